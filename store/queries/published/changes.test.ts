import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '#store/create-store.ts';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('changes of published content on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let store: Store;
  beforeAll(async () => {
    fresh = await freshStore();
    store = fresh.store;
  });
  afterAll(() => fresh.discard());

  const changesOf = async (act: () => Promise<unknown>) => {
    const before = await store.contentVersion();
    await act();
    return store.contentChanges.since(before);
  };

  test('contain the entry, its type, and its current and former parents', async () => {
    const { id: one } = await store.entries.save(change('category', { name: 'One' }));
    const { id: two } = await store.entries.save(change('category', { name: 'Two' }));
    const { id, revision } = await store.entries.save(change('product', {}, { parent: one }));
    const { changes, known } = await changesOf(() =>
      store.entries.save({ ...change('product', { name: 'Moved' }, { parent: two }), id, revision }),
    );
    expect(known).toBe(true);
    expect(changes).toEqual([{ id, publicId: String(id), type: 'product', parents: [two, one], langs: null }]);
  });

  test('name the languages where only translations differ', async () => {
    const translations = { de: { name: 'Eins' }, pt: { name: 'Um' } };
    const { id, revision } = await store.entries.save(change('faq', { name: 'One' }, { translations }));
    const changed = { ...translations, pt: { name: 'Uma' } };
    const { changes } = await changesOf(() =>
      store.entries.save({ ...change('faq', { name: 'One' }, { translations: changed }), id, revision }),
    );
    expect(changes).toMatchObject([{ id, langs: ['pt'] }]);
  });

  test('are empty for a draft and since the current version', async () => {
    const draft = await changesOf(() => store.entries.save(change('news', {}, { status: 'draft' })));
    expect(draft).toMatchObject({ known: true, changes: [] });
    expect(await store.contentChanges.since(await store.contentVersion())).toMatchObject({ known: true, changes: [] });
  });

  test('are unknown since a version that the database does not record', async () => {
    const version = await store.contentVersion();
    expect(await store.contentChanges.since(version + 5)).toMatchObject({ version, known: false });
    expect(await store.contentChanges.since(-5)).toMatchObject({ version, known: false });
  });

  test('are announced to another process on the same database', async () => {
    const other = await createStore({ database: fresh.database, defaultLanguage: 'en' });
    let tell = () => {};
    const looks: Promise<void>[] = [];
    const version = await other.contentVersion();
    const stop = other.contentChanges.watch(() => tell());
    try {
      const seen = new Promise<number[]>((resolve) => {
        const look = async () => {
          const { changes } = await other.contentChanges.since(version);
          if (changes.length > 0) resolve(changes.map((changed) => changed.id));
        };
        tell = () => looks.push(look());
      });
      const { id } = await store.entries.save(change('faq'));
      expect(await seen).toEqual([id]);
    } finally {
      await stop();
      // The queries must end before the connections close.
      await Promise.all(looks);
      await other.close();
    }
  });
});
