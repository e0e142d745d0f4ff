import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { officeUser } from '#contract/office/people-view.ts';

/** All users, also disabled ones. */
export const listUsers = defineCall({
  name: 'ListUsers',
  summary: 'List the users of the office',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: z.array(officeUser),
  errors: [],
  listed: true,
  access: officeAccess.ListUsers,
});
