import { expect, test } from 'vitest';
import { messages as pseudo } from '#build/messages/office/qps/texts.ts';
import { inviteUser } from '#contract/calls/office/people.ts';
import { addRedirect, dismissFinding } from '#contract/calls/office/upkeep.ts';
import { checkInput } from './check-input.ts';

const { form, rules } = pseudo;

test('names each wrong field in the language of the office', () => {
  expect(checkInput(addRedirect.input, { from: 'old', to: 'new' }, pseudo)).toEqual({
    from: rules.own_path,
    to: rules.redirect_target,
  });
  expect(checkInput(dismissFinding.input, { key: 'dead-link:/x', reason: ' ' }, pseudo)).toEqual({
    reason: rules.reason,
  });
});

test('has a text for what no rule of the contract names', () => {
  const found = checkInput(inviteUser.input, { name: 'x'.repeat(121), email: '', role: 'editor' }, pseudo);
  expect(found).toEqual({ name: form.invalid.tooLong({ most: 120 }), email: form.invalid.missing });
});

test('finds nothing in valid values', () => {
  expect(checkInput(addRedirect.input, { from: '/old', to: '/new' }, pseudo)).toEqual({});
});
