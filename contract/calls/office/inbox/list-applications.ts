import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, officePage, queryInteger } from '#contract/call.ts';
import { applicationStatus, officeApplication } from '#contract/office/inbox-view.ts';

export const listApplications = defineCall({
  name: 'ListApplications',
  summary: 'List applications, the newest first',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    status: applicationStatus.optional().describe('Absent: all but spam.'),
    department: queryInteger(1).optional(),
    career: queryInteger(1).optional(),
    words: z.string().trim().max(200).optional(),
    ...officePage,
  }),
  output: z.array(officeApplication),
  errors: [],
  listed: true,
  access: officeAccess.ListApplications,
});
