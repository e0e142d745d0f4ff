import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { chosenMails } from '#contract/office/upkeep-view.ts';

/** Deletes failed mails unsent. What they report stays in the inbox. */
export const discardMails = defineCall({
  name: 'DiscardMails',
  summary: 'Delete mails that could not be sent',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({ ids: chosenMails }),
  output: z.object({ count: z.int() }),
  errors: ['invalid_body'],
  access: officeAccess.DiscardMails,
});
