import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { keptOfPerson } from '#contract/office/privacy-view.ts';

/** Asked with a body, because addresses of requests are written down in many places. */
export const findPerson = defineCall({
  name: 'FindPerson',
  summary: 'What is kept of a person',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({ email: z.email() }),
  output: keptOfPerson,
  errors: ['invalid_body'],
  access: officeAccess.FindPerson,
});
