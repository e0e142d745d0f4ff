import SqliteFile from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteDialectConfig, SqliteDriver, SqliteQueryCompiler, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import {
  type Database,
  type Engine,
  type LastId,
  type Listeners,
  loggingOf,
  numberedTables,
  storable,
} from './engine.ts';
import { sqliteSearch } from './sqlite-search.ts';
import { busyTimeout, ignoreBusy, WriteDriver } from './sqlite-writing.ts';

/** Enough for every statement of the program; lists of parameters make more of them. */
const keptStatements = 300;

class Compiler extends SqliteQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(storable(parameter));
  }
}

/** How often another process's changes are looked for: a look reads no page of the file. */
const lookEveryMs = 200;

class Dialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #file: SqliteFile.Database;
  readonly #writes: boolean;

  constructor(file: SqliteFile.Database, writes: boolean) {
    const config = { database: withKeptStatements(file) };
    super(config);
    this.#config = config;
    this.#file = file;
    this.#writes = writes;
  }

  override createDriver(): SqliteDriver {
    return this.#writes ? new WriteDriver(this.#config, this.#file) : new SqliteDriver(this.#config);
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new Compiler();
  }
}

/** Compiling a statement costs more than running it; those used last are kept. */
function withKeptStatements(file: SqliteFile.Database) {
  const kept = new Map<string, SqliteFile.Statement<unknown[]>>();
  return {
    close: () => void file.close(),
    prepare(text: string) {
      const statement = kept.get(text) ?? file.prepare<unknown[]>(text);
      kept.delete(text);
      kept.set(text, statement);
      const oldest = kept.keys().next();
      if (kept.size > keptStatements && !oldest.done) kept.delete(oldest.value);
      return statement;
    },
  };
}

function open(path: string, writes: boolean): SqliteFile.Database {
  const file = new SqliteFile(path);
  // First of all: changing to WAL needs the file alone, and another process may be starting too.
  file.pragma(`busy_timeout = ${busyTimeout}`);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('journal_size_limit = 67108864');
  // What is deleted is overwritten, not merely let go.
  file.pragma('secure_delete = ON');
  if (writes) {
    // From here on WriteDriver waits, and the process with all its visitors does not.
    file.pragma('busy_timeout = 0');
  } else {
    file.pragma('query_only = ON');
  }
  return file;
}

/**
 * A lock on a file beside the database: the system lets go of it when its process ends, even by a power cut, so that none
 * is ever left over. In memory there is nobody else.
 */
async function alone<T>(path: string | undefined, work: () => Promise<T>): Promise<{ done: T } | undefined> {
  if (path === undefined) return { done: await work() };
  const lock = new SqliteFile(path, { timeout: 0 });
  try {
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      ignoreBusy(error);
      return undefined;
    }
    return { done: await work() };
  } finally {
    lock.close();
  }
}

/** The store's engine over a database file, or ':memory:' for one that lives as long as the store. */
export function openSqlite(path: string, listeners: Listeners = {}): Engine {
  const logging = loggingOf(listeners);
  const database = (file: SqliteFile.Database, writes: boolean): Database =>
    new Kysely<Tables>({ dialect: new Dialect(file, writes), ...logging });

  const inMemory = path === ':memory:' || path === '';
  const file = open(path, true);
  const write = database(file, true);
  const readFile = inMemory ? file : open(path, false);
  const read = inMemory ? write : database(readFile, false);

  return {
    read,
    write,
    columns: {
      id: sql`integer primary key autoincrement`,
      text: sql`text`,
      tableEnd: sql`strict`,
    },
    search: sqliteSearch,
    // Every transaction that writes has the database for itself already.
    lockSchema: async () => {},
    lockContent: async () => {},
    announce: async () => {},
    watch(tell) {
      let version = readFile.pragma('data_version', { simple: true });
      const timer = setInterval(() => {
        const now = readFile.pragma('data_version', { simple: true });
        // In memory there is but one connection, which the number says nothing about.
        if (now === version && !inMemory) return;
        version = now;
        tell();
      }, lookEveryMs);
      timer.unref();
      return async () => clearInterval(timer);
    },
    async snapshot() {
      const copy = inMemory ? new SqliteFile(file.serialize()) : open(path, false);
      const transaction = await database(copy, false).startTransaction().execute();
      // Only the first reading fixes the moment.
      await transaction.selectFrom('content_version').select('version').execute();
      return {
        db: transaction,
        async release() {
          await transaction.rollback().execute();
          copy.close();
        },
      };
    },
    alone: (name, work) => alone(inMemory ? undefined : `${path}.${name}`, work),
    lastIds: async (db) => {
      const { rows } = await sql<LastId>`
        select name as "table", seq as "last" from sqlite_sequence where name in (${sql.join([...numberedTables])})
        order by name`.execute(db);
      return rows;
    },
    async setLastIds(db, marks) {
      for (const { table, last } of marks.filter((mark) => mark.last > 0)) {
        await sql`update sqlite_sequence set seq = max(seq, ${last}) where name = ${table}`.execute(db);
        await sql`
          insert into sqlite_sequence (name, seq)
          select ${table}, ${last} where not exists (select 1 from sqlite_sequence where name = ${table})`.execute(db);
      }
    },
    // What a reader still holds up is overwritten when the journal starts anew.
    scrub: async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(write).catch(ignoreBusy);
    },
    async close() {
      // Kysely closes only what it has used.
      await read.destroy();
      await write.destroy();
      readFile.close();
      file.close();
    },
  };
}
