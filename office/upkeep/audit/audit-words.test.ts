import { expect, test } from 'vitest';
import { messages } from '#build/messages/office/en/texts.ts';
import { actionsNamed } from '../action-text.ts';
import { subjectText } from '../subject-text.ts';

const formats = {
  languageName: (tag: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag,
  day: (day: string) => `day ${day}`,
  list: (items: readonly string[]) => items.join(', '),
};

test.each([
  ['message.change', 'message', 'status answered, assignee Ben Brown', 'Status: Answered · Assigned to: Ben Brown'],
  ['message.change', 'message', 'assignee none, note', 'Not assigned · Note'],
  ['application.change', 'application', 'status in review, rating 4', 'Status: In review · 4 stars'],
  ['application.change', 'application', 'consent withdrawn', 'Consent withdrawn'],
  ['content.export', undefined, '120', '120 entries'],
  ['translations.export', undefined, 'de 1', 'German · 1 entry'],
  ['translations.import', undefined, 'zh-hans 12', 'Simplified Chinese · 12 entries'],
  ['glossary.change', undefined, 'ar', 'Arabic'],
  [
    'translation.assign',
    'entry',
    'languages de fr, assignee Ben, due 2026-12-01',
    'German, French · Assigned to: Ben · Due day 2026-12-01',
  ],
  ['translation.assign', undefined, '60 entries: languages de, due none', '60 entries: German · No due date'],
  ['message.export', undefined, 'new', 'New'],
  ['application.export', undefined, 'in review', 'In review'],
  ['subscriber.export', undefined, 'all', 'All'],
  [
    'person.erase',
    undefined,
    'messages 1, applications 0, subscriptions 2, mails 0',
    '1 message · 0 applications · 2 subscriptions · 0 emails',
  ],
  ['mail.test', undefined, 'failed', 'Not sent'],
  ['import.start', undefined, 'https://old.example.com', 'https://old.example.com'],
])('shows %s of a %s, %s, in words', (action, kind, rest, words) => {
  expect(subjectText({ action, kind, rest }, messages, formats)).toBe(words);
});

test('actions are found by their words', () => {
  const { actions } = messages.owner.audit;
  expect(actionsNamed(actions, 'unpubl')?.split(',')).toContain('entry.unpublish');
  expect(actionsNamed(actions, 'Signed passkey')?.split(',')).toContain('signed-in-passkey');
  expect(actionsNamed(actions, 'zzz')).toBeUndefined();
});
