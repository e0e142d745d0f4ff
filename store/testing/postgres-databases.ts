import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The migrated database without content that `postgres-server.ts` makes once per run. */
export const migratedTemplate = 'store_migrated';

export interface ServerDatabase {
  url: string;
  /** Removes the database with all its connections. */
  drop(): Promise<void>;
}

const pools = new Map<string, pg.Pool>();

/** One idle connection per test process: a new one for each statement costs 8 ms. It does not keep the process alive. */
function poolOf(serverUrl: string): pg.Pool {
  const pool = pools.get(serverUrl) ?? new pg.Pool({ connectionString: serverUrl, max: 2, allowExitOnIdle: true });
  // An idle connection breaks when the server stops; a later query on it fails by itself.
  if (!pools.has(serverUrl)) pool.on('error', () => {});
  pools.set(serverUrl, pool);
  return pool;
}

/** A new database on the server, empty or a copy of a template. The template must have no connections. */
export async function createDatabase(serverUrl: string, template?: string): Promise<ServerDatabase> {
  const name = `store_${randomBytes(8).toString('hex')}`;
  const copied = template === undefined ? '' : ` template ${template} strategy file_copy`;
  await poolOf(serverUrl).query(`create database ${name}${copied}`);
  return databaseAt(serverUrl, databaseUrl(serverUrl, name));
}

const databaseAt = (serverUrl: string, url: string): ServerDatabase => ({
  url,
  drop: async () => {
    await poolOf(serverUrl).query(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
  },
});

/** Emptied databases of this test process. Making and dropping one takes 10 times as long as emptying it. */
const emptied: { url: string; schema: string }[] = [];

interface State {
  /** Migrations, relations and columns, with the numbers that copies of a template share, and the tables with statistics. */
  schema: string;
  /** The size of the tables, with deleted rows. */
  bytes: number;
}

const stateQuery = `
  select
    concat((select count(*) from schema_versions), (
      select md5(string_agg(concat_ws(' ', attrelid, attname, atttypid), ',' order by attrelid, attnum))
      from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
    ), (
      select count(*) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 0 and relname <> 'search_rows'
    )) as schema,
    (select sum(pg_relation_size(oid)) from pg_class where relnamespace = 'public'::regnamespace)::integer as bytes`;

/** A database with larger tables is dropped. An empty one has 1.1 MB, most of it in indexes. */
const maxReusedBytes = 4_000_000;

/**
 * Removes connections of killed clients and all rows except those of migrations. Deletes them, because truncating takes
 * 150 ms. Without foreign keys, the order does not matter.
 */
const emptyTables = `
  do $$ declare
    filled regclass;
  begin
    perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid();
    set local session_replication_role = replica;
    for filled in select oid from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
        and relname not in ('schema_versions', 'content_version')
    loop
      execute format('delete from %s', filled);
    end loop;
    update content_version set version = 0, default_language = 'en';
    perform setval(format('%I', sequencename), start_value, false) from pg_sequences where last_value is not null;
  end $$`;

async function onDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function readState(client: pg.Client): Promise<State> {
  const { rows } = await client.query<State>(stateQuery);
  return rows[0] ?? { schema: '', bytes: 0 };
}

/** A migrated database without content. Its `drop` empties it for later tests, unless its schema was changed. */
export async function reusedDatabase(serverUrl: string): Promise<ServerDatabase> {
  const known = emptied.pop();
  const { url, drop } = known ? databaseAt(serverUrl, known.url) : await createDatabase(serverUrl, migratedTemplate);
  const schema = known?.schema ?? (await onDatabase(url, readState)).schema;
  return {
    url,
    async drop() {
      const isEmpty = await onDatabase(url, async (client) => {
        const state = await readState(client);
        if (state.schema !== schema || state.bytes > maxReusedBytes) return false;
        await client.query(emptyTables);
        return true;
      });
      if (isEmpty) emptied.push({ url, schema });
      else await drop();
    },
  };
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
