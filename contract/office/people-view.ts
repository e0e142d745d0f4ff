import { z } from 'zod';
import { roles } from '../access.ts';

export const role = z.enum(roles);

/** What somebody wishes to hear of by mail. */
export const mailWishes = z.object({ messages: z.boolean(), applications: z.boolean() });

export const officeUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  disabled: z.boolean(),
  /** Whether a password was ever chosen; an invited person has none yet. */
  joined: z.boolean(),
  secondFactor: z.boolean(),
  lastSeenAt: z.string().nullable(),
  createdAt: z.string(),
});
export type OfficeUser = z.output<typeof officeUser>;
