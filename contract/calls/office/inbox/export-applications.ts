import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, fileResponse, queryInteger } from '#contract/call.ts';
import { applicationStatus } from '#contract/office/inbox-view.ts';

/** Applications as CSV, without the CVs. Formulas are defused. */
export const exportApplications = defineCall({
  name: 'ExportApplications',
  summary: 'Export applications as CSV',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    status: applicationStatus.optional().describe('Absent: all but spam.'),
    department: queryInteger(1).optional(),
    career: queryInteger(1).optional(),
    words: z.string().trim().max(200).optional(),
  }),
  output: fileResponse,
  errors: [],
  returnsFile: true,
  access: officeAccess.ExportApplications,
});
