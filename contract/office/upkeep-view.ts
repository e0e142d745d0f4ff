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
  by: z.string().describe('The name of the user at that time.'),
  account: z
    .object({ id: z.string(), name: z.string(), email: z.string() })
    .nullable()
    .describe('The user as of now; null: the program, or unknown.'),
  action: z.string(),
  subject: z.string(),
  /** The things that the subject names. */
  things: z.array(
    z.object({
      kind: z.enum(auditKinds),
      type: entityName.optional().describe('Only for entries.'),
      key: z
        .string()
        .describe('An id, the address of a file or redirect, a user’s email address, or the tag of a language.'),
      title: z
        .string()
        .nullable()
        .describe('Its current name, or the target of a redirect; null: it no longer exists.'),
    }),
  ),
  rest: z.string().describe('The rest of the subject.'),
});
export type AuditRow = z.output<typeof auditRow>;

/** The last day of a published certificate. */
export const certificateDay = z.object({
  id: z.int(),
  name: z.string(),
  number: z.string(),
  lastDay: z.string().describe('Such as 2027-01-15.'),
  daysLeft: z.int().describe('In the company’s time zone; 0: today is the last day; negative: it has ended.'),
  owner: z.string().describe('The address that is reminded; empty: none.'),
});
export type CertificateDay = z.output<typeof certificateDay>;

/** Identifies a finding independently of the entry's title. */
export const findingKey = z.string().min(1).max(1_000);

/** Something that needs attention, with the entry, the file (`src`) or the translations into a language to correct. */
export const finding = z.object({
  key: findingKey,
  kind: z.enum([
    'expired-job',
    'job-expires-soon',
    'certificate-expires-soon',
    'claim-without-evidence',
    'product-without-maker',
    'fact-out-of-range',
    'document-without-language',
    'missing-alt',
    'video-without-texts',
    'vague-link',
    'table-without-header',
    'page-text-twice',
    'page-text-too-long',
    'page-without-description',
    'dead-link',
    'outdated-translation',
    'unread-file',
    'unused-file',
    'disk-reserve',
    'clock-jumped',
  ]),
  text: z.string(),
  entry: z.object({ type: z.string(), id: z.int() }).optional(),
  src: z.string().optional(),
  lang: z.string().optional().describe('The language of the entries to translate.'),
});
export type Finding = z.output<typeof finding>;

export const dismissedFinding = finding.extend({ reason: z.string(), at: z.string(), by: z.string() });
export type DismissedFinding = z.output<typeof dismissedFinding>;

/** A mail that could not be sent. Its text is left out: it may contain personal data and links. */
export const failedMail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  attempts: z.int(),
  dueAt: z.string().nullable().describe('When it is tried again; null: never.'),
  lastError: z.string(),
});
export type FailedMail = z.output<typeof failedMail>;

/** At most this many mails are listed or chosen at once. */
export const maxFailedMails = 100;
export const chosenMails = z
  .array(z.int().positive())
  .min(1)
  .max(maxFailedMails)
  .optional()
  .describe('Absent: all mails that could not be sent.');

export const health = z.object({
  findings: z.array(finding),
  dismissed: z.array(dismissedFinding),
  mail: z.object({
    configured: z.boolean(),
    waiting: z.int(),
    givenUp: z.int(),
    lastError: z.string().nullable(),
    failures: z
      .array(failedMail)
      .describe(`Mails that failed at least once, the oldest first, at most ${maxFailedMails}.`),
  }),
  webhook: z
    .object({ waiting: z.int(), givenUp: z.int(), lastError: z.string().nullable() })
    .nullable()
    .describe('What waits for the webhook; null: there is none.'),
  /** Bytes; null where unknown. */
  disk: z.object({ free: z.number().nullable(), total: z.number().nullable(), data: z.number() }),
  lastBackupAt: z.string().nullable(),
  /** Whether backups are scheduled, and why the last one failed. */
  backup: z.object({
    scheduled: z.boolean(),
    failure: z.object({ at: z.string(), reason: z.string() }).nullable(),
  }),
  contentVersion: z.int(),
  version: z.string(),
});
export type Health = z.output<typeof health>;

/**
 * What an import lost or changed. Entry lost: an entry was not imported. Field lost: a part of one. Changed: a value
 * differs from the source. Unproved: words that need evidence would be published. Failed: why the import ended early.
 */
export const importFinding = z.object({
  kind: z.enum(['entry-lost', 'field-lost', 'changed', 'unproved', 'failed']),
  text: z.string(),
  line: z.int().optional().describe('Of a table: the number of the line; absent: the file.'),
  column: z.string().optional().describe('Of a table: the header of the column; absent: the line.'),
});
export type ImportFinding = z.output<typeof importFinding>;

/** A running or finished import. It runs on the server, independently of the browser. */
export const importProgress = z.object({
  id: z.string(),
  /** Products: a table of them. Editors see only the imports of tables. */
  kind: z.enum(['content', 'products']).default('content'),
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

/** An import in the list of stored reports. */
export const importSummary = importProgress.pick({
  id: true,
  kind: true,
  source: true,
  dryRun: true,
  state: true,
  startedAt: true,
});
export type ImportSummary = z.output<typeof importSummary>;
