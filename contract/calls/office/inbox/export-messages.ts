import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, fileResponse } from '#contract/call.ts';
import { assigneeFilter, messageStatus } from '#contract/office/inbox-view.ts';

/** Messages as CSV. Formulas are defused. */
export const exportMessages = defineCall({
  name: 'ExportMessages',
  summary: 'Export messages as CSV',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    status: messageStatus.optional().describe('Absent: all but spam.'),
    assignee: assigneeFilter.optional(),
    words: z.string().trim().max(200).optional(),
  }),
  output: fileResponse,
  errors: [],
  returnsFile: true,
  access: officeAccess.ExportMessages,
});
