import { z } from 'zod';
import { emailOrBlank, privacyVersion, spamChecks } from './parts.ts';

const fields = z.object({
  name: z.string().trim().max(120).default(''),
  email: emailOrBlank,
  mobile: z.string().trim().max(40).default(''),
  subject: z.string().trim().max(200).default(''),
  message: z.string().trim().max(5_000).default(''),
});

/** A visitor's message: every field may be blank, but not all of them. */
export const contactMessage = fields
  .extend({ ...spamChecks, privacyVersion })
  .refine(
    ({ name, email, mobile, subject, message }) =>
      [name, email, mobile, subject, message].some((value) => value !== ''),
    { path: ['message'], message: 'Write something before you send', abort: true },
  );

export type ContactMessage = z.output<typeof contactMessage>;
