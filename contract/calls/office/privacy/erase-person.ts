import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { emailAddress } from '#contract/email-address.ts';
import { emailExpected } from '#contract/fields.ts';
import { erasureReceipt } from '#contract/office/inbox-view.ts';

/** Erases all data stored about a person: messages, applications with their CVs, subscription, mails. */
export const erasePerson = defineCall({
  name: 'ErasePerson',
  summary: 'Erase all data stored about a person',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({ email: emailAddress(emailExpected) }),
  output: erasureReceipt,
  errors: ['invalid_body'],
  access: officeAccess.ErasePerson,
});
