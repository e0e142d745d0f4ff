import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';

export const removeSubscribers = defineCall({
  name: 'RemoveSubscribers',
  summary: 'Remove subscribers',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({ ids: z.array(z.int().positive()).min(1).max(100) }),
  output: z.object({ removed: z.int() }),
  errors: ['invalid_body'],
  access: officeAccess.RemoveSubscribers,
});
