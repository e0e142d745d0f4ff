import { access } from 'node:fs/promises';
import SqliteFile from 'better-sqlite3';
import type { StoreConfig } from './store.ts';

/** Version, size and content of a database. */
export interface DatabaseStatus {
  /** The number of migrations that have run. */
  tablesVersion: number;
  bytes: number;
  entries: number;
  /** Entries whose derived data are still to be rebuilt; null: tables of this version do not record it. */
  outdated: number | null;
  /** The last scheduled backup; null: none. */
  scheduledBackupAt: string | null;
}

type Row = Record<string, unknown>;
type Query = (text: string) => Promise<Row>;

/**
 * Reads the status of a database with tables of any version, without migrating or writing. Rejects if the database
 * cannot be reached or is not one of Atrium.
 */
export const readStatus = ({ database }: Pick<StoreConfig, 'database'>): Promise<DatabaseStatus> =>
  'sqlite' in database ? fromSqlite(database.sqlite) : fromPostgres(database.postgres);

async function fromSqlite(path: string): Promise<DatabaseStatus> {
  await access(path);
  const file = new SqliteFile(path, { readonly: true });
  try {
    const size = 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()';
    return await statusBy((text) => Promise.try(() => file.prepare<[], Row>(text).get() ?? {}), size);
  } finally {
    file.close();
  }
}

async function fromPostgres(url: string): Promise<DatabaseStatus> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    application_name: 'atrium status',
    options: '-c default_transaction_read_only=on',
  });
  await client.connect();
  try {
    const query: Query = async (text) => (await client.query<Row>(text)).rows[0] ?? {};
    return await statusBy(query, 'select pg_database_size(current_database()) as bytes');
  } finally {
    await client.end();
  }
}

async function statusBy(query: Query, size: string): Promise<DatabaseStatus> {
  const tables = await query('select max(version) as version from schema_versions').catch((cause: unknown) => {
    throw new Error('The database cannot be read, or it is not a database of Atrium.', { cause });
  });
  const { entries } = await query('select count(*) as entries from entries');
  const outdated = await query(
    'select count(*) as outdated from entries where derived_at is distinct from updated_at',
  ).then(
    (row) => Number(row.outdated),
    () => null,
  );
  const { at } = await query("select max(at) as at from audit where action = 'backup.made'");
  return {
    tablesVersion: Number(tables.version),
    bytes: Number((await query(size)).bytes),
    entries: Number(entries),
    outdated,
    scheduledBackupAt: at === null ? null : String(at),
  };
}
