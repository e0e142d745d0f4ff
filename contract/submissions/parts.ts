import { z } from 'zod';
import { langParameter } from '../protocol/call.ts';
import { type Rule, rule } from '../rules.ts';
import { isEmailAddress, maxEmailLength } from '../text/contact/email-address.ts';

export const emailExpected = rule('email', 'Enter an email address such as name@example.com');

/** A text field of a form. Each of its errors is `expected`, which describes the field by an example. */
export const formText = (max: number, expected: Rule) => z.string(expected).trim().max(max, expected);

/** An email address or ''. */
export const emailOrBlank = formText(maxEmailLength, emailExpected)
  .default('')
  .refine((value) => value === '' || isEmailAddress(value), emailExpected);

export const subjectText = formText(
  200,
  rule('subject', 'Enter a subject of at most 200 characters, such as “Price of a container”', { max: 200 }),
).default('');

export const maxMessageLength = 5_000;

export const messageText = formText(
  maxMessageLength,
  rule('message', 'Enter a message of at most 5,000 characters, such as a question', { max: maxMessageLength }),
).default('');

/**
 * Distinguishes people from programs without asking anything: a hidden field that people leave blank (honeypot), and
 * how long the form was open. Both may be absent (a page without JavaScript knows no time).
 */
export const spamChecks = {
  website: z.string().max(500).default('').describe('Honeypot: people leave it blank; absent counts as blank.'),
  elapsedMs: z.coerce.number().nonnegative().optional().describe('Milliseconds the form was open; absent: unknown.'),
};

/**
 * The version of the privacy notice shown with the form. Optional, because callers that only know the specification do
 * not send it.
 */
export const privacyVersion = z
  .string()
  .max(40)
  .regex(/^[\w.-]*$/, 'Must be the version of a privacy notice')
  .optional()
  .describe('Version of the privacy notice shown with the form; absent: unknown.');

/** The language of the page with the form. Optional and not sent to a foreign backend, as `privacyVersion`. */
export const formLanguage = langParameter.describe(
  'Language of the page with the form, such as de. Mails to the visitor and messages of DropCv are in it; absent: in English.',
);

/** A person takes longer than this to send a form. */
export const minimumElapsedMs = 1_500;

/** Whether a submission looks automatic. It is stored and marked as spam. */
export const looksAutomatic = ({ website, elapsedMs }: { website: string; elapsedMs?: number | undefined }): boolean =>
  website.trim() !== '' || (elapsedMs !== undefined && elapsedMs < minimumElapsedMs);
