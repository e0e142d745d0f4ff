import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { role } from '#contract/office/people-view.ts';

/** Adds a person and mails a link to choose a password; the link comes back too, for hand-over where no mail goes out. */
export const inviteUser = defineCall({
  name: 'InviteUser',
  summary: 'Add a person',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({ name: z.string().trim().min(1).max(120), email: z.email(), role }),
  output: z.object({
    id: z.string(),
    link: z.string(),
    expiresAt: z.string(),
    mailed: z.boolean().describe('Whether the link is sent by mail; false: no mail server is set up.'),
  }),
  errors: ['conflict', 'invalid_body'],
  access: officeAccess.InviteUser,
});
