import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { role } from '#contract/office/people-view.ts';

/** Changes a user's role, disables or enables the user, or resets password and second factor. The last owner cannot be removed. */
export const changeUser = defineCall({
  name: 'ChangeUser',
  summary: 'Change a user’s role or access',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    id: z.string().max(100),
    role: role.optional(),
    disabled: z.boolean().optional(),
    seen: z
      .object({ role: role.optional(), disabled: z.boolean().optional() })
      .optional()
      .describe('What the caller has seen. Rejected if another user has changed it since.'),
    reset: z
      .boolean()
      .default(false)
      .describe('Deletes password, second factor and sessions, and returns a link to choose a new password.'),
  }),
  output: z.object({ link: z.string().nullable() }),
  errors: ['not_found', 'conflict', 'invalid_body'],
  access: officeAccess.ChangeUser,
});
