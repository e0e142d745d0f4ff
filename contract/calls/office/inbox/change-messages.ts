import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { messageStatus } from '#contract/office/inbox-view.ts';

export const changeMessages = defineCall({
  name: 'ChangeMessages',
  summary: 'Change status, note or assignee of messages',
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
    note: z.string().trim().max(4_000).optional(),
  }),
  output: z.object({ changed: z.int() }),
  errors: ['invalid_body'],
  access: officeAccess.ChangeMessages,
});
