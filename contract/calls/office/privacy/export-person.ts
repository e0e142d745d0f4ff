import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, fileResponse } from '#contract/call.ts';
import { emailAddress } from '#contract/email-address.ts';
import { emailExpected } from '#contract/fields.ts';

/** All data stored about a person as one ZIP archive: a JSON document, and the CVs as they were sent. */
export const exportPerson = defineCall({
  name: 'ExportPerson',
  summary: 'Export all data stored about a person as one archive',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({ email: emailAddress(emailExpected) }),
  output: fileResponse,
  errors: ['invalid_body'],
  returnsFile: true,
  access: officeAccess.ExportPerson,
});
