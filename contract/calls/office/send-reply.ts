import { z } from 'zod';
import { officeChange } from '#contract/office/define-office-call.ts';
import { sentReply } from '#contract/office/replies/sent-reply.ts';

/** The answer stays with the message, which becomes answered, in the transaction that queues the mail. */
export const sendReply = officeChange('SendReply', {
  summary: 'Mail an answer to the sender of a message',
  input: sentReply.extend({
    id: z.int().positive().describe('The id of the message.'),
    idempotencyKey: z
      .string()
      .regex(/^[\x21-\x7e]{1,255}$/, 'Must be at most 255 characters of ASCII without spaces')
      .optional()
      .describe('Chosen by the client. The same answer to a message with the same key is sent once.'),
  }),
  headerNames: { idempotencyKey: 'Idempotency-Key' },
  output: z.object({ ok: z.literal(true) }),
  errors: ['invalid_body', 'not_found', 'conflict', 'too_many_requests', 'unavailable'],
});
