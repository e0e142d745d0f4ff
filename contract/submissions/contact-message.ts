import { z } from 'zod';
import { rule } from '../rules.ts';
import { emailOrBlank, formLanguage, formText, messageText, privacyVersion, spamChecks, subjectText } from './parts.ts';

const fields = z.object({
  name: formText(
    120,
    rule('name', 'Enter a name of at most 120 characters, such as Ada Lovelace', { max: 120 }),
  ).default(''),
  email: emailOrBlank,
  mobile: formText(40, rule('phone', 'Enter a telephone number such as +44 20 7946 0000')).default(''),
  subject: subjectText,
  message: messageText,
});

/** A visitor's message: every field may be blank, but not all of them. */
export const contactMessage = fields
  .extend({ ...spamChecks, privacyVersion, lang: formLanguage })
  .refine(
    ({ name, email, mobile, subject, message }) =>
      [name, email, mobile, subject, message].some((value) => value !== ''),
    { path: ['message'], ...rule('blank', 'Write something before you send, such as a question'), abort: true },
  );

export type ContactMessage = z.output<typeof contactMessage>;
