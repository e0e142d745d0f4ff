import SqliteFile from 'better-sqlite3';
import {
  type Driver,
  Kysely,
  type Dialect as KyselyDialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import type { Tables } from '../tables/tables.ts';
import {
  type Database,
  type Engine,
  type LastId,
  type Listeners,
  loggingOf,
  numberedTables,
  storable,
} from './engine.ts';
import { guardedDriver } from './guarded-driver.ts';
import { openFile, withCachedStatements } from './sqlite-file.ts';
import { sqliteSearch } from './sqlite-search.ts';
import { ignoreBusy, WriteDriver } from './sqlite-writing.ts';

class Compiler extends SqliteQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(storable(parameter));
  }
}

/** How often to check for changes of other processes. The check reads no page of the file. */
const lookEveryMs = 200;

class Dialect implements KyselyDialect {
  readonly createDriver: () => Driver;

  constructor(createDriver: () => Driver) {
    this.createDriver = createDriver;
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }

  createIntrospector(db: Database): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new Compiler();
  }
}

function driverOf(file: SqliteFile.Database, writes: boolean, { beforeChange }: Listeners): Driver {
  const config = { database: withCachedStatements(file) };
  return writes ? guardedDriver(new WriteDriver(config, file), beforeChange) : new SqliteDriver(config);
}

/**
 * Locks a file next to the database. The operating system releases the lock when the process ends, so no stale lock remains.
 * An in-memory database has no other process.
 */
async function exclusively<T>(path: string | undefined, work: () => Promise<T>): Promise<{ done: T } | undefined> {
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

/** The engine for a database file, or ':memory:' for a database that lives as long as the store. */
export function openSqlite(path: string, listeners: Listeners = {}): Engine {
  const logging = loggingOf(listeners);
  const database = (file: SqliteFile.Database, writes: boolean): Database =>
    new Kysely<Tables>({ dialect: new Dialect(() => driverOf(file, writes, listeners)), ...logging });

  const inMemory = path === ':memory:' || path === '';
  const file = openFile(path, true);
  const write = database(file, true);
  const readFile = inMemory ? file : openFile(path, false);
  const read = inMemory ? write : database(readFile, false);

  return {
    read,
    write,
    accounts: write,
    maintenance: write,
    columns: {
      id: sql`integer primary key autoincrement`,
      text: sql`text`,
      tableEnd: sql`strict`,
    },
    search: sqliteSearch,
    // Every writing transaction has exclusive access already.
    lockSchema: async () => {},
    lockContent: async () => {},
    announce: async () => {},
    watch(tell) {
      let version = readFile.pragma('data_version', { simple: true });
      const timer = setInterval(() => {
        const now = readFile.pragma('data_version', { simple: true });
        // In memory there is one connection only, and data_version does not count its own changes.
        if (now === version && !inMemory) return;
        version = now;
        tell();
      }, lookEveryMs);
      timer.unref();
      return async () => clearInterval(timer);
    },
    async snapshot() {
      const copy = inMemory ? new SqliteFile(file.serialize()) : openFile(path, false);
      const transaction = await database(copy, false).startTransaction().execute();
      // The first read fixes the snapshot.
      await transaction.selectFrom('content_version').select('version').execute();
      return {
        db: transaction,
        async release() {
          await transaction.rollback().execute();
          copy.close();
        },
      };
    },
    exclusively: (name, work) => exclusively(inMemory ? undefined : `${path}.${name}`, work),
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
    // Pages that a reader still uses are overwritten when the WAL is reset later.
    scrub: async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(write).catch(ignoreBusy);
    },
    async close() {
      // Kysely closes only connections that it has used.
      await read.destroy();
      await write.destroy();
      readFile.close();
      file.close();
    },
  };
}
