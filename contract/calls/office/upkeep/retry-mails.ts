import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { chosenMails } from '#contract/office/upkeep-view.ts';

/** Sends failed mails now, and tries them for as long as new ones. */
export const retryMails = defineCall({
  name: 'RetryMails',
  summary: 'Send mails again that could not be sent',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({ ids: chosenMails }),
  output: z.object({ count: z.int() }),
  errors: ['invalid_body'],
  access: officeAccess.RetryMails,
});
