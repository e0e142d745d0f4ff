import type { Generated } from 'kysely';
import type { EntityName } from '#content/registry.ts';
import type { HitType } from '#content/search.ts';
import type { ApplicationStatus, MessageStatus } from '#contract/office/inbox-view.ts';
import type { TextOutcome } from '../interfaces/file-texts.ts';
import type { AccountTables } from './accounts.ts';
import type { EntryTables } from './entries.ts';
import type { TranslationTables } from './translations.ts';

/*
 * The columns in both engines. Times are ISO 8601 in UTC with milliseconds, so that they sort as text. Documents are JSON text.
 * Booleans are 1 and 0.
 */

/**
 * The search index's texts: one row per language of an entry, and of each of its parts if it is searched in parts. A
 * changed entry gets new rows with higher ids, so that what is known of an id stays right.
 */
interface SearchTextRow {
  id: Generated<number>;
  entry_id: number;
  lang: string;
  /** All languages of the entry or part, such as `,de,pt-br,`: the row alone says which languages have a better one. */
  languages: string;
  /** The number of a page of a file, or the path of a page of the site, of the kind `page`; '': the entry itself. */
  part: string;
  kind: HitType;
  /** What results are narrowed down by: words such as `concern:3 year:2026`. */
  facets: string;
  address: string | null;
  title: string;
  body: string;
}

interface SearchWordRow {
  lang: string;
  /** Folded. */
  word: string;
  /** The number of texts that have it. */
  texts: number;
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
  /** JSON: the notes, oldest first; '' for none. */
  note: string;
  /** Folded words, each after a space: the search text of the office. */
  words: string;
  /** The version of the privacy notice at the form; null: unknown. */
  privacy_version: string | null;
  /** The language of the page with the form; null: unknown. */
  lang: string | null;
}

/** What a message that asks about products has in addition. */
interface EnquiryRow {
  message_id: number;
  reference: string;
  company: string;
  /** ISO 3166-1 alpha-2; '': not given. */
  country: string;
  /** Incoterms 2020; '': open. */
  delivery_term: string;
  /** Such as `2027-01-31`; '': not given. */
  wanted_on: string;
  /** JSON: what is asked about. */
  lines: string;
  /** Chosen by the client; null: none. */
  idempotency_key: string | null;
  /** The hash of all that was sent. */
  digest: string;
  /** The attachment; null: none. */
  blob: string | null;
  file_name: string | null;
  media_type: string | null;
  bytes: number | null;
  sha256: string | null;
  /** The id of the desk that answers it. */
  desk: Generated<string>;
  /** When it was first marked as answered or got its first note; null: not yet. */
  first_answer_at: string | null;
}

/** The only row of its table. */
interface DocumentRow {
  id: number;
  /** JSON: the desks and their rules, the templates of replies, or what the search shows first. */
  document: string;
  revision: number;
  changed_at: string;
  changed_by: string;
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
  /** JSON: the notes, oldest first; '' for none. */
  note: string;
  words: string;
  blob: string;
  file_name: string;
  media_type: string;
  bytes: number;
  sha256: string;
  privacy_version: string | null;
  /** Whether the applicant agreed to be considered for other jobs. */
  talent_pool: Generated<number>;
  /** The deadline of the job when the application arrived; used after the job is removed. */
  job_deadline: string | null;
  lang: string | null;
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
  lang: string | null;
}

/** `due_at` is also the lease: a claimed mail is due again when its lease ends. Null: given up. */
interface OutgoingMailRow {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  headers: string | null;
  reply_to: string | null;
  /** JSON: the link that is made when the mail is sent; null: none. */
  link: string | null;
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
  /** A blur placeholder as a `data:` URL; '' if none can be made; null: not made yet. */
  stand_in: Generated<string | null>;
}

interface FileTextRow {
  src: string;
  /** Null: still to be read. */
  outcome: TextOutcome | null;
  /** Of the file; 0 if it cannot be opened. */
  pages: Generated<number>;
}

interface FilePageRow {
  src: string;
  /** From 1. */
  page: number;
  text: string;
}

/** The current version of a file that was replaced, at once or in several steps. */
interface FilePermalinkRow {
  original_src: string;
  current_src: string;
  /** The order in which the files were replaced. */
  position: number;
}

/** The source ids of imported entries. */
interface ImportIdRow {
  source: string;
  type: EntityName;
  foreign_id: string;
  entry_id: number;
}

interface ImportReportRow {
  id: string;
  started_at: string;
  /** JSON, like the report. */
  summary: string;
  report: string;
}

interface RedirectRow {
  from_path: string;
  /** Derived: `from_path` without its language. */
  page_path: string;
  to_path: string;
  added_at: string;
  added_by: string;
}

interface SearchSynonymRow {
  id: string;
  lang: string;
  words: string;
  meaning: string;
  both_ways: number;
  changed_at: string;
  changed_by: string;
}

/** An entry that was once published. `address` is its last published one. */
interface WithdrawnRow {
  entry_id: number;
  type: EntityName;
  address: string | null;
  /** JSON: its last published addresses in other languages, by language; null: it had none. */
  addresses: string | null;
  public_id: string | null;
  withdrawn_at: string;
}

/** Page views per day in UTC, such as `2026-11-21`. Page '' sums the pages beyond the limit. */
interface VisitRow {
  day: string;
  page: string;
  visits: number;
}

/** Searches without a result per day in UTC. */
interface ZeroResultSearchRow {
  day: string;
  /** The language of the page. */
  lang: string;
  term: string;
  searches: number;
}

/** Rows of a kind that retention deleted on a day. */
interface DeletionRow {
  day: string;
  kind: string;
  deleted: number;
}

interface ReminderRow {
  entry_id: number;
  /** Such as `2027-01-15`. */
  last_day: string;
  days_before: number;
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
  /** The name at that time. */
  by: string;
  /** The id of the user; null: the program, or unknown. */
  by_id: string | null;
  action: string;
  subject: string;
}

export interface Tables extends AccountTables, EntryTables, TranslationTables {
  search_rows: SearchTextRow;
  search_words: SearchWordRow;
  messages: MessageRow;
  enquiries: EnquiryRow;
  desk_settings: DocumentRow;
  reply_templates: DocumentRow;
  applications: ApplicationRow;
  subscribers: SubscriberRow;
  outgoing_mail: OutgoingMailRow;
  files: FileRow;
  file_texts: FileTextRow;
  file_pages: FilePageRow;
  file_permalinks: FilePermalinkRow;
  import_ids: ImportIdRow;
  import_reports: ImportReportRow;
  redirects: RedirectRow;
  search_synonyms: SearchSynonymRow;
  withdrawn: WithdrawnRow;
  audit: AuditRow;
  visits: VisitRow;
  zero_result_searches: ZeroResultSearchRow;
  best_bets: DocumentRow;
  deletions: DeletionRow;
  dismissals: DismissalRow;
  reminders: ReminderRow;
  trusted_clock: { id: number; trusted_at: string; stopped_at: string | null };
  content_version: { id: number; version: number; default_language: string | null };
  content_changes: {
    version: number;
    entry_id: number;
    type: EntityName;
    parent_id: number | null;
    parent_before: number | null;
    public_id: string | null;
    langs: string | null;
  };
  schema_versions: { version: number; applied_at: string };
}
