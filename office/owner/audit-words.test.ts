import { expect, test } from 'vitest';
import { messages } from '#build/messages/office/en/texts.ts';
import { actionsNamed } from './action-text.ts';
import { changeText } from './change-text.ts';

test.each([
  ['message', 'status answered, assignee Ben Brown', 'Status: Answered · Assigned to: Ben Brown'],
  ['message', 'assignee none, note', 'Not assigned · Note'],
  ['application', 'status in review, rating 4', 'Status: In review · 4 stars'],
  ['application', 'consent withdrawn', 'consent withdrawn'],
  [undefined, '120', '120'],
])('shows a change of a %s, %s, in words', (kind, rest, words) => {
  expect(changeText(rest, kind, messages)).toBe(words);
});

test('actions are found by their words', () => {
  const { actions } = messages.owner.audit;
  expect(actionsNamed(actions, 'unpubl')?.split(',')).toContain('entry.unpublish');
  expect(actionsNamed(actions, 'Signed passkey')?.split(',')).toContain('signed-in-passkey');
  expect(actionsNamed(actions, 'zzz')).toBeUndefined();
});
