import { beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '#store/create-store.ts';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { refused } from '#store/testing/store-error.ts';

describe.each(engines)('a pending change on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let store: Store;
  beforeEach(async () => {
    fresh = await freshStore();
    store = fresh.store;
    return fresh.discard;
  });

  const waiting = { revision: 1, status: 'draft', keepPublished: true } as const;
  const heading = async (id: number) => (await store.entries.published('news', id))?.document.heading;
  const found = async (words: string) => (await store.search({ words, skip: 0, take: 5 })).total;

  test('leaves published content unchanged until it is published, while the office edits it', async () => {
    const { entries } = store;
    const { id } = await entries.save(change('news', { heading: 'Old' }));
    const version = await store.contentVersion();
    const asked = change(
      'news',
      { heading: 'New' },
      { ...waiting, id, translations: { de: { heading: 'Neu' } }, by: 'ben' },
    );
    expect(await entries.save(asked)).toEqual({ id, revision: 2 });
    expect([await heading(id), await found('old'), await found('new'), await store.contentVersion()]).toEqual([
      'Old',
      1,
      0,
      version,
    ]);
    const edited = { status: 'published', pending: true, revision: 2, title: 'New', updatedBy: 'ben', publishAt: null };
    expect(await entries.get(id)).toMatchObject({
      ...edited,
      document: { heading: 'New' },
      translations: { de: { heading: 'Neu' } },
    });
    expect((await entries.revisions(id)).items.map(({ status }) => status)).toEqual(['draft', 'published']);
    expect(await entries.isWithdrawn('news', { publicId: String(id) })).toBe(false);

    await entries.setStatus(id, 2, 'published', 'ann');
    expect([await heading(id), await found('old'), await found('neu'), await store.contentVersion()]).toEqual([
      'New',
      0,
      0,
      version + 1,
    ]);
    expect((await store.search({ words: 'neu', lang: 'de', skip: 0, take: 5 })).total).toBe(1);
    expect(await entries.get(id)).toMatchObject({ pending: false, revision: 3, updatedBy: 'ann', status: 'published' });
    await entries.setStatus(id, 3, 'published', 'ann');
    expect((await entries.get(id))?.revision).toBe(3);
  });

  test('can be discarded in favour of the published state, without a change for visitors', async () => {
    const { entries } = store;
    const { id } = await entries.save(change('news', { heading: 'Old' }));
    await entries.save(
      change('news', { heading: 'New' }, { ...waiting, id, translations: { de: { heading: 'Neu' } } }),
    );
    const version = await store.contentVersion();
    await expect(entries.discardChanges(id, 1, 'ann')).rejects.toEqual(refused('conflict'));
    await entries.discardChanges(id, 2, 'ann');
    expect(await entries.get(id)).toMatchObject({
      document: { heading: 'Old' },
      translations: {},
      status: 'published',
      pending: false,
      revision: 3,
    });
    expect([await heading(id), await found('old'), await store.contentVersion()]).toEqual(['Old', 1, version]);
    expect((await entries.revisions(id)).items.map(({ document }) => document.heading)).toEqual(['Old', 'New', 'Old']);
    await entries.discardChanges(id, 3, 'ann');
    expect((await entries.get(id))?.revision).toBe(3);
  });

  test('is replaced by the next one, and by a published save', async () => {
    const { entries } = store;
    const { id } = await entries.save(change('news', { heading: 'Old' }));
    await entries.save(change('news', { heading: 'First' }, { ...waiting, id }));
    await expect(entries.save(change('news', { heading: 'Late' }, { ...waiting, id }))).rejects.toEqual(
      refused('conflict'),
    );
    await entries.save(change('news', { heading: 'Second' }, { ...waiting, id, revision: 2 }));
    expect(await entries.get(id)).toMatchObject({ pending: true, document: { heading: 'Second' } });
    await entries.save(change('news', { heading: 'Third' }, { id, revision: 3, keepPublished: true }));
    expect(await entries.get(id)).toMatchObject({ pending: false, document: { heading: 'Third' } });
    expect(await heading(id)).toBe('Third');
  });

  test('becomes the draft when the entry is unpublished', async () => {
    const { entries } = store;
    const { id } = await entries.save(change('news', { heading: 'Old' }));
    await entries.save(change('news', { heading: 'New' }, { ...waiting, id }));
    await entries.setStatus(id, 2, 'draft', 'ann');
    expect(await entries.get(id)).toMatchObject({ status: 'draft', pending: false, document: { heading: 'New' } });
    expect(await heading(id)).toBeUndefined();
    expect(await entries.isWithdrawn('news', { publicId: String(id) })).toBe(true);
  });

  test('is published at its time by any process', async () => {
    const { id } = await store.entries.save(change('news', { heading: 'Old' }));
    const publishAt = '2030-01-01T10:00:00+02:00';
    await store.entries.save(
      change('news', { heading: 'New' }, { ...waiting, id, status: 'scheduled', publishAt, by: 'ben' }),
    );
    expect(await store.entries.get(id)).toMatchObject({ status: 'published', publishAt: '2030-01-01T08:00:00.000Z' });
    expect(await store.entries.nextDue()).toBe('2030-01-01T08:00:00.000Z');
    const version = await store.contentVersion();
    expect(await store.entries.publishDue(new Date('2030-01-01T07:59:59.999Z'))).toBe(0);

    const next = await createStore({ database: fresh.database, defaultLanguage: 'en' });
    expect(await next.entries.publishDue(new Date('2030-01-01T08:00:00Z'))).toBe(1);
    await next.close();
    expect(await heading(id)).toBe('New');
    expect([await found('new'), await store.contentVersion()]).toEqual([1, version + 1]);
    expect(await store.entries.get(id)).toMatchObject({
      pending: false,
      publishAt: null,
      revision: 2,
      updatedBy: 'ben',
    });
    expect(await store.entries.nextDue()).toBeUndefined();
    expect(await store.entries.publishDue(new Date('2031-01-01T00:00:00Z'))).toBe(0);
  });

  test('reserves its address and its parent', async () => {
    const { entries } = store;
    const { id } = await entries.save(change('concern', { address: 'north' }));
    await entries.save(change('concern', { address: 'south' }, { ...waiting, id }));
    expect(await entries.addressHolder('concern', 'south')).toBe(id);
    for (const address of ['north', 'south']) {
      await expect(entries.save(change('concern', { address }))).rejects.toEqual(refused('address-taken'));
    }
    const one = await entries.save(change('category', { name: 'One' }));
    const two = await entries.save(change('category', { name: 'Two' }));
    const product = await entries.save(change('product', {}, { parent: one.id }));
    await entries.save(change('product', {}, { ...waiting, id: product.id, parent: two.id }));
    expect((await entries.published('product', product.id))?.parent).toBe(one.id);
    expect((await entries.get(product.id))?.parent).toBe(two.id);
    for (const { id: category } of [one, two]) {
      await expect(entries.trash(category, 1, 'me')).rejects.toEqual(refused('has-children'));
    }
    await entries.setStatus(product.id, 2, 'published', 'me');
    expect((await entries.published('product', product.id))?.parent).toBe(two.id);
    await entries.trash(one.id, 1, 'me');
  });

  test('counts the files of both states as used', async () => {
    const image = (name: string) => ({ image: { src: `/files/${name}.webp`, alt: 'A' } });
    const { id } = await store.entries.save(change('news', image('old')));
    const description = '<p><img src="/files/text.png" alt=""> and <a href="/files/terms.pdf">terms</a>.</p>';
    await store.entries.save(change('news', { ...image('new'), description }, { ...waiting, id }));
    const shown = async () => {
      const all = ['old.webp', 'new.webp', 'text.png', 'terms.pdf'].map((name) => store.files.uses(`/files/${name}`));
      return (await Promise.all(all)).map((uses) => uses.length);
    };
    expect(await shown()).toEqual([1, 1, 1, 1]);
    await store.entries.setStatus(id, 2, 'published', 'me');
    expect(await shown()).toEqual([0, 1, 1, 1]);
    await store.entries.trash(id, 3, 'me');
    expect(await shown()).toEqual([0, 1, 1, 1]);
    await store.entries.remove(id, 3, 'me');
    expect(await shown()).toEqual([0, 0, 0, 0]);
  });

  test('survives backup and restore', async () => {
    const { id } = await store.entries.save(
      change('news', { heading: 'Old', image: { src: '/files/a.webp', alt: 'A' } }),
    );
    await store.entries.save(change('news', { heading: 'New' }, { ...waiting, id }));
    const restored = await freshStore();
    await restored.store.load(store.dump());
    expect(await restored.store.entries.get(id)).toEqual(await store.entries.get(id));
    const list = { type: 'news', words: 'new', sort: 'title', skip: 0, take: 5 } as const;
    expect(await restored.store.entries.list(list)).toEqual(await store.entries.list(list));
    expect(await restored.store.files.uses('/files/a.webp')).toMatchObject([{ id, title: 'New' }]);
    await restored.discard();
  });
});

describe.each(engines)('a changed address of a concern on $name', ({ freshStore }) => {
  let store: Store;
  beforeEach(async () => {
    const fresh = await freshStore();
    store = fresh.store;
    return fresh.discard;
  });

  const leads = async (address: string) => (await store.redirects.find(`/concern/${address}`))?.to;
  const rename = (id: number, revision: number, address: string, rest = {}) =>
    store.entries.save(change('concern', { address }, { id, revision, ...rest }));

  test('leaves a redirect to the latest address, which ends when the address is used again', async () => {
    const { id } = await store.entries.save(change('concern', { address: 'a' }));
    await rename(id, 1, 'b');
    await rename(id, 2, 'c');
    expect([await leads('a'), await leads('b'), await leads('c')]).toEqual(['/concern/c', '/concern/c', undefined]);
    await rename(id, 3, 'a');
    expect([await leads('a'), await leads('b'), await leads('c')]).toEqual([undefined, '/concern/a', '/concern/a']);
    await store.entries.save(change('concern', { address: 'b' }));
    expect(await leads('b')).toBeUndefined();
  });

  test('leaves no redirect for a draft, and one for a pending change once it is published', async () => {
    const draft = await store.entries.save(change('concern', { address: 'a' }, { status: 'draft' }));
    await rename(draft.id, 1, 'b');
    expect(await leads('a')).toBeUndefined();
    await rename(draft.id, 2, 'c', { status: 'scheduled', publishAt: '2030-01-01T00:00:00Z', keepPublished: true });
    expect(await leads('b')).toBeUndefined();
    await store.entries.publishDue(new Date('2030-01-01T00:00:00Z'));
    expect(await leads('b')).toBe('/concern/c');
    expect((await store.entries.publishedByAddress('concern', 'c'))?.id).toBe(draft.id);
  });

  test('redirects from the last published address, even if it changed while unpublished', async () => {
    const { id } = await store.entries.save(change('concern', { address: 'a' }));
    await rename(id, 1, 'b', { status: 'draft' });
    expect(await leads('a')).toBeUndefined();
    await store.entries.setStatus(id, 2, 'published', 'me');
    expect(await leads('a')).toBe('/concern/b');
  });
});
