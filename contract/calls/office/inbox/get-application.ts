import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, queryInteger } from '#contract/call.ts';
import { officeApplication } from '#contract/office/inbox-view.ts';

export const getApplication = defineCall({
  name: 'GetApplication',
  summary: 'Get an application',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ id: queryInteger(1) }),
  output: officeApplication,
  errors: ['not_found'],
  access: officeAccess.GetApplication,
});
