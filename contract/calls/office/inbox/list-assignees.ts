import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';

/** The possible assignees of messages, by name only. */
export const listAssignees = defineCall({
  name: 'ListAssignees',
  summary: 'List the possible assignees of messages',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: z.array(z.object({ id: z.string(), name: z.string() })),
  errors: [],
  listed: true,
  access: officeAccess.ListAssignees,
});
