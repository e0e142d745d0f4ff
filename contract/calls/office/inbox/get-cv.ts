import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, fileResponse, queryFlag, queryInteger } from '#contract/call.ts';

/** The CV of an application. Each access is in the audit log. */
export const getCv = defineCall({
  name: 'GetCv',
  summary: 'Get the CV of an application',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    id: queryInteger(1),
    show: queryFlag.default(false).describe('Show a PDF in the browser instead of downloading it.'),
  }),
  output: fileResponse,
  errors: ['not_found'],
  returnsFile: true,
  access: officeAccess.GetCv,
});
