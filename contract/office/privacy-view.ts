import { z } from 'zod';

/** The data stored for an email address: numbers and dates without content. */
export const storedDataOf = z.object({
  messages: z.array(z.object({ id: z.int(), receivedAt: z.string() })),
  applications: z.array(
    z.object({
      id: z.int(),
      receivedAt: z.string(),
      reference: z.string(),
      file: z.object({ name: z.string(), bytes: z.int() }),
      keptUntil: z.string(),
      talentPool: z.boolean(),
    }),
  ),
  subscriptions: z.array(z.object({ status: z.enum(['asked', 'confirmed', 'ended']), askedAt: z.string() })),
  mails: z.int().describe('Queued or failed mails.'),
  hasAccount: z.boolean().describe('Whether a user of the office has this address; erasure does not remove users.'),
});
export type StoredPersonData = z.output<typeof storedDataOf>;

/** A day, such as `2026-11-21`, in UTC. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const retentionLog = z.object({
  deletions: z
    .array(z.object({ day, kind: z.string(), deleted: z.int() }))
    .describe('Deletions at the end of retention periods, by day and kind; the newest first.'),
});
export type RetentionLog = z.output<typeof retentionLog>;

export const visitFigures = z.object({
  total: z.int(),
  days: z
    .array(z.object({ day, visits: z.int() }))
    .describe('Every requested day, in order, also days without visits.'),
  pages: z
    .array(z.object({ page: z.string(), visits: z.int() }))
    .describe('The most read first; an empty page is the sum of all further pages.'),
});
export type VisitFigures = z.output<typeof visitFigures>;
