import { z } from 'zod';
import { defineCall } from '../protocol/call.ts';
import { emailExpected, formLanguage, formText, privacyVersion, spamChecks } from '../submissions/parts.ts';
import { emailAddress, maxEmailLength } from '../text/contact/email-address.ts';

/** The response does not reveal whether the address is known. */
export const subscribe = defineCall({
  name: 'Subscribe',
  summary: 'Subscribe to the newsletter; the subscriber confirms by a link in a mail',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    email: formText(maxEmailLength, emailExpected).pipe(emailAddress(emailExpected)),
    privacyVersion,
    lang: formLanguage,
    ...spamChecks,
  }),
  // The specification lacks the call. Backends that have it know these fields.
  specified: ['email', 'privacyVersion', 'website', 'elapsedMs'],
  output: z.object({ status: z.boolean() }),
  access: 'public',
  errors: ['invalid_body', 'too_large', 'unsupported_media_type', 'too_many_requests'],
});
