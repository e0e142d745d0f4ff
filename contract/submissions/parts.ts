import { z } from 'zod';

export const emailExpected = 'Enter an e-mail address such as name@example.com';

/** A text field of a form. Each of its errors is `expected`, which describes the field by an example. */
export const formText = (max: number, expected: string) => z.string({ error: expected }).trim().max(max, expected);

/** An e-mail address or ''. */
export const emailOrBlank = formText(254, emailExpected)
  .default('')
  .refine((value) => value === '' || z.email().safeParse(value).success, emailExpected);

/**
 * What tells a person from a program, without asking the person anything: a field that people do not see
 * and leave blank, and how long the form was open. Both may be absent (a page without script knows no time).
 */
export const spamChecks = {
  website: z.string().max(500).default('').describe('Left blank by people; absent counts as blank.'),
  elapsedMs: z.coerce.number().nonnegative().optional().describe('Milliseconds the form was open; absent: unknown.'),
};

/** Which privacy notice stood at the form. Optional: callers of our own time may know nothing of it. */
export const privacyVersion = z
  .string()
  .max(40)
  .regex(/^[\w.-]*$/, 'This is no version of a privacy notice')
  .optional()
  .describe('The version of the privacy notice that stood at the form; absent: not said.');

/** Sooner than this after the form was shown, no person has sent it. */
export const minimumElapsedMs = 1_500;

/** Whether the signs speak for a program: such a submission is kept, but set aside. */
export const looksAutomatic = ({ website, elapsedMs }: { website: string; elapsedMs?: number | undefined }): boolean =>
  website.trim() !== '' || (elapsedMs !== undefined && elapsedMs < minimumElapsedMs);
