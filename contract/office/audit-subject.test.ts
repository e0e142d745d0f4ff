import { expect, test } from 'vitest';
import { entryIn } from './audit-subject.ts';

test('an audit row’s subject leads to its entry, and to nothing where it names none', () => {
  expect(entryIn('news 12')).toEqual({ type: 'news', id: 12 });
  expect(entryIn('tradeFair 7')).toEqual({ type: 'tradeFair', id: 7 });
  for (const other of ['user ann@example.com', 'message 3, 4', '/files/a.webp', 'news', 'news x', 'toString 1', '']) {
    expect(entryIn(other), other).toBeUndefined();
  }
});
