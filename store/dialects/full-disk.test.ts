import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createStore } from '../create-store.ts';
import { databaseFaultOf } from '../database-faults.ts';

// SQLite reports SQLITE_FULL and rolls back by itself, as on a full disk, when the limit on its pages is reached.
test('a write on a full disk fails, changes nothing, and succeeds once there is space', async () => {
  const { accounts: db, close } = await createStore({ database: { sqlite: ':memory:' }, defaultLanguage: 'en' });
  await sql`create table letters (text text) strict`.execute(db);
  const write = () =>
    db.transaction().execute(async (transaction) => {
      await sql`insert into letters values ('short')`.execute(transaction);
      await sql`insert into letters values (${'long'.repeat(25_000)})`.execute(transaction);
    });
  const count = async () =>
    (await sql<{ all: number }>`select count(*) as "all" from letters`.execute(db)).rows[0]?.all;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);

  const failure = await write().catch((error: unknown) => error);
  expect([databaseFaultOf(failure), failure]).toEqual(['disk', expect.objectContaining({ code: 'SQLITE_FULL' })]);
  expect(await count()).toBe(0);

  await sql`pragma max_page_count = 100000`.execute(db);
  await write();
  expect(await count()).toBe(2);
  await close();
});
