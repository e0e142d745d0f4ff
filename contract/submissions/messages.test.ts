import { expect, test } from 'vitest';
import type { z } from 'zod';
import { subscribe } from '../calls/subscribe.ts';
import { contactMessage } from './contact-message.ts';
import { jobApplication } from './job-application.ts';

const messages = (schema: z.ZodType, values: object): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const { path, message } of schema.safeDecode(values as never).error?.issues ?? []) {
    const field = String(path[0]);
    found[field] = [...(found[field] ?? []), message];
  }
  return found;
};

const long = 'x'.repeat(6_000);
const blank = { name: '', address: '', email: '', mobile: '', mobileAlternative: '', departmentId: '' };
const tooLong = { name: long, address: long, email: long, mobile: long, mobileAlternative: long, subject: long };
const noText = { name: 1, email: 1, address: 1, mobile: 1, mobileAlternative: 1, subject: 1, departmentId: 1 };
const wrong = { ...blank, email: 'ada', mobile: 'none', mobileAlternative: 'call me' };
const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);

/** An example, the list to choose from, or the allowed file types. */
const suggestion = /such as \S|from the list|\.pdf, \.doc or \.docx/;

test.each([
  ['an empty message', contactMessage, {}, ['message']],
  ['a message with texts that are too long', contactMessage, { ...tooLong, message: long }, 5],
  ['a message with an invalid address', contactMessage, { email: 'ada' }, ['email']],
  ['a message whose fields are not texts', contactMessage, { ...noText, message: 1 }, 5],
  ['a subscription without an address', subscribe.input, {}, ['email']],
  ['a subscription with an invalid address', subscribe.input, { email: 'ada' }, ['email']],
  ['a subscription with an address that is too long', subscribe.input, { email: `${long}@example.com` }, ['email']],
  ['an empty application', jobApplication, {}, 7],
  ['an application with blank fields', jobApplication, { ...blank, file: file('', 0) }, 7],
  ['an application with texts that are too long', jobApplication, { ...tooLong, departmentId: long }, 7],
  ['an application whose fields are not texts', jobApplication, { ...noText, file: 'cv.pdf' }, 7],
  ['an application with invalid address and numbers', jobApplication, { ...wrong, file: file('a.exe', 1) }, 7],
  ['an application with an empty file', jobApplication, { file: file('cv.pdf', 0) }, 7],
  ['an application with a file that is too large', jobApplication, { file: file('cv.pdf', 1_000_000) }, 7],
] as const)(
  '%s is rejected with a message that shows what each field expects, by an example or a choice',
  (_, schema, values, refused) => {
    const found = messages(schema, values);
    if (typeof refused === 'number') expect(Object.keys(found)).toHaveLength(refused);
    else expect(Object.keys(found)).toEqual(refused);
    for (const said of Object.values(found)) expect(said[0]).toMatch(suggestion);
  },
);
