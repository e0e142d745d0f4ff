import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';

/** Removes files that no entry uses, and returns the reasons for the others. */
export const removeFiles = defineCall({
  name: 'RemoveFiles',
  summary: 'Remove unused files',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({ srcs: z.array(z.string().max(300)).min(1).max(100) }),
  output: z.object({ done: z.array(z.string()), refused: z.array(z.object({ src: z.string(), reason: z.string() })) }),
  errors: ['invalid_body'],
  access: officeAccess.RemoveFiles,
});
