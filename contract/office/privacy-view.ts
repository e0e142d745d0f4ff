import { z } from 'zod';

/** What is kept under an e-mail address: how much and since when, nothing of what it says. */
export const keptOfPerson = z.object({
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
  mails: z.int().describe('Waiting or given up.'),
  hasAccount: z.boolean().describe('Whether somebody with this address works in the office: no erasure ends that.'),
});
export type KeptOfPerson = z.output<typeof keptOfPerson>;

/** A day, such as `2026-11-21`, in UTC. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const retentionLog = z.object({
  deletions: z
    .array(z.object({ day, kind: z.string(), deleted: z.int() }))
    .describe('What was deleted because its time was over, by day and kind; the newest first.'),
});
export type RetentionLog = z.output<typeof retentionLog>;

export const visitFigures = z.object({
  total: z.int(),
  days: z.array(z.object({ day, visits: z.int() })).describe('Every day asked for, in order, those without any too.'),
  pages: z
    .array(z.object({ page: z.string(), visits: z.int() }))
    .describe('The most read first; an empty page stands for all that were too many to name.'),
});
export type VisitFigures = z.output<typeof visitFigures>;
