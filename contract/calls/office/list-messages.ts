import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, officePage } from '#contract/call.ts';
import { assigneeFilter, messageStatus, officeMessage } from '#contract/office/inbox-view.ts';

/** Messages, the newest first. */
export const listMessages = defineCall({
  name: 'ListMessages',
  summary: 'Messages',
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
