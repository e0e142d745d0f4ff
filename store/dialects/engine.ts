import type { Kysely, LogEvent, RawBuilder } from 'kysely';
import type { Tables } from '../tables/tables.ts';
import type { BeforeChange } from './guarded-driver.ts';
import type { SearchIndex } from './search-index.ts';

export type Database = Kysely<Tables>;

/** A statement that ran, for slow-query logs and tests of query plans. */
export interface RanQuery {
  sql: string;
  parameters: readonly unknown[];
  milliseconds: number;
}

/** How many connections a pool has, and how many queries wait for one. */
export interface PoolStats {
  total: number;
  idle: number;
  waiting: number;
  max: number;
}

export type QueryListener = (query: RanQuery) => void;

/** Listeners for changes, statements that ran and errors. */
export interface Listeners {
  beforeChange?: BeforeChange | undefined;
  onQuery?: QueryListener | undefined;
  onError?: ((error: unknown) => void) | undefined;
}

/** The listeners as Kysely's `log` option. Without listeners nothing is measured. */
export function loggingOf({ onQuery, onError }: Listeners): { log?: (event: LogEvent) => void } {
  if (!onQuery && !onError) return {};
  return {
    log(event) {
      if (event.level === 'query') onQuery?.({ ...event.query, milliseconds: event.queryDurationMillis });
      else onError?.(event.error);
    },
  };
}

/** SQL fragments for column definitions where the engines differ. */
export interface ColumnWords {
  /** A generated row id that is never reused. */
  id: RawBuilder<unknown>;
  /** Text compared byte by byte. */
  text: RawBuilder<unknown>;
  /** Ends a CREATE TABLE, after the closing bracket. */
  tableEnd: RawBuilder<unknown>;
}

/** The last id generated for a table, which may be higher than the id of any remaining row. */
export interface LastId {
  table: string;
  last: number;
}

/** Everything that the store needs and that SQLite and PostgreSQL do differently. */
export interface Engine {
  /** For reads: never waits for a write. */
  read: Database;
  write: Database;
  /** For the users of the office and their sessions: not kept waiting by other work where connections are few. */
  accounts: Database;
  /** As `write`, without time limits: for migrations, restores and other long work. Never for a request. */
  maintenance: Database;
  columns: ColumnWords;
  search: SearchIndex;
  /** Prevents other processes from migrating until the transaction ends. */
  lockSchema(transaction: Database): Promise<void>;
  /** Prevents other transactions from changing entries until this one ends: positions and addresses stay as read. */
  lockContent(transaction: Database): Promise<void>;
  /** Within a transaction: notifies all processes, once it commits, that published content has changed. */
  announce(transaction: Database): Promise<void>;
  /** Calls `tell` soon after a process may have announced a change. The returned function ends the subscription. */
  watch(tell: () => void): () => Promise<void>;
  /** A consistent snapshot of the whole database. Writes continue meanwhile. */
  snapshot(): Promise<{ db: Database; release(): Promise<void> }>;
  /** Runs `work` unless a process runs work of this name already; then returns undefined. The lock ends with its process. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<{ done: T } | undefined>;
  lastIds(db: Database): Promise<LastId[]>;
  /** Makes new ids continue after the higher of the given ids and those of the rows. */
  setLastIds(db: Database, marks: LastId[]): Promise<void>;
  /** The state of the connection pool; absent without a pool. */
  pool?: () => PoolStats;
  /** Overwrites the remains of deleted rows in the database's own files, as far as possible at the moment. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Text that both engines can store: PostgreSQL rejects the character NUL and lone surrogates, and clients can send both in a
 * form or an address.
 */
export const storable = (parameter: unknown): unknown =>
  typeof parameter === 'string' ? parameter.toWellFormed().replaceAll('\0', '\uFFFD') : parameter;

/** Tables with generated ids. */
export const numberedTables = ['entries', 'messages', 'applications', 'subscribers', 'outgoing_mail', 'audit'] as const;
