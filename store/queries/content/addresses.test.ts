import { beforeEach, describe, expect, test } from 'vitest';
import type { EntryChange, Store } from '#store/store.ts';
import { change, removeForGood } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('addresses of a concern in other languages on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let store: Store;
  beforeEach(async () => {
    fresh = await freshStore();
    store = fresh.store;
    return fresh.discard;
  });

  const concern = (address: string, translated: Record<string, string>, rest: Partial<EntryChange> = {}) => {
    const translations = Object.entries(translated).map(([lang, own]) => [
      lang,
      own ? { address: own } : { name: 'N' },
    ]);
    return change('concern', { address }, { translations: Object.fromEntries(translations), ...rest });
  };
  const save = (...asked: Parameters<typeof concern>) => store.entries.save(concern(...asked));
  const idAt = async (address: string, lang?: string) =>
    (await store.entries.publishedByAddress('concern', address, lang))?.id;
  const redirects = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await store.redirects.find(path))?.to));

  test('find it in any language, with the address of the language', async () => {
    const { id } = await save('glass', { de: 'glas', pt: '' });
    expect([await idAt('glas'), await idAt('glass', 'de'), await idAt('glas', 'pt')]).toEqual([id, id, id]);
    const inGerman = await store.entries.publishedByAddress('concern', 'glass', 'de-AT');
    expect(inGerman?.document.address).toBe('glas');
    expect((await store.entries.publishedByAddress('concern', 'glas'))?.document.address).toBe('glass');
    expect(await store.entries.languagesOf('concern', { address: 'glas' })).toEqual(['de', 'pt']);
    const addresses = { '': 'glass', de: 'glas', pt: 'glass' };
    expect(await store.entries.addressesOf('concern', 'glas')).toEqual(addresses);
    expect(await store.entries.addressesOf('concern', 'none')).toEqual({});
    expect(await store.entries.translatedInto('de', { skip: 0, take: 9 })).toMatchObject([
      { address: 'glass', translatedAddress: 'glas' },
    ]);
  });

  test('belong to one entry in all languages', async () => {
    const { id } = await save('glass', { de: 'glas' });
    const taken = (lang: string) =>
      expect.objectContaining({ reason: 'address-taken', about: expect.objectContaining({ lang }) });
    await expect(save('glas', {})).rejects.toEqual(taken(''));
    await expect(save('other', { pt: 'glass' })).rejects.toEqual(taken('pt'));
    await expect(save('other', { pt: 'glas' })).rejects.toEqual(taken('pt'));
    await save('glass', { de: 'glas', pt: 'glas', es: 'glass' }, { id, revision: 1 });
    await store.entries.trash(id, 2, 'me');
    const next = await save('glas', {});
    await expect(store.entries.restore(id, 2, 'me')).rejects.toEqual(taken('de'));
    expect(await idAt('glas')).toBe(next.id);
  });

  test('are reserved by a pending change', async () => {
    const { id } = await save('glass', {});
    await save('glass', { de: 'glas' }, { id, revision: 1, status: 'draft', keepPublished: true });
    expect(await idAt('glas')).toBeUndefined();
    expect(await store.entries.addressHolder('concern', 'glas')).toBe(id);
    await expect(save('glas', {})).rejects.toMatchObject({ reason: 'address-taken' });
    await store.entries.setStatus(id, 2, 'published', 'me');
    expect(await idAt('glas')).toBe(id);
  });

  test('leave redirects to the present ones', async () => {
    const { id } = await save('glass', { de: 'a' });
    await save('glass', { de: 'b' }, { id, revision: 1 });
    await save('glass', { de: 'c' }, { id, revision: 2 });
    expect(await redirects('/de/concern/a', '/de/concern/b', '/concern/a', '/concern/b', '/de/concern/c')).toEqual([
      '/de/concern/c',
      '/de/concern/c',
      '/concern/glass',
      '/concern/glass',
      undefined,
    ]);
    await save('glass', { de: 'a' }, { id, revision: 3 });
    expect(await redirects('/de/concern/a', '/concern/a', '/de/concern/c')).toEqual([
      undefined,
      undefined,
      '/de/concern/a',
    ]);
    await save('glass', { de: '' }, { id, revision: 4, status: 'draft' });
    await store.entries.setStatus(id, 5, 'published', 'me');
    expect(await redirects('/de/concern/a', '/concern/a')).toEqual(['/de/concern/glass', '/concern/glass']);
  });

  test('have no redirect in any language while a page is there', async () => {
    const { id } = await save('glass', { de: 'glas' });
    await save('glass', { de: '' }, { id, revision: 1 });
    expect(await redirects('/de/concern/glas')).toEqual(['/de/concern/glass']);
    // Otherwise the two would lead to each other once the entry is unpublished.
    await save('glas', { de: '' }, { id, revision: 2 });
    expect(await redirects('/concern/glass', '/de/concern/glas', '/concern/glas')).toEqual([
      '/concern/glas',
      undefined,
      undefined,
    ]);
    await store.redirects.add('/concern-old/de/concern/glas', '/faq', 'me');
    await save('glas', { de: 'glass' }, { id, revision: 3 });
    expect(await redirects('/concern/glass', '/concern-old/de/concern/glas')).toEqual([undefined, '/faq']);
  });

  test('are withdrawn with the entry', async () => {
    const { id } = await save('glass', { de: 'glas' });
    expect(await store.entries.isWithdrawn('concern', { address: 'glas' })).toBe(false);
    await removeForGood(store, id, 1);
    for (const address of ['glass', 'glas'])
      expect(await store.entries.isWithdrawn('concern', { address }), address).toBe(true);
    for (const address of ['de', 'gla%', 'gla_', 'gl'])
      expect(await store.entries.isWithdrawn('concern', { address }), address).toBe(false);
  });

  test('change in all languages, because every version of a page links to the others', async () => {
    const { id } = await save('glass', { de: 'glas' });
    const version = await store.contentVersion();
    await save('glass', { de: 'glaswerk' }, { id, revision: 1 });
    const { changes } = await store.contentChanges.since(version);
    expect(changes).toMatchObject([{ id, langs: null }]);
  });

  test('survive backup and restore', async () => {
    const { id } = await save('glass', { de: 'glas' });
    const restored = await freshStore();
    await restored.store.load(store.dump());
    expect((await restored.store.entries.publishedByAddress('concern', 'glas'))?.id).toBe(id);
    await restored.discard();
  });
});
