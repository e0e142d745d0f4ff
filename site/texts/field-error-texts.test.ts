import { expect, test } from 'vitest';
import type { z } from 'zod';
import { subscribe } from '#contract/calls/subscribe.ts';
import { ruleOf } from '#contract/rules.ts';
import { contactMessage } from '#contract/submissions/contact-message.ts';
import { enquiry } from '#contract/submissions/enquiry.ts';
import { jobApplication } from '#contract/submissions/job-application.ts';
import { fieldErrorIn } from './field-error-texts.ts';

const long = 'x'.repeat(6_000);
const tooLong = { name: long, email: long, mobile: long, subject: long, message: long };
const line = { article: long, quantity: -1, unit: '/', note: long };
const terms = { country: 'XX', deliveryTerm: 'X', wantedOn: 'x', company: long };
const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);

test.each<[string, z.ZodType, object]>([
  ['a blank message', contactMessage, {}],
  ['a message with texts that are too long', contactMessage, tooLong],
  ['a subscription', subscribe.input, { email: 'ada' }],
  ['an application without a file', jobApplication, { departmentId: '' }],
  ['an application with an empty file', jobApplication, { file: file('cv.pdf', 0) }],
  ['an application with a file of another type', jobApplication, { file: file('cv.exe', 1) }],
  ['an application with a file that is too large', jobApplication, { file: file('cv.pdf', 1_000_000) }],
  ['an enquiry with wrong terms', enquiry, { ...tooLong, ...terms, file: file('a.exe', 1) }],
  ['an enquiry with wrong lines', enquiry, { lines: JSON.stringify([line, { quantity: 1 }]) }],
  ['an enquiry with too many lines', enquiry, { lines: JSON.stringify(Array(51).fill({ article: 'A' })) }],
])('every message about %s has a text in each language, and is unchanged in English', (_, schema, values) => {
  const issues = schema.safeParse(values).error?.issues ?? [];
  const errors = issues.map((issue) => ({ field: String(issue.path[0]), message: issue.message, ...ruleOf(issue) }));
  expect(errors).not.toEqual([]);
  for (const error of errors) {
    expect(fieldErrorIn('en', error)).toBe(error.message);
    // The pseudo-locale has every text.
    expect(fieldErrorIn('qps', error)).toMatch(/^\[!! /);
  }
});

test.each([undefined, 'blocked'])(
  'an error with the code %s, which is not the contract’s, keeps its message',
  (code) => {
    const error = { field: 'email', message: 'This address is blocked', code };
    expect(fieldErrorIn('de', error)).toBe('This address is blocked');
  },
);
