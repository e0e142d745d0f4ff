import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';

/** Those whom a message can be given to: by name, without anything else of them. */
export const listAssignees = defineCall({
  name: 'ListAssignees',
  summary: 'Those whom a message can be given to',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: z.array(z.object({ id: z.string(), name: z.string() })),
  errors: [],
  listed: true,
  access: officeAccess.ListAssignees,
});
