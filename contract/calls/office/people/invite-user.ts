import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { role } from '#contract/office/people-view.ts';

/** Adds a user and mails a link to choose a password. The link is also returned, in case no mail is sent. */
export const inviteUser = defineCall({
  name: 'InviteUser',
  summary: 'Add a user',
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
