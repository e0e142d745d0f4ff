import type { Generated } from 'kysely';
import type { EntityName } from '#contract/entities/registry.ts';
import type { EntryStatus } from '#contract/entry.ts';
import type { ApplicationStatus, MessageStatus } from '#contract/office/inbox-view.ts';
import type { SearchType } from '#contract/search.ts';
import type { AccountTables } from './account-tables.ts';

/*
 * The columns as both engines hold them. Moments are ISO 8601 in UTC with milliseconds, so that their order as
 * text is their order in time; documents are JSON text; yes and no are 1 and 0.
 */

interface EntryRow {
  id: Generated<number>;
  type: EntityName;
  parent_id: number | null;
  position: number;
  status: EntryStatus;
  publish_at: string | null;
  revision: number;
  address: string | null;
  dated_at: string | null;
  created_at: string;
  updated_at: string;
  /** Of its latest state, folded: the office sorts by it. */
  title: Generated<string>;
  /** Whether its latest revision waits to be published while visitors see an earlier state. */
  pending: Generated<number>;
  /** When the pending change is published by itself. */
  pending_at: string | null;
  /** The address that the pending change will give it. */
  pending_address: string | null;
  /** The imported public id; null: the number is the public id. */
  public_id: string | null;
  trashed_at: string | null;
  updated_by: Generated<string>;
}

/** What the office's search looks into: the folded words of an entry's latest state, each with a space before it. */
interface EntryWordsRow {
  entry_id: number;
  words: string;
}

/** The files of our own that an entry shows, in what visitors see and in its latest state. */
interface EntryFileRow {
  entry_id: number;
  src: string;
}

/** Links to states that need not be saved. `entry_id` is null for an entry that never was. */
interface PreviewRow {
  token_hash: string;
  type: EntityName;
  entry_id: number | null;
  parent_id: number | null;
  document: string;
  translations: string;
  expires_at: string;
  made_by: string;
  /** Null: the program itself. */
  maker_id: string | null;
}

/**
 * `lang` is '' for the document in the default language, whichever that is. The type is here once more, so that
 * PostgreSQL finds the documents of a whole list by an index, where it would read the whole table otherwise.
 */
interface EntryDocumentRow {
  entry_id: number;
  type: EntityName;
  lang: string;
  document: string;
}

interface RevisionRow {
  entry_id: number;
  revision: number;
  saved_at: string;
  saved_by: string;
  parent_id: number | null;
  status: EntryStatus;
  publish_at: string | null;
  document: string;
  translations: string;
}

/**
 * What search looks into: a row for each language an entry is translated into. `languages` names them all as
 * `,de,pt-br,`, so that a row knows by itself which languages have a better one.
 */
interface SearchTextRow {
  id: Generated<number>;
  entry_id: number;
  lang: string;
  languages: string;
  type: SearchType;
  address: string | null;
  title: string;
  body: string;
}

interface MessageRow {
  id: Generated<number>;
  received_at: string;
  name: string;
  email: string;
  mobile: string;
  subject: string;
  message: string;
  status: MessageStatus;
  assignee: string | null;
  note: string;
  /** Folded, each with a space before it: what the office searches in. */
  words: string;
  /** Of the privacy notice that stood at the form; null: whoever sent it did not say. */
  privacy_version: string | null;
}

interface ApplicationRow {
  id: Generated<number>;
  received_at: string;
  reference: string;
  name: string;
  address: string;
  email: string;
  mobile: string;
  mobile_alternative: string;
  department_id: number;
  career_id: number | null;
  status: ApplicationStatus;
  rating: number | null;
  note: string;
  words: string;
  blob: string;
  file_name: string;
  media_type: string;
  bytes: number;
  sha256: string;
  privacy_version: string | null;
  /** Whether its sender agreed to be considered for other jobs. */
  talent_pool: Generated<number>;
  /** Of its job when it came; asked when the job is there no more. */
  job_deadline: string | null;
}

interface SubscriberRow {
  id: Generated<number>;
  email: string;
  status: 'asked' | 'confirmed' | 'ended';
  confirm_token_hash: string | null;
  unsubscribe_token_hash: string;
  asked_at: string;
  confirmed_at: string | null;
  ended_at: string | null;
  privacy_version: string | null;
}

/** `due_at` is also the lease: a claimed mail is due again when the lease runs out. Null: given up. */
interface OutgoingMailRow {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  headers: string | null;
  reply_to: string | null;
  attempts: number;
  due_at: string | null;
  last_error: string | null;
  created_at: string;
}

interface FileRow {
  src: string;
  sha256: string;
  media_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  added_at: string;
  added_by: string;
  name: Generated<string>;
  alt: Generated<string>;
  title: Generated<string>;
  lang: Generated<string>;
  words: Generated<string>;
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  /** A few bytes of a picture as a `data:` address; '' where there is none to be; null: nobody has tried yet. */
  stand_in: Generated<string | null>;
}

/** Which entry came of what in another place. */
interface ImportIdRow {
  source: string;
  type: EntityName;
  foreign_id: string;
  entry_id: number;
}

interface ImportReportRow {
  id: string;
  started_at: string;
  /** JSON, as the report. */
  summary: string;
  report: string;
}

interface RedirectRow {
  from_path: string;
  to_path: string;
  added_at: string;
  added_by: string;
}

/** An entry that visitors could once read; `address` is the one it had for them. */
interface WithdrawnRow {
  entry_id: number;
  type: EntityName;
  address: string | null;
  public_id: string | null;
  withdrawn_at: string;
}

/** How often a page was read on a day in UTC, such as `2026-11-21`; page '' holds what was too many to name. */
interface VisitRow {
  day: string;
  page: string;
  visits: number;
}

/** How many rows of a kind were deleted on a day because their time was over. */
interface DeletionRow {
  day: string;
  kind: string;
  deleted: number;
}

interface DismissalRow {
  /** The key of a finding. */
  finding: string;
  reason: string;
  dismissed_at: string;
  dismissed_by: string;
}

interface AuditRow {
  id: Generated<number>;
  at: string;
  by: string;
  action: string;
  subject: string;
}

export interface Tables extends AccountTables {
  entries: EntryRow;
  entry_documents: EntryDocumentRow;
  revisions: RevisionRow;
  entry_words: EntryWordsRow;
  entry_files: EntryFileRow;
  previews: PreviewRow;
  search_texts: SearchTextRow;
  messages: MessageRow;
  applications: ApplicationRow;
  subscribers: SubscriberRow;
  outgoing_mail: OutgoingMailRow;
  files: FileRow;
  import_ids: ImportIdRow;
  import_reports: ImportReportRow;
  redirects: RedirectRow;
  withdrawn: WithdrawnRow;
  audit: AuditRow;
  visits: VisitRow;
  deletions: DeletionRow;
  dismissals: DismissalRow;
  content_version: { id: number; version: number };
  content_changes: {
    version: number;
    entry_id: number;
    type: EntityName;
    parent_id: number | null;
    parent_before: number | null;
    public_id: string | null;
  };
  schema_versions: { version: number; applied_at: string };
}
