import { expect, test } from 'vitest';
import { entryIn, readSubject } from './audit-subject.ts';

test('entryIn returns the entry of an audit subject, and undefined for any other subject', () => {
  expect(entryIn('news 12')).toEqual({ type: 'news', id: 12 });
  expect(entryIn('tradeFair 7')).toEqual({ type: 'tradeFair', id: 7 });
  for (const other of ['user ann@example.com', 'message 3, 4', '/files/a.webp', 'news', 'news x', 'toString 1', '']) {
    expect(entryIn(other), other).toBeUndefined();
  }
});

test.each([
  ['entry.save', 'news 12', [{ kind: 'entry', type: 'news', key: '12' }], ''],
  ['file.add', '/files/a.webp', [{ kind: 'file', key: '/files/a.webp' }], ''],
  ['finding.dismiss', '/files/a.webp', [{ kind: 'file', key: '/files/a.webp' }], ''],
  ['finding.dismiss', 'language zh-hans', [{ kind: 'language', key: 'zh-hans' }], ''],
  [
    'file.replace',
    '/files/a.webp /files/b.webp',
    [
      { kind: 'file', key: '/files/a.webp' },
      { kind: 'file', key: '/files/b.webp' },
    ],
    '',
  ],
  [
    'message.change',
    '3, 14: status answered, note',
    [
      { kind: 'message', key: '3' },
      { kind: 'message', key: '14' },
    ],
    'status answered, note',
  ],
  ['message.reply', '14', [{ kind: 'message', key: '14' }], ''],
  [
    'translation.assign',
    '12: languages de fr, due 2026-12-01',
    [{ kind: 'entry', key: '12' }],
    'languages de fr, due 2026-12-01',
  ],
  ['translation.assign', '60 entries: languages de', [], '60 entries: languages de'],
  ['application.change', '12: rating 4', [{ kind: 'application', key: '12' }], 'rating 4'],
  ['cv.look', 'application 12', [{ kind: 'application', key: '12' }], ''],
  ['subscriber.remove', '7', [{ kind: 'subscriber', key: '7' }], ''],
  ['redirect.add', '/old-page', [{ kind: 'redirect', key: '/old-page' }], ''],
  ['user-added', 'user ann@example.com', [{ kind: 'user', key: 'ann@example.com' }], ''],
  ['person.erase', 'messages 1, applications 0', [], 'messages 1, applications 0'],
  ['message.export', 'new', [], 'new'],
  ['content.export', '120', [], '120'],
])('parses the subject of %s, “%s”', (action, subject, things, rest) => {
  expect(readSubject(action, subject)).toEqual({ things, rest });
});
