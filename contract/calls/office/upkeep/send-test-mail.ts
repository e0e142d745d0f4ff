import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';

/** Sends a mail to the caller without the queue and returns the outcome. */
export const sendTestMail = defineCall({
  name: 'SendTestMail',
  summary: 'Send a test mail',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({}),
  output: z.object({ sent: z.boolean(), detail: z.string() }),
  errors: [],
  access: officeAccess.SendTestMail,
});
