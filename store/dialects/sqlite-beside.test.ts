import { rm } from 'node:fs/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '../create-store.ts';
import { databaseFaultOf } from '../database-faults.ts';
import { searchOf } from '../queries/search/search.ts';
import type { Store } from '../store.ts';
import { change } from '../testing/changes.ts';
import { engines, type FreshDatabase } from '../testing/engines.ts';
import type { Engine } from './engine.ts';
import { openSqlite } from './sqlite.ts';

const sqlite = engines.find(({ name }) => name === 'SQLite');

/** A slow query. */
const slow = sql<{ steps: number }>`
  with recursive counted (n) as (select 1 union all select n + 1 from counted where n < 2000000)
  select count(*) as steps from counted`;

describe('a reading thread of SQLite', () => {
  let fresh: FreshDatabase;
  let store: Store;
  let engine: Engine;
  let errors: unknown[];
  let path: string;
  beforeEach(async () => {
    if (!sqlite) throw new Error('There is no SQLite to test');
    fresh = await sqlite.migratedDatabase();
    path = 'sqlite' in fresh.database ? fresh.database.sqlite : '';
    store = await createStore({ database: fresh.database, defaultLanguage: 'en' });
    errors = [];
    engine = openSqlite(path, { onError: (error) => errors.push(error) }, { largeFrom: 1 });
  });
  afterEach(async () => {
    await engine.close();
    await store.close();
    await fresh.discard();
  });

  const begun = () => vi.waitUntil(() => engine.forSearch() !== engine.read, { timeout: 10_000 });

  test('returns the same results, including entries saved a moment ago', async () => {
    const nouns = ['yarn', 'loom', 'dye', 'mill'];
    for (const noun of nouns) {
      await store.entries.save(change('news', { heading: `The ${noun}`, description: `<p>${nouns.join(' ')}</p>` }));
    }
    const beside = searchOf(engine, 'en');
    expect((await beside({ words: 'yarn', skip: 0, take: 9 })).total).toBe(4);
    await begun();
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...nouns, 'y', 'lo', 'x'), { minLength: 1 }), async (words) => {
        const question = { words: words.join(' '), skip: 0, take: 9 };
        expect(await beside(question)).toEqual(await store.search(question));
      }),
      { numRuns: 30 },
    );
    for (const heading of ['Carding', 'Combing', 'Gassing']) {
      await store.entries.save(change('news', { heading }));
      expect((await beside({ words: heading, skip: 0, take: 9 })).total).toBe(1);
    }
  });

  test('does not block reads of the main thread', async () => {
    await begun();
    const order: string[] = [];
    const asked = slow.execute(engine.forSearch()).then(({ rows }) => order.push(`there ${rows[0]?.steps}`));
    await engine.read.selectFrom('content_version').select('version').execute();
    order.push('here');
    await asked;
    expect(order).toEqual(['here', 'there 2000000']);
  });

  test('rejects writes and transactions, and reports errors with their codes', async () => {
    await begun();
    const beside = engine.forSearch();
    await expect(sql`select nothing from nowhere`.execute(beside)).rejects.toMatchObject({ code: 'SQLITE_ERROR' });
    await expect(sql`delete from search_texts returning id`.execute(beside)).rejects.toSatisfy(
      (error) => databaseFaultOf(error) === 'disk',
    );
    await expect(beside.transaction().execute(async () => {})).rejects.toThrow('no transactions');
  });

  test('finishes pending queries before it closes', async () => {
    await begun();
    const asked = slow.execute(engine.forSearch());
    await new Promise((resolve) => setImmediate(resolve));
    const closed = engine.close();
    expect((await asked).rows).toEqual([{ steps: 2_000_000 }]);
    await closed;
    engine = openSqlite(path);
  });

  test('is replaced by the main connection when it cannot start, and reports the error once', async () => {
    await store.entries.save(change('news', { heading: 'Yarn' }));
    await rm(path);
    const search = searchOf(engine, 'en');
    await search({ words: 'yarn', skip: 0, take: 9 });
    await vi.waitUntil(() => errors.length > 0, { timeout: 10_000 });
    for (const words of ['yarn', 'ya', 'y'])
      expect(await search({ words, skip: 0, take: 9 })).toMatchObject({ total: 1 });
    expect(errors).toEqual([expect.objectContaining({ code: 'SQLITE_CANTOPEN' })]);
  });
});

test('searches a small database on the main connection', async () => {
  if (!sqlite) throw new Error('There is no SQLite to test');
  const { database, discard } = await sqlite.migratedDatabase();
  const engine = openSqlite('sqlite' in database ? database.sqlite : '');
  expect(engine.forSearch()).toBe(engine.read);
  expect(engine.forSearch()).toBe(engine.read);
  await engine.close();
  await discard();
});
