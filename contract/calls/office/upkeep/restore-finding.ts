import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { findingKey } from '#contract/office/upkeep-view.ts';

export const restoreFinding = defineCall({
  name: 'RestoreFinding',
  summary: 'Show a dismissed finding again',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    key: findingKey,
    seen: z
      .string()
      .max(40)
      .optional()
      .describe('`at` of the dismissal that the user has seen. Rejected if another user has dismissed it again since.'),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['invalid_body', 'not_found', 'conflict'],
  access: officeAccess.RestoreFinding,
});
