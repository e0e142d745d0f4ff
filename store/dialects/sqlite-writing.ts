import { setTimeout } from 'node:timers/promises';
import SqliteFile from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { busyTimeout } from './sqlite-file.ts';

const betweenTries = 5;

const isBusy = (error: unknown): boolean => error instanceof SqliteFile.SqliteError && error.code === 'SQLITE_BUSY';

export function ignoreBusy(error: unknown): void {
  if (!isBusy(error)) throw error;
}

/**
 * A connection that waits while another process writes. SQLite's own busy handler would block the whole process; this one
 * delays only the writes. Writes queued behind one that timed out do not wait for the full time again.
 */
class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  #busySince = 0;
  #busyLast = Number.NEGATIVE_INFINITY;

  constructor(inner: DatabaseConnection) {
    this.#inner = inner;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        const result = await this.#inner.executeQuery<Row>(query);
        // A read does not need the lock that the writes wait for.
        if (!/^\s*select\b/i.test(query.sql)) this.#busyLast = Number.NEGATIVE_INFINITY;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        const now = performance.now();
        if (now - this.#busyLast > busyTimeout) this.#busySince = now;
        this.#busyLast = now;
        if (now - this.#busySince > busyTimeout) throw error;
      }
      await setTimeout(betweenTries);
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#inner.streamQuery(query, chunkSize);
  }
}

/** The driver of the single writing connection. */
export class WriteDriver extends SqliteDriver {
  readonly #file: SqliteFile.Database;
  #connection: PatientConnection | undefined;

  constructor(config: SqliteDialectConfig, file: SqliteFile.Database) {
    super(config);
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection());
    return this.#connection;
  }

  /** Takes the write lock at once: a transaction that reads first could not get it after another process's commit. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full or failing disk SQLite has rolled back by itself; a second rollback would fail and hide the original error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}
