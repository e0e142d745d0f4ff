import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { role } from '#contract/office/people-view.ts';

/** Changes somebody’s role, shuts them out or lets them in again, or starts over with password and second factor. The last owner cannot be lost. */
export const changeUser = defineCall({
  name: 'ChangeUser',
  summary: 'Change a person’s role or access',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    id: z.string().max(100),
    role: role.optional(),
    disabled: z.boolean().optional(),
    reset: z
      .boolean()
      .default(false)
      .describe('Forgets password, second factor and sessions; answers a link to choose anew.'),
  }),
  output: z.object({ link: z.string().nullable() }),
  errors: ['not_found', 'conflict', 'invalid_body'],
  access: officeAccess.ChangeUser,
});
