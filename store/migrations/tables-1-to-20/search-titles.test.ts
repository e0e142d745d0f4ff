import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createStore } from '#store/create-store.ts';
import { openPostgres } from '#store/dialects/postgres.ts';
import { openSqlite } from '#store/dialects/sqlite.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';
import { searchTitles } from './search-titles.ts';

test.each(engines)('finds titles saved before the migration on $name', async ({ freshDatabase }) => {
  const { database, discard } = await freshDatabase();
  try {
    const config = { database, defaultLanguage: 'en' };
    const before = await createStore(config);
    const titled = await before.entries.save(change('report', { name: 'Été loom', description: 'Other' }));
    const other = await before.entries.save(change('report', { name: 'Other', description: 'Summer ete' }));
    await before.close();

    const engine = 'sqlite' in database ? openSqlite(database.sqlite) : openPostgres(database.postgres);
    if ('sqlite' in database) await sql`drop table search_titles`.execute(engine.write);
    await searchTitles(engine.write, engine, () => {});
    await engine.close();

    const after = await createStore(config);
    const found = async () =>
      (await after.search({ words: 'ete', skip: 0, take: 5 })).items.map(({ publicId }) => Number(publicId));
    expect(await found()).toEqual([titled.id, other.id]);
    await after.entries.trash(titled.id, 1, 'me');
    expect(await found()).toEqual([other.id]);
    await after.close();
  } finally {
    await discard();
  }
});
