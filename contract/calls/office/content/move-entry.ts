import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';

/** Moves an entry to a position among its siblings; 0 is the first. */
export const moveEntry = defineCall({
  name: 'MoveEntry',
  summary: 'Move an entry among its siblings',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    id: z.int().positive(),
    position: z.int().nonnegative(),
    seen: z
      .object({
        position: z.int().nonnegative(),
        displaced: z.int().positive().describe('Id of the entry at the new position.'),
      })
      .optional()
      .describe('The order that the user has seen. Rejected if another user has changed it since.'),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'forbidden', 'conflict', 'invalid_body'],
  access: officeAccess.MoveEntry,
});
