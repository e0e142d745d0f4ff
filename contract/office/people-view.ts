import { z } from 'zod';
import { roles } from '../access.ts';

export const role = z.enum(roles);

/** The mail notifications that a user has enabled. */
export const mailWishes = z.object({ messages: z.boolean(), applications: z.boolean() });

export const officeUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  disabled: z.boolean(),
  /** Whether the user has chosen a password; an invited user has none yet. */
  joined: z.boolean(),
  secondFactor: z.boolean(),
  onLeaveUntil: z.string().nullable().describe('The last day of a leave, which may be over; null: none.'),
  lastSeenAt: z.string().nullable(),
  createdAt: z.string(),
});
export type OfficeUser = z.output<typeof officeUser>;
