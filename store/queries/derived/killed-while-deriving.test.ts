import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createStore } from '#store/create-store.ts';
import { openPostgres } from '#store/dialects/postgres.ts';
import { openSqlite } from '#store/dialects/sqlite.ts';
import { searchRows } from '#store/migrations/tables-41-to-60/search-rows.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';

const script = fileURLToPath(new URL('../../testing/derive-until-killed.ts', import.meta.url));
const count = 120;

test.each(engines)(
  'a new search index is filled after a kill of the process on $name',
  async ({ migratedDatabase }) => {
    const { database, discard } = await migratedDatabase();
    const before = await createStore({ database, defaultLanguage: 'en' });
    for (let n = 0; n < count; n++) await before.entries.save(change('news', { heading: `Alpaca ${n}` }));
    await before.close();
    const engine = 'sqlite' in database ? openSqlite(database.sqlite) : openPostgres(database.postgres);
    await engine.maintenance.transaction().execute((db) => searchRows(db, engine, () => {}));
    await engine.close();

    const child = spawn(process.execPath, [script, JSON.stringify(database)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const exit = once(child, 'exit');
    for await (const _ of createInterface({ input: child.stdout })) child.kill('SIGKILL');
    expect((await exit)[1]).toBe('SIGKILL');

    const store = await createStore({ database, defaultLanguage: 'en' });
    const found = async () => (await store.search({ words: 'alpaca', skip: 0, take: 1_000 })).items;
    const left = await store.derived.countOutdated();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(count);
    // Meanwhile search answers with what is indexed.
    expect(await found()).toHaveLength(count - left);
    while ((await store.derived.rebuildSome((id, error) => expect.fail(`Entry ${id}: ${error}`))) > 0);
    expect(new Set((await found()).map(({ publicId }) => publicId)).size).toBe(count);
    expect(await found()).toHaveLength(count);
    await store.close();
    await discard();
  },
);
