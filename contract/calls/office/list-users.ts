import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { officeUser } from '#contract/office/people-view.ts';

/** Everybody who may sign in, or once might. */
export const listUsers = defineCall({
  name: 'ListUsers',
  summary: 'Everybody who may sign in',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: z.array(officeUser),
  errors: [],
  listed: true,
  access: officeAccess.ListUsers,
});
