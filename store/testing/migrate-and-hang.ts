/* Child process of a test: starts one more migration on the database in its argument, prints a line midway and hangs. */
import { sql } from 'kysely';
import { openPostgres } from '../dialects/postgres.ts';
import { openSqlite } from '../dialects/sqlite.ts';
import { type Migration, migrate, migrations } from '../migrations/migrate.ts';
import type { StoreConfig } from '../store.ts';

const database: StoreConfig['database'] = JSON.parse(process.argv[2] ?? '');
const engine = 'sqlite' in database ? openSqlite(database.sqlite) : openPostgres(database.postgres);

const hangs: Migration = async (db) => {
  await sql`create table half (id integer primary key)`.execute(db);
  await sql`insert into half (id) values (1)`.execute(db);
  process.stdout.write('midway\n');
  // A promise alone does not keep a process alive.
  const alive = setInterval(() => {}, 60_000);
  await new Promise(() => alive);
};

await migrate(engine, [...migrations, hangs]);
