import type { Kysely, LogEvent, RawBuilder } from 'kysely';
import type { Tables } from '../tables.ts';
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

/** Who hears of statements: of those that ran, and of what went wrong. */
export interface Listeners {
  onQuery?: QueryListener | undefined;
  onError?: ((error: unknown) => void) | undefined;
}

/** The same in Kysely's words; nothing is measured for nobody. */
export function loggingOf({ onQuery, onError }: Listeners): { log?: (event: LogEvent) => void } {
  if (!onQuery && !onError) return {};
  return {
    log(event) {
      if (event.level === 'query') onQuery?.({ ...event.query, milliseconds: event.queryDurationMillis });
      else onError?.(event.error);
    },
  };
}

/** What a column is called where the engines differ. */
export interface ColumnWords {
  /** An own number for each row, never given twice. */
  id: RawBuilder<unknown>;
  /** Text compared byte by byte. */
  text: RawBuilder<unknown>;
  /** What closes a CREATE TABLE after the bracket. */
  tableEnd: RawBuilder<unknown>;
}

/** The last number given in a table, which may be higher than any that is left. */
export interface LastId {
  table: string;
  last: number;
}

/** Everything the store asks of a database that SQLite and PostgreSQL answer differently. */
export interface Engine {
  /** For reading: never waits behind a write. */
  read: Database;
  /** For single readings that take long where there is much: they keep nobody else waiting who reads. */
  forSearch(): Database;
  write: Database;
  columns: ColumnWords;
  search: SearchIndex;
  /** Until the transaction ends, no other process migrates. */
  lockSchema(transaction: Database): Promise<void>;
  /** Until the transaction ends, nobody else changes entries: positions and addresses can be relied on. */
  lockContent(transaction: Database): Promise<void>;
  /** Within a transaction: tells every process, once it is written, that visitors see something differently. */
  announce(transaction: Database): Promise<void>;
  /** Calls back soon after any process may have announced something; ends with the function returned. */
  watch(tell: () => void): () => Promise<void>;
  /** A view of the whole database at one moment, beside which writing goes on. */
  snapshot(): Promise<{ db: Database; release(): Promise<void> }>;
  /** Does some work unless a process is at it already, however that one may end; undefined then. */
  alone<T>(name: string, work: () => Promise<T>): Promise<{ done: T } | undefined>;
  lastIds(db: Database): Promise<LastId[]>;
  /** Makes numbering go on after the highest of the marks and the rows. */
  setLastIds(db: Database, marks: LastId[]): Promise<void>;
  /** The connections at this moment; absent where there is no pool. */
  pool?: () => PoolStats;
  /** Overwrites what deleted rows leave in the database's own files, as far as that can be done at the moment. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Text that both engines can hold: PostgreSQL refuses the character NUL and halves of surrogate pairs, which
 * anybody can put into a form or an address.
 */
export const storable = (parameter: unknown): unknown =>
  typeof parameter === 'string' ? parameter.toWellFormed().replaceAll('\0', '\uFFFD') : parameter;

/** Tables whose rows are numbered. */
export const numberedTables = ['entries', 'messages', 'applications', 'subscribers', 'outgoing_mail', 'audit'] as const;
