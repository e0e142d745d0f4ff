import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, officePage } from '#contract/call.ts';
import { assigneeFilter, messageStatus, officeMessage } from '#contract/office/inbox-view.ts';

export const listMessages = defineCall({
  name: 'ListMessages',
  summary: 'List messages, the newest first',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    status: messageStatus.optional().describe('Absent: all but spam.'),
    assignee: assigneeFilter.optional(),
    words: z.string().trim().max(200).optional(),
    ...officePage,
  }),
  output: z.array(officeMessage),
  errors: [],
  listed: true,
  access: officeAccess.ListMessages,
});
