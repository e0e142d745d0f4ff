import { z } from 'zod';
import { auditKinds } from './audit-subject.ts';
import { entityName } from './entry-view.ts';

export const officeRedirect = z.object({
  from: z.string(),
  to: z.string(),
  addedAt: z.string(),
  addedBy: z.string(),
});
export type OfficeRedirect = z.output<typeof officeRedirect>;

export const auditRow = z.object({
  id: z.int(),
  at: z.string(),
  by: z.string(),
  action: z.string(),
  subject: z.string(),
  /** What the subject names. */
  things: z.array(
    z.object({
      kind: z.enum(auditKinds),
      type: entityName.optional().describe('Of an entry.'),
      key: z.string().describe('An id, or the address of a file, a redirect or a person.'),
      title: z.string().nullable().describe('What it is called now, of a redirect where it leads; null: it is gone.'),
    }),
  ),
  rest: z.string().describe('What else the subject says.'),
});
export type AuditRow = z.output<typeof auditRow>;

/** Identifies a finding, independent of the entry's title. */
export const findingKey = z.string().min(1).max(1_000);

/** Something that needs attention; `entry` or `src` say where to go. */
export const finding = z.object({
  key: findingKey,
  kind: z.enum([
    'expired-job',
    'job-expires-soon',
    'certificate-expires-soon',
    'missing-alt',
    'vague-link',
    'table-without-header',
    'dead-link',
    'unused-file',
  ]),
  text: z.string(),
  entry: z.object({ type: z.string(), id: z.int() }).optional(),
  src: z.string().optional(),
});
export type Finding = z.output<typeof finding>;

export const dismissedFinding = finding.extend({ reason: z.string(), at: z.string(), by: z.string() });
export type DismissedFinding = z.output<typeof dismissedFinding>;

export const health = z.object({
  findings: z.array(finding),
  dismissed: z.array(dismissedFinding),
  mail: z.object({ configured: z.boolean(), waiting: z.int(), givenUp: z.int(), lastError: z.string().nullable() }),
  /** Bytes; null where the machine does not say. */
  disk: z.object({ free: z.number().nullable(), total: z.number().nullable(), data: z.number() }),
  lastBackupAt: z.string().nullable(),
  /** Whether backups are made by the clock, and why the last try failed. */
  backup: z.object({
    scheduled: z.boolean(),
    failure: z.object({ at: z.string(), reason: z.string() }).nullable(),
  }),
  contentVersion: z.int(),
  version: z.string(),
});
export type Health = z.output<typeof health>;

/**
 * What an import lost or changed. Entry lost: an entry was not imported. Field lost: a part of one. Changed: a value differs from the
 * source. Failed: why the import ended early.
 */
export const importFinding = z.object({
  kind: z.enum(['entry-lost', 'field-lost', 'changed', 'failed']),
  text: z.string(),
});
export type ImportFinding = z.output<typeof importFinding>;

/** An import that runs or ran; it goes on in the server, whether or not somebody watches. */
export const importProgress = z.object({
  id: z.string(),
  source: z.string(),
  /** Whether it only reports what an import would do. */
  dryRun: z.boolean(),
  state: z.enum(['running', 'done', 'failed']),
  done: z.int(),
  total: z.int().nullable(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  files: z.int(),
  findings: z.array(importFinding),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
});
export type ImportProgress = z.output<typeof importProgress>;

/** What a list says of an import whose report is kept. */
export const importSummary = importProgress.pick({
  id: true,
  source: true,
  dryRun: true,
  state: true,
  startedAt: true,
});
export type ImportSummary = z.output<typeof importSummary>;
