import { beforeEach, describe, expect, test } from 'vitest';
import type { EntryChange, Store } from '#store/store.ts';
import { change, removeForGood } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { refused } from '#store/testing/store-error.ts';

describe.each(engines)('entries on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let store: Store;

  beforeEach(async () => {
    fresh = await freshStore();
    store = fresh.store;
    return fresh.discard;
  });

  const save = async (asked: EntryChange) => (await store.entries.save(asked)).id;
  const names = async (type: EntryChange['type'], field: string) =>
    (await store.entries.listPublished({ type })).items.map(({ document }) => document[field]);

  test('returns an entry as it was saved, and makes a revision of each save', async () => {
    const first = change('news', { heading: 'One' }, { status: 'draft', translations: { 'pt-BR': { heading: 'Um' } } });
    const { id, revision } = await store.entries.save(first);
    expect(revision).toBe(1);
    const saved = await store.entries.get(id);
    expect(saved).toMatchObject({
      id,
      type: 'news',
      parent: null,
      position: 0,
      status: 'draft',
      publishAt: null,
      revision: 1,
      document: first.document,
      translations: { 'pt-br': { heading: 'Um' } },
    });
    expect(saved?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

    const second = change('news', { heading: 'Two' }, { id, revision, by: 'other@example.com' });
    expect(await store.entries.save(second)).toEqual({ id, revision: 2 });
    const { items: revisions } = await store.entries.revisions(id);
    expect(revisions.map((kept) => [kept.revision, kept.status, kept.savedBy, kept.document.heading])).toEqual([
      [2, 'published', 'other@example.com', 'Two'],
      [1, 'draft', 'editor@example.com', 'One'],
    ]);
    expect(revisions[1]?.translations).toEqual({ 'pt-br': { heading: 'Um' } });
    expect(
      (await store.audit.list({ skip: 0, take: 10 })).items.map(({ by, action, subject }) => [by, action, subject]),
    ).toEqual([
      ['other@example.com', 'entry.publish', `news ${id}`],
      ['editor@example.com', 'entry.create', `news ${id}`],
    ]);
  });

  test('rejects the second save of the same revision completely', async () => {
    const id = await save(change('news', { heading: 'Old' }));
    await store.entries.save(change('news', { heading: 'Mine' }, { id, revision: 1 }));
    await expect(store.entries.save(change('news', { heading: 'Theirs' }, { id, revision: 1 }))).rejects.toEqual(
      refused('conflict'),
    );
    await expect(store.entries.save(change('news', {}, { id }))).rejects.toEqual(refused('conflict'));
    expect((await store.entries.get(id))?.document.heading).toBe('Mine');
    expect((await store.entries.revisions(id)).total).toBe(2);
  });

  test('accepts one of many concurrent saves of the same revision', async () => {
    const id = await save(change('news'));
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => store.entries.save(change('news', { heading: `${n}` }, { id, revision: 1 }))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await store.entries.get(id))?.revision).toBe(2);
  });

  test('saves several in one transaction, and says which were refused', async () => {
    const id = await save(change('news', { heading: 'Old' }));
    const errors = await store.entries.saveAll([
      change('news', { heading: 'First' }),
      change('news', { heading: 'Stale' }, { id, revision: 7 }),
      change('news', { heading: 'New' }, { id, revision: 1 }),
    ]);
    expect(errors).toEqual([undefined, refused('conflict'), undefined]);
    expect((await names('news', 'heading')).sort()).toEqual(['First', 'New']);
  });

  test('rejects unknown ids, other types and unsuitable parents as missing', async () => {
    const category = await save(change('category'));
    const below = await save(change('category', {}, { parent: category }));
    const news = await save(change('news'));
    const missing: EntryChange[] = [
      change('news', {}, { id: 999, revision: 1 }),
      change('faq', {}, { id: news, revision: 1 }),
      change('product', {}, { parent: 999 }),
      change('product', {}, { parent: news }),
      change('news', {}, { parent: category }),
      change('category', {}, { id: category, revision: 1, parent: category }),
      change('category', {}, { id: category, revision: 1, parent: below }),
    ];
    for (const asked of missing) await expect(store.entries.save(asked)).rejects.toEqual(refused('missing'));
    await expect(store.entries.remove(999, 1, 'me')).rejects.toEqual(refused('missing'));
    await expect(store.entries.move(999, 0, 'me')).rejects.toEqual(refused('missing'));
    expect(await store.entries.get(999)).toBeUndefined();
  });

  test('rejects an address that another entry of the type has, including drafts', async () => {
    const north = await save(change('concern', { address: 'north' }, { status: 'draft' }));
    await expect(store.entries.save(change('concern', { address: 'north' }))).rejects.toEqual(refused('address-taken'));
    const south = await save(change('concern', { address: 'south' }));
    const renamed = change('concern', { address: 'north' }, { id: south, revision: 1 });
    await expect(store.entries.save(renamed)).rejects.toEqual(refused('address-taken'));
    await store.entries.save(change('concern', { address: 'north', name: 'N' }, { id: north, revision: 1 }));

    expect((await store.entries.publishedByAddress('concern', 'north'))?.id).toBe(north);
    expect(await store.entries.publishedByAddress('concern', 'NORTH')).toBeUndefined();
    expect(await store.entries.publishedByAddress('concern', 'no\0rth')).toBeUndefined();
    expect(await store.entries.publishedByAddress('news', 'north')).toBeUndefined();
  });

  test('accepts one entry of a single type, even when two are created at once', async () => {
    const both = await Promise.allSettled([
      store.entries.save(change('company')),
      store.entries.save(change('company')),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(store.entries.save(change('company'))).rejects.toEqual(refused('single-exists'));
    expect((await store.entries.publishedSingle('company'))?.document.companyName).toBe('Example Group');
  });

  test('removes only entries without children, and never reuses their ids', async () => {
    const category = await save(change('category'));
    const product = await save(change('product', {}, { parent: category }));
    await expect(store.entries.trash(category, 1, 'me')).rejects.toEqual(refused('has-children'));
    await store.entries.trash(product, 1, 'me');
    await store.entries.trash(category, 1, 'me');
    await expect(store.entries.remove(category, 1, 'me')).rejects.toEqual(refused('has-children'));
    await expect(store.entries.remove(product, 2, 'me')).rejects.toEqual(refused('conflict'));
    await store.entries.remove(product, 1, 'me');
    await store.entries.remove(category, 1, 'me');
    expect(await store.entries.isEmpty()).toBe(true);
    expect(await store.entries.revisions(product)).toEqual({ items: [], total: 0 });
    expect(await save(change('news'))).toBeGreaterThan(product);
  });

  test('puts new entries last and moves an entry among its siblings', async () => {
    const other = await save(change('category', { name: 'Elsewhere' }));
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c', 'd']) ids.push(await save(change('faq', { name })));
    const [a = 0, , , d = 0] = ids;
    await store.entries.move(d, 0, 'me');
    expect(await names('faq', 'name')).toEqual(['d', 'a', 'b', 'c']);
    await store.entries.move(a, 99, 'me');
    expect(await names('faq', 'name')).toEqual(['d', 'b', 'c', 'a']);
    await removeForGood(store, d, 1);
    await store.entries.move(a, 1, 'me');
    expect(await names('faq', 'name')).toEqual(['b', 'a', 'c']);
    await save(change('faq', { name: 'e' }));
    expect(await names('faq', 'name')).toEqual(['b', 'a', 'c', 'e']);
    expect((await store.entries.get(other))?.position).toBe(0);
  });

  test('puts an entry last under a new parent', async () => {
    const one = await save(change('category', { name: 'One' }));
    const two = await save(change('category', { name: 'Two' }));
    const moved = await save(change('product', { name: 'moved' }, { parent: one }));
    await save(change('product', { name: 'there' }, { parent: two }));
    await store.entries.save(change('product', { name: 'moved' }, { id: moved, revision: 1, parent: two }));
    const { items } = await store.entries.listPublished({ type: 'product', parents: [two] });
    expect(items.map(({ document, parent }) => [document.name, parent])).toEqual([
      ['there', two],
      ['moved', two],
    ]);
  });
});
