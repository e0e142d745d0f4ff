import {
  type Driver,
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresDialectConfig,
  type PostgresPoolClient,
  PostgresQueryCompiler,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import type { Tables } from '../tables/tables.ts';
import { type Database, type Listeners, loggingOf, storable } from './engine.ts';
import { type BeforeChange, guardedDriver } from './guarded-driver.ts';

/**
 * On current disks a random page read costs hardly more than a sequential one. The server's default (4) makes the planner
 * prefer sequential scans.
 */
export const planSettings = 'set random_page_cost = 1.1';

/** In milliseconds. Together with the wait for a connection they stay below the ten seconds in which a call must respond. */
interface Timeouts {
  /** How long a statement may wait for a lock of another connection. */
  lock: number;
  /** How long a statement may run. */
  statement: number;
  /** How long the client waits for the response to a statement, in case that the server or the network hangs. */
  response: number;
}

export interface PoolOptions {
  url: string;
  max: number;
  /** How long a query waits for a connection. */
  connectMs: number;
  /** Absent: statements may take any time. */
  timeouts?: Timeouts;
  listeners: Listeners;
}

class Compiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(storable(parameter));
  }
}

class Dialect extends PostgresDialect {
  readonly #beforeChange: BeforeChange | undefined;

  constructor(config: PostgresDialectConfig, beforeChange: BeforeChange | undefined) {
    super(config);
    this.#beforeChange = beforeChange;
  }

  override createDriver(): Driver {
    return guardedDriver(super.createDriver(), this.#beforeChange);
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new Compiler();
  }
}

const settingsMs = 2_500;

/**
 * After a server did not respond, queries fail immediately for this long, so that the queries of one request do not
 * wait one after another.
 */
const failFastMs = 2_000;

/** Whether the server has stopped responding; all pools of a process share it. */
export interface ServerState {
  hangsUntil: number;
}

/**
 * A connection that is closed when a statement gets no response in time. The server then rolls an open transaction
 * back, even if it executes the statement later.
 */
class BoundedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #close: () => void;
  readonly #responseMs: number;

  constructor(client: pg.PoolClient, responseMs: number, onHang: () => void) {
    this.#client = client;
    this.#responseMs = responseMs;
    this.#close = () => {
      onHang();
      // With a statement in progress this closes the socket, and the pool replaces the connection.
      void client.end();
    };
  }

  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(statement: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof statement !== 'string') return this.#client.query(statement);
    const timer = setTimeout(this.#close, this.#responseMs);
    return this.#client.query<R>(statement, parameters).finally(() => clearTimeout(timer));
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/** The settings of a new connection, as one statement. */
function settingsOf(timeouts: Timeouts | undefined): string {
  if (!timeouts) return planSettings;
  return [
    planSettings,
    `set lock_timeout = ${timeouts.lock}`,
    `set statement_timeout = ${timeouts.statement}`,
    // The locks of a process that vanished within a transaction.
    `set idle_in_transaction_session_timeout = '60s'`,
  ].join('; ');
}

/** With Kysely's `onCreateConnection`, a connection whose settings fail would remain in the pool for ever. */
async function setUp(client: pg.ClientBase, timeouts: Timeouts | undefined): Promise<void> {
  // `query_timeout` is an option of pg's queries that its types lack.
  const settings = { text: settingsOf(timeouts), query_timeout: settingsMs };
  await client.query(settings);
}

/** A pool of connections for one kind of work. */
export function openPool(
  { url, max, connectMs, timeouts, listeners }: PoolOptions,
  server: ServerState,
): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    application_name: 'atrium',
    onConnect: (client) => setUp(client, timeouts),
  });
  // The pool replaces an idle connection that breaks. Without a listener the error event would end the process.
  pool.on('error', () => {});
  const onHang = () => {
    server.hangsUntil = performance.now() + failFastMs;
  };
  // Kysely has its state by client.
  const bounded = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  async function connect(): Promise<PostgresPoolClient> {
    if (timeouts && performance.now() < server.hangsUntil) {
      throw new Error('Connection terminated: the database server has stopped responding');
    }
    const client = await pool.connect();
    if (!timeouts) return client;
    const known = bounded.get(client) ?? new BoundedClient(client, timeouts.response, onHang);
    bounded.set(client, known);
    return known;
  }
  const dialect = new Dialect(
    {
      pool: {
        options: pool.options,
        end: () => pool.end(),
        connect: () =>
          connect().catch((error: unknown) => {
            if (error instanceof Error && connectTimedOut.test(error.message)) onHang();
            listeners.onError?.(error);
            throw error;
          }),
      },
    },
    listeners.beforeChange,
  );
  return { db: new Kysely<Tables>({ dialect, ...loggingOf(listeners) }), pool };
}

/** The errors of a new connection; a query that waits for a free connection gets another. */
const connectTimedOut = /^(Connection terminated due to connection timeout|Query read timeout)/;
