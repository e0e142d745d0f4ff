import type { EntityName } from '#contract/entities/registry.ts';
import type { SearchType, Segment } from '#contract/search.ts';
import type { Database, PoolStats } from './dialects/engine.ts';
import type { Entries, ListedEntry, Previews } from './entries.ts';
import type { Submissions, Subscribers } from './inbox.ts';
import type { Files, Imports } from './library.ts';
import type { LoginAttempts, Secrets, Users } from './people.ts';
import type { Retention, Visits } from './personal.ts';
import type { Audit, Dismissals, MailQueue, Redirects } from './registers.ts';

export type { PoolStats } from './dialects/engine.ts';
export type {
  Entries,
  EntriesQuery,
  EntryChange,
  EntryReference,
  JsonDocument,
  KeptRevision,
  ListedEntry,
  NewPreview,
  Previews,
  PublicName,
  PublishedEntries,
  PublishedEntry,
  PublishedQuery,
  StoredEntry,
} from './entries.ts';
export type {
  FileQuery,
  FileRemarks,
  Files,
  ImportedId,
  Imports,
  LibraryFile,
  ShownFile,
  StoredFile,
} from './library.ts';

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
  /** Types of which there are more than `counts` says: counting ends there, and so does what can be asked for. */
  more: SearchType[];
  items: { type: SearchType; publicId: string; address: string | null; title: Segment[]; fragment: Segment[] }[];
}

/** A row of any table, as a backup holds it. */
export interface DumpedRow {
  table: string;
  row: Record<string, unknown>;
}

/** What an editor finds first: numbers, what is published next, and what was changed last. */
export interface Overview {
  drafts: number;
  /** The next five that are published by themselves, pending changes included. */
  scheduled: ListedEntry[];
  /** The five changed last. */
  recent: ListedEntry[];
  /** Whether visitors see anything, whatever its type. */
  isEmpty: boolean;
}

/** An entry that visitors see differently, and the parents it stood or stands under; null: none. */
export interface VisibleChange {
  id: number;
  publicId: string;
  type: EntityName;
  parents: (number | null)[];
}

export interface ContentChanges {
  version: number;
  /** False where what changed is not remembered: then it may be anything. */
  known: boolean;
  changes: VisibleChange[];
}

export interface Store {
  entries: Entries;
  previews: Previews;
  submissions: Submissions;
  subscribers: Subscribers;
  mail: MailQueue;
  files: Files;
  imports: Imports;
  redirects: Redirects;
  audit: Audit;
  dismissals: Dismissals;
  users: Users;
  loginAttempts: LoginAttempts;
  secrets: Secrets;
  retention: Retention;
  visits: Visits;
  /** The database itself, for the accounts library alone. */
  accounts: Database;
  search(query: SearchQuery): Promise<SearchFound>;
  /** What waits among the entries of some types: for the office's first page. */
  overview(types: readonly EntityName[]): Promise<Overview>;
  /** Grows with each change that visitors can see. */
  contentVersion(): Promise<number>;
  contentChanges: {
    /** What visitors see differently since a version. */
    since(version: number): Promise<ContentChanges>;
    /** Calls back soon after any process may have changed something; ends with the function returned. */
    watch(tell: () => void): () => Promise<void>;
  };
  /** Resolves when the database answers; rejects when it does not. */
  ping(): Promise<void>;
  /**
   * Does some work unless another process on the same data is doing work of that name; undefined then. A process that is
   * killed holds nobody up.
   */
  alone<T>(name: string, work: () => Promise<T>): Promise<{ done: T } | undefined>;
  /** Every row of every table that is not derived, or of some of them, from one consistent view, engine-neutral. */
  dump(tables?: readonly string[]): AsyncIterable<DumpedRow>;
  /** Fills an empty database from a dump in one transaction and rebuilds what is derived. */
  load(rows: AsyncIterable<DumpedRow>): Promise<void>;
  schemaVersion: number;
  /** The connections to the database at this moment; absent where there is no pool. */
  pool?: () => PoolStats;
  close(): Promise<void>;
}

export type StoreErrorReason =
  | 'missing'
  | 'conflict'
  | 'address-taken'
  | 'single-exists'
  | 'has-children'
  | 'in-use'
  | 'in-trash'
  | 'not-in-trash';

/** A change that cannot be made as asked; nothing was written. */
export class StoreError extends Error {
  readonly reason: StoreErrorReason;

  constructor(reason: StoreErrorReason, message: string) {
    super(message);
    this.name = 'StoreError';
    this.reason = reason;
  }
}

export interface StoreConfig {
  /** `{ sqlite: path }` for a database file (or ':memory:'), `{ postgres: url }` for a server. */
  database: { sqlite: string } | { postgres: string };
  defaultLanguage: string;
  /**
   * What happens to the tables. `migrate` (the default) brings them to this program's version. `create` makes them in a
   * database without tables. `keep` changes nothing. With the last two, tables of another version are a `SchemaVersionError`.
   */
  tables?: 'migrate' | 'create' | 'keep';
  /** Hears of every statement that ran, with its time; for slow-query logs and tests of query plans. */
  onQuery?: (query: { sql: string; parameters: readonly unknown[]; milliseconds: number }) => void;
  /** Hears of every statement that failed, and of connections that could not be made. */
  onError?: (error: unknown) => void;
}
