import { z } from 'zod';
import { defineCall } from '../call.ts';
import { emailExpected, formText, privacyVersion, spamChecks } from '../submissions/parts.ts';

/** The same answer whether the address is known or not. */
export const subscribe = defineCall({
  name: 'Subscribe',
  summary: 'Ask for the newsletter; a mail asks to confirm',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    email: formText(254, emailExpected).pipe(z.email(emailExpected)),
    privacyVersion,
    ...spamChecks,
  }),
  output: z.object({ status: z.boolean() }),
  access: 'public',
  errors: ['invalid_body', 'too_large', 'unsupported_media_type', 'too_many_requests'],
});
