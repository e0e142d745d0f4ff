import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';

export const removeRedirects = defineCall({
  name: 'RemoveRedirects',
  summary: 'Remove redirects',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    froms: z.array(z.string().max(300)).min(1).max(100),
    seen: z
      .record(z.string().max(300), z.string().max(500))
      .optional()
      .describe('The targets that the user has seen, by old path. Rejected if another user has changed one since.'),
  }),
  output: z.object({ removed: z.int() }),
  errors: ['invalid_body', 'conflict'],
  access: officeAccess.RemoveRedirects,
});
