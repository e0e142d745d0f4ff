import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { emailAddress } from '#contract/email-address.ts';
import { emailExpected } from '#contract/fields.ts';
import { storedDataOf } from '#contract/office/privacy-view.ts';

/** A POST, because URLs with an email address would end up in logs. */
export const findPerson = defineCall({
  name: 'FindPerson',
  summary: 'Find the data stored about a person',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({ email: emailAddress(emailExpected) }),
  output: storedDataOf,
  errors: ['invalid_body'],
  access: officeAccess.FindPerson,
});
