import { setImmediate as nextRound } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '#store/create-store.ts';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const never = (id: number, error: unknown) => expect.fail(`Entry ${id}: ${error}`);

async function rebuilt({ derived }: Store): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await derived.rebuildSome(never);
    if (done === 0) return all;
    all += done;
  }
}

/** What visitors and editors find of a concern, by data that are derived from it. */
async function found(store: Store, word: string) {
  const searched = await store.search({ words: word, lang: 'de', skip: 0, take: 5 });
  return {
    byAddress: (await store.entries.publishedByAddress('concern', word, 'de'))?.id,
    searched: searched.total,
    listed: (await store.entries.list({ type: 'concern', words: word, sort: 'own', skip: 0, take: 5 })).total,
    translated: (await store.entries.listTranslations({ types: ['concern'], skip: 0, take: 50 })).items.length,
  };
}

const german = (word: string) => ({ de: { address: word, name: word } });

describe.each(engines)('derived data on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let store: Store;
  beforeEach(async () => {
    fresh = await freshStore();
    ({ store } = fresh);
    return fresh.discard;
  });
  const run = (statement: RawBuilder<unknown>) => statement.execute(store.accounts);

  /** The rows that a program without the derived columns and tables writes. */
  async function savedByOlderProgram(id: number, documents: Record<string, unknown>, at: string): Promise<void> {
    await run(sql`update entries set revision = revision + 1, updated_at = ${at} where id = ${id}`);
    await run(sql`delete from entry_documents where entry_id = ${id}`);
    for (const [lang, document] of Object.entries(documents))
      await run(sql`insert into entry_documents (entry_id, type, lang, document)
        values (${id}, 'concern', ${lang}, ${JSON.stringify(document)})`);
  }
  const createdByOlderProgram = (at: string) =>
    run(sql`insert into entries (type, position, status, revision, address, created_at, updated_at)
      values ('concern', 9, 'published', 1, 'new', ${at}, ${at})`);

  test('are up to date after every change', async () => {
    const { id } = await store.entries.save(change('concern', { address: 'mill', name: 'Mill' }));
    await store.entries.save(
      change('concern', { name: 'Mill two' }, { id, revision: 1, status: 'draft', keepPublished: true }),
    );
    await store.entries.setStatus(id, 2, 'published', 'me');
    await store.entries.trash(id, 3, 'me');
    await store.entries.restore(id, 3, 'me');
    expect(await store.derived.countOutdated()).toBe(0);
    expect(await rebuilt(store)).toBe(0);
  });

  test('of what an older program saves are made again, and visitors learn of it', async () => {
    const { document } = change('concern', { address: 'mill', name: 'Mill' });
    const { id } = await store.entries.save({ ...change('concern'), document, translations: german('tischlerei') });
    await savedByOlderProgram(id, { '': document, de: german('weberei').de }, '2030-01-01T00:00:00.000Z');
    await createdByOlderProgram('2030-01-01T00:00:00.000Z');
    await savedByOlderProgram(
      id + 1,
      { '': { ...document, address: 'new' }, de: german('hafen').de },
      '2030-01-01T00:00:01.000Z',
    );
    const none = { byAddress: undefined, searched: 0, listed: 0, translated: 1 };
    expect([await found(store, 'weberei'), await found(store, 'hafen')]).toEqual([none, none]);

    const version = await store.contentVersion();
    expect(await store.derived.countOutdated()).toBe(2);
    expect(await rebuilt(store)).toBe(2);
    const right = { searched: 1, listed: 1, translated: 2 };
    expect(await found(store, 'weberei')).toEqual({ ...right, byAddress: id });
    expect(await found(store, 'hafen')).toEqual({ ...right, byAddress: id + 1 });
    expect(await found(store, 'tischlerei')).toMatchObject({ byAddress: undefined, searched: 0, listed: 0 });
    const { known, changes } = await store.contentChanges.since(version);
    expect([known, changes.map((each) => each.id)]).toEqual([true, [id, id + 1]]);
    expect(await store.derived.countOutdated()).toBe(0);
  });

  test('are made of the other languages too when an outdated entry is saved before', async () => {
    const { document } = change('concern', { address: 'mill', name: 'Mill' });
    const { id } = await store.entries.save({ ...change('concern'), document, translations: german('tischlerei') });
    await savedByOlderProgram(id, { '': document, de: german('weberei').de }, '2030-01-01T00:00:00.000Z');
    await store.entries.save({
      ...change('concern', { address: 'mill', name: 'Draft' }, { id, revision: 2, translations: german('weberei') }),
      status: 'draft',
      keepPublished: true,
    });
    expect(await found(store, 'weberei')).toMatchObject({ byAddress: id, searched: 1 });
    expect(await store.derived.countOutdated()).toBe(0);
  });

  test('of all entries are made again, without a change for visitors, while entries are saved', async () => {
    for (let n = 0; n < 60; n++)
      await store.entries.save(
        change('concern', { address: `a${n}`, name: 'Mill' }, { translations: german(`b${n}`) }),
      );
    await store.derived.markAllOutdated();
    expect(await store.derived.countOutdated()).toBe(60);
    const other = await createStore({ database: fresh.database });
    const version = await store.contentVersion();
    const saves = Array.from({ length: 10 }, (_, n) => other.entries.save(change('faq', { name: `Question ${n}` })));
    const [count] = await Promise.all([rebuilt(store), ...saves]);
    await other.close();
    expect(count).toBe(60);
    expect((await store.contentChanges.since(version)).changes.filter(({ type }) => type === 'concern')).toEqual([]);
    expect(await found(store, 'b7')).toMatchObject({ searched: 1, listed: 1, translated: 50 });
  });

  test('are made of a few entries at a time, between which others have their turn', async () => {
    for (let n = 0; n < 25; n++) await store.entries.save(change('concern', { address: `mill-${n}`, name: 'Mill' }));
    await store.derived.markAllOutdated();
    let rounds = 0;
    let left = 25;
    const rebuild = store.derived.rebuildSome(never).then((done) => {
      left -= done;
    });
    for (; left > 0; rounds++) await nextRound();
    await rebuild;
    expect(rounds).toBeGreaterThan(5);
  });

  test('of an entry that cannot be read are reported once, and the others are made', async () => {
    const ids: number[] = [];
    for (const name of ['One', 'Two', 'Three']) ids.push((await store.entries.save(change('faq', { name }))).id);
    await run(sql`update entry_documents set document = '[' where entry_id = ${ids[1]}`);
    await store.derived.markAllOutdated();
    const failed: number[] = [];
    while ((await store.derived.rebuildSome((id) => failed.push(id))) > 0);
    expect(failed).toEqual([ids[1]]);
    expect(await store.derived.countOutdated()).toBe(0);
    expect((await store.entries.list({ type: 'faq', words: 'three', sort: 'own', skip: 0, take: 5 })).total).toBe(1);
  });
});
