import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { messageStatus } from '#contract/office/inbox-view.ts';

export const changeMessages = defineCall({
  name: 'ChangeMessages',
  summary: 'Change status or assignee of messages, or add a note',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    ids: z.array(z.int().positive()).min(1).max(100),
    status: messageStatus.optional(),
    assignee: z
      .string()
      .max(100)
      .nullable()
      .optional()
      .describe('Id of a user who may read messages; null: unassigned.'),
    seen: z
      .object({ status: messageStatus.optional(), assignee: z.string().max(100).nullable().optional() })
      .optional()
      .describe('What the user has seen. Rejected if another user has changed it since.'),
    note: z.string().trim().min(1).max(4_000).optional().describe('A note to add.'),
  }),
  output: z.object({ changed: z.int() }),
  errors: ['invalid_body', 'conflict'],
  access: officeAccess.ChangeMessages,
});
