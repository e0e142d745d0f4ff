import { z } from 'zod';
import { rule } from '#contract/rules.ts';
import { maxReplySubject } from './reply-templates.ts';

export const maxSentText = 10_000;

const subjectExpected = rule('reply_subject_sent', 'Enter one line of 1 to 200 characters');
const textExpected = rule('reply_text_sent', 'Enter a text of at most 10,000 characters');

/** An answer as it is mailed. */
export const sentReply = z.object({
  subject: z
    .string(subjectExpected)
    .trim()
    .min(1, subjectExpected)
    .max(maxReplySubject, subjectExpected)
    .regex(/^[^\r\n]*$/, subjectExpected),
  text: z.string(textExpected).trim().min(1, textExpected).max(maxSentText, textExpected),
});
