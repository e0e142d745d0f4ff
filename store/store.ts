import type { EntityName } from '#contract/entities/registry.ts';
import type { EntryStatus } from '#contract/entry.ts';
import type { OutgoingMail, QueuedMail } from '#contract/outgoing-mail.ts';
import type { SearchType, Segment } from '#contract/search.ts';

/** A document as JSON; its shape is the business of the entity's schema. */
export type JsonDocument = Record<string, unknown>;

/** An entry as the office edits it, drafts included. Moments are ISO 8601 in UTC. */
export interface StoredEntry {
  id: number;
  type: EntityName;
  parent: number | null;
  position: number;
  status: EntryStatus;
  publishAt: string | null;
  revision: number;
  /** In the default language; complete. */
  document: JsonDocument;
  /** By language tag in small letters, the fields that differ; '' and null in them mean "as in the default language". */
  translations: Record<string, JsonDocument>;
  createdAt: string;
  updatedAt: string;
}

/** An entry as visitors see it: published, its document already in the language asked for. */
export interface PublishedEntry {
  id: number;
  parent: number | null;
  document: JsonDocument;
}

export interface EntryChange {
  type: EntityName;
  /** Absent: a new entry, placed last among its siblings. */
  id?: number;
  /** The revision that was edited; must be given with `id`. */
  revision?: number;
  parent: number | null;
  status: EntryStatus;
  publishAt: string | null;
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
  /** Who saves: kept with the revision and in the audit. */
  by: string;
}

export interface PublishedQuery {
  type: EntityName;
  /** Absent: whatever the parent; null: only those without one; several: under any of them. */
  parents?: null | readonly number[];
  /** Only those whose own date lies between these moments (ISO 8601), both included; absent: no limit. */
  dated?: { from?: string; to?: string };
  lang?: string;
  skip?: number;
  /** Absent: all. */
  take?: number;
}

export interface Entries {
  /**
   * Creates an entry or saves a revision of one, with search index, audit row and (where visitors can see the
   * difference) content version in one transaction. Throws {@link StoreRefusal}: `missing` for an unknown id,
   * a type that differs, or a parent that is unknown, of an unfit type or below the entry itself, `conflict` on a stale revision, `address-taken`, `single-exists` for a
   * second entry of a single type.
   */
  save(change: EntryChange): Promise<{ id: number; revision: number }>;
  /** Removes an entry for good, with its revisions. `missing`, `conflict`, or `has-children`. */
  remove(id: number, revision: number, by: string): Promise<void>;
  /** Puts the entry at `position` (0 first) among the siblings of its type and parent. */
  move(id: number, position: number, by: string): Promise<void>;
  get(id: number): Promise<StoredEntry | undefined>;
  /** The kept revisions of an entry, the newest first. */
  revisions(id: number): Promise<
    {
      revision: number;
      savedAt: string;
      savedBy: string;
      document: JsonDocument;
      translations: Record<string, JsonDocument>;
      status: EntryStatus;
    }[]
  >;
  /** A published entry of the type, or undefined. */
  published(type: EntityName, id: number, lang?: string): Promise<PublishedEntry | undefined>;
  publishedByAddress(type: EntityName, address: string, lang?: string): Promise<PublishedEntry | undefined>;
  /**
   * Whether visitors could once read an entry of the type under this id or address and no longer can: it was
   * taken back to a draft, put off, or removed.
   */
  isWithdrawn(type: EntityName, by: { id: number } | { address: string }): Promise<boolean>;
  /** The single entry of a single type. */
  publishedSingle(type: EntityName, lang?: string): Promise<PublishedEntry | undefined>;
  /**
   * Published entries in the type's own order (by position, or the newest first by the date that the type
   * names, of the same moment the higher id first), with the number of all. With several `parents`: grouped in the order given.
   */
  listPublished(query: PublishedQuery): Promise<{ items: PublishedEntry[]; total: number }>;
  /** The earliest and the latest date of the published entries of a dated type; undefined where there is none. */
  datedSpan(type: EntityName): Promise<{ first: string; last: string } | undefined>;
  /** Makes scheduled entries whose time has come visible; how many. */
  publishDue(now: Date): Promise<number>;
  /** When the next scheduled entry is due; undefined where none waits. */
  nextDue(): Promise<string | undefined>;
  /** Whether there is any entry at all, drafts included. */
  isEmpty(): Promise<boolean>;
}

export interface SearchQuery {
  /** As typed; accents, case and punctuation do not matter; every word must match, as a whole or a beginning. */
  words: string;
  type?: SearchType;
  lang?: string;
  skip: number;
  take: number;
}

export interface SearchFound {
  total: number;
  counts: Partial<Record<SearchType, number>>;
  items: { type: SearchType; id: number; address: string | null; title: Segment[]; fragment: Segment[] }[];
}

export interface NewMessage {
  name: string;
  email: string;
  mobile: string;
  subject: string;
  message: string;
  /** Set aside as automatic; kept all the same. */
  spam: boolean;
}

export interface NewApplication {
  /** What the applicant is told, such as `CV-7K3M-9QXA`; unique. */
  reference: string;
  name: string;
  address: string;
  email: string;
  mobile: string;
  mobileAlternative: string;
  departmentId: number;
  careerId: number | null;
  spam: boolean;
  file: { blob: string; name: string; mediaType: string; bytes: number; sha256: string };
}

export interface Submissions {
  /** Stores a message, and its notice in the mail queue if given, in one transaction; its id. */
  addMessage(message: NewMessage, notice?: OutgoingMail): Promise<number>;
  addApplication(application: NewApplication, notice?: OutgoingMail): Promise<number>;
  /** Which of these private blobs belong to an application. */
  knownBlobs(blobs: string[]): Promise<Set<string>>;
  messages(page: { skip: number; take: number }): Promise<(NewMessage & { id: number; receivedAt: string })[]>;
  applications(page: { skip: number; take: number }): Promise<(NewApplication & { id: number; receivedAt: string })[]>;
}

export interface Subscribers {
  /**
   * Remembers that an address asked for the newsletter. `confirmTokenHash` and `unsubscribeTokenHash` are
   * SHA-256 in hex: the store never sees a token. 'asked' where a mail is due (queued in the same
   * transaction), 'known' where the address is confirmed already and nothing was changed.
   */
  ask(
    email: string,
    hashes: { confirmTokenHash: string; unsubscribeTokenHash: string },
    mail: OutgoingMail,
  ): Promise<'asked' | 'known'>;
  /** Whether the token belonged to somebody; doing it twice is no failure. */
  confirm(tokenHash: string): Promise<boolean>;
  unsubscribe(tokenHash: string): Promise<boolean>;
  list(page: { skip: number; take: number }): Promise<{ email: string; status: 'asked' | 'confirmed' | 'ended' }[]>;
}

export interface MailQueue {
  enqueue(mail: OutgoingMail): Promise<number>;
  /** Mails due at `now`, leased to the caller until `leaseUntil`, so that no other node sends them too. */
  claim(now: Date, leaseUntil: Date, most: number): Promise<QueuedMail[]>;
  /** Forgets a mail that went out. */
  sent(id: number): Promise<void>;
  /** Puts a mail back, to be tried again at `retryAt`; null gives it up (the row stays). */
  failed(id: number, reason: string, retryAt: Date | null): Promise<void>;
  waiting(): Promise<number>;
}

export interface StoredFile {
  /** The path it is served under, such as `/files/3f9c….webp`. */
  src: string;
  sha256: string;
  mediaType: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

export interface Files {
  /** Remembers a public file; the same content twice is one row. */
  add(file: StoredFile, by: string): Promise<void>;
  get(src: string): Promise<StoredFile | undefined>;
}

export interface Redirects {
  /** Where an old path now leads, or undefined. */
  find(from: string): Promise<{ to: string } | undefined>;
  add(from: string, to: string, by: string): Promise<void>;
}

export interface Audit {
  add(entry: { by: string; action: string; subject: string }): Promise<void>;
  list(page: { skip: number; take: number }): Promise<{ by: string; action: string; subject: string; at: string }[]>;
}

/** A row of any table, as a backup holds it. */
export interface DumpedRow {
  table: string;
  row: Record<string, unknown>;
}

export interface Store {
  entries: Entries;
  submissions: Submissions;
  subscribers: Subscribers;
  mail: MailQueue;
  files: Files;
  redirects: Redirects;
  audit: Audit;
  search(query: SearchQuery): Promise<SearchFound>;
  /** Grows with each change that visitors can see. */
  contentVersion(): Promise<number>;
  /** Resolves when the database answers; rejects when it does not. */
  ping(): Promise<void>;
  /** Every row of every table that is not derived, from one consistent view, engine-neutral. */
  dump(): AsyncIterable<DumpedRow>;
  /** Fills an empty database from a dump in one transaction and rebuilds what is derived. */
  load(rows: AsyncIterable<DumpedRow>): Promise<void>;
  schemaVersion: number;
  close(): Promise<void>;
}

export type StoreRefusalReason = 'missing' | 'conflict' | 'address-taken' | 'single-exists' | 'has-children';

/** A change that cannot be made as asked; nothing was written. */
export class StoreRefusal extends Error {
  readonly reason: StoreRefusalReason;

  constructor(reason: StoreRefusalReason, message: string) {
    super(message);
    this.name = 'StoreRefusal';
    this.reason = reason;
  }
}

export interface StoreConfig {
  /** `{ sqlite: path }` for a database file (or ':memory:'), `{ postgres: url }` for a server. */
  database: { sqlite: string } | { postgres: string };
  defaultLanguage: string;
  /** Hears of every statement that ran, with its time; for slow-query logs and tests of query plans. */
  onQuery?: (query: { sql: string; parameters: readonly unknown[]; milliseconds: number }) => void;
}
