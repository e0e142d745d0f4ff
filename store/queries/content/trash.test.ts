import { beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';
import { refused } from '#store/testing/store-error.ts';

describe.each(engines)('the trash on $name', ({ freshStore }) => {
  let store: Store;
  beforeEach(async () => {
    const fresh = await freshStore();
    store = fresh.store;
    return fresh.discard;
  });

  const listed = async (state?: 'trashed') =>
    (await store.entries.list({ type: 'concern', state, sort: 'own', skip: 0, take: 9 })).items.map(({ id }) => id);

  test('hides an entry and restores it as a draft in its place', async () => {
    const { entries } = store;
    const ids: number[] = [];
    for (const address of ['a', 'b', 'c']) {
      ids.push((await entries.save(change('concern', { address, name: `Mill ${address}` }))).id);
    }
    const [a = 0, b = 0, c = 0] = ids;
    const version = await store.contentVersion();
    await entries.trash(b, 1, 'ben');
    expect(await store.contentVersion()).toBe(version + 1);
    expect(await entries.published('concern', b)).toBeUndefined();
    expect(await entries.publishedByAddress('concern', 'b')).toBeUndefined();
    expect((await entries.listPublished({ type: 'concern' })).items.map(({ id }) => id)).toEqual([a, c]);
    expect((await store.search({ words: 'mill', skip: 0, take: 9 })).total).toBe(2);
    expect([
      await entries.isWithdrawn('concern', { publicId: String(b) }),
      await entries.isWithdrawn('concern', { address: 'b' }),
    ]).toEqual([true, true]);
    expect([await listed(), await listed('trashed')]).toEqual([[a, c], [b]]);
    expect(await entries.get(b)).toMatchObject({ trashedAt: expect.any(String), status: 'draft', title: 'Mill b' });

    await expect(entries.trash(b, 1, 'ben')).rejects.toEqual(refused('in-trash'));
    await expect(entries.setStatus(b, 1, 'published', 'ben')).rejects.toEqual(refused('in-trash'));
    await expect(entries.save(change('concern', { address: 'b' }, { id: b, revision: 1 }))).rejects.toEqual(
      refused('in-trash'),
    );
    await expect(entries.move(b, 0, 'ben')).rejects.toEqual(refused('in-trash'));
    await expect(entries.restore(a, 1, 'ben')).rejects.toEqual(refused('not-in-trash'));
    await expect(entries.remove(a, 1, 'ben')).rejects.toEqual(refused('not-in-trash'));
    await expect(entries.restore(b, 2, 'ben')).rejects.toEqual(refused('conflict'));

    await entries.restore(b, 1, 'ann');
    expect(await listed()).toEqual([a, b, c]);
    expect(await entries.get(b)).toMatchObject({ trashedAt: null, status: 'draft', address: 'b', updatedBy: 'ann' });
    await entries.setStatus(b, 1, 'published', 'ann');
    expect((await entries.publishedByAddress('concern', 'b'))?.id).toBe(b);
    expect(await entries.isWithdrawn('concern', { publicId: String(b) })).toBe(false);
  });

  test('frees the address for other entries, and a restore names the new holder', async () => {
    const { entries } = store;
    const old = await entries.save(change('concern', { address: 'mill', name: 'Old' }));
    await entries.trash(old.id, 1, 'me');
    const next = await entries.save(change('concern', { address: 'mill', name: 'Next' }));
    expect((await entries.publishedByAddress('concern', 'mill'))?.id).toBe(next.id);
    await expect(entries.restore(old.id, 1, 'me')).rejects.toMatchObject({
      reason: 'address-taken',
      message: expect.stringContaining('“Next”'),
    });
    await entries.save(change('concern', { address: 'mill-two', name: 'Next' }, { id: next.id, revision: 1 }));
    await entries.restore(old.id, 1, 'me');
    expect(await entries.addressHolder('concern', 'mill')).toBe(old.id);
  });

  test('frees the place of a single entry', async () => {
    const first = await store.entries.save(change('company'));
    await store.entries.trash(first.id, 1, 'me');
    const second = await store.entries.save(change('company', { companyName: 'Second' }));
    await expect(store.entries.restore(first.id, 1, 'me')).rejects.toEqual(refused('single-exists'));
    await store.entries.trash(second.id, 1, 'me');
    await store.entries.restore(first.id, 1, 'me');
    expect((await store.entries.get(first.id))?.trashedAt).toBeNull();
  });

  test('rejects an entry with children and names them', async () => {
    const { entries } = store;
    const { id: parent } = await entries.save(change('category', { name: 'Yarn' }));
    const children: number[] = [];
    for (const name of ['Ring', 'Open end', 'Vortex', 'Air']) {
      children.push((await entries.save(change('category', { name }, { parent }))).id);
    }
    await expect(entries.trash(parent, 1, 'me')).rejects.toMatchObject({
      reason: 'has-children',
      message: expect.stringMatching(/“Ring”, “Open end”, “Vortex” and more/),
    });
    for (const child of children) await entries.trash(child, 1, 'me');
    await entries.trash(parent, 1, 'me');
    const [child = 0] = children;
    await expect(entries.restore(child, 1, 'me')).rejects.toMatchObject({
      reason: 'in-trash',
      message: expect.stringContaining('“Yarn”'),
    });
    await expect(entries.save(change('product', {}, { parent }))).rejects.toEqual(refused('in-trash'));
    await expect(entries.remove(parent, 1, 'me')).rejects.toEqual(refused('has-children'));
    await entries.restore(parent, 1, 'me');
    await entries.restore(child, 1, 'me');
    expect((await entries.get(child))?.parent).toBe(parent);
  });

  test('cancels schedules and keeps the pending change as the draft', async () => {
    const { entries } = store;
    const due = { status: 'scheduled', publishAt: '2030-01-01T00:00:00Z', keepPublished: true } as const;
    const later = await entries.save(change('news', { heading: 'Later' }, due));
    const changed = await entries.save(change('news', { heading: 'Old' }));
    await entries.save(change('news', { heading: 'New' }, { ...due, id: changed.id, revision: 1 }));
    await entries.trash(later.id, 1, 'me');
    await entries.trash(changed.id, 2, 'me');
    expect(await entries.publishDue(new Date('2031-01-01T00:00:00Z'))).toBe(0);
    await entries.restore(changed.id, 2, 'me');
    expect(await entries.get(changed.id)).toMatchObject({
      status: 'draft',
      pending: false,
      document: { heading: 'New' },
    });
  });

  test('is left out of the positions of other entries', async () => {
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await store.entries.save(change('faq', { name }))).id);
    const [a = 0, b = 0, c = 0] = ids;
    await store.entries.trash(a, 1, 'me');
    await store.entries.move(c, 0, 'me');
    const { items } = await store.entries.listPublished({ type: 'faq' });
    expect(items.map(({ id }) => id)).toEqual([c, b]);
  });
});

describe.each(engines)('a public id on $name', ({ freshStore }) => {
  test('is used if it is free in its type, and later ids are above it', async () => {
    const { store, discard } = await freshStore();
    const save = async (publicId?: string, type: 'faq' | 'crest' = 'faq') => {
      const { id } = await store.entries.save(change(type, {}, { publicId, status: 'published' }));
      const saved = await store.entries.get(id);
      expect((await store.entries.publishedByPublicId(type, saved?.publicId ?? ''))?.id).toBe(id);
      return saved?.publicId;
    };
    expect(await save('40')).toBe('40');
    expect(await save()).toBe('41');
    expect(await save('40')).toBe('42');
    expect(await save('40', 'crest')).toBe('40');
    expect(await save('42')).not.toBe('42');
    expect(await save('7')).toBe('7');
    expect(await save('3f2504e0-4f89-11d3-9a0c-0305e82c3301')).toBe('3f2504e0-4f89-11d3-9a0c-0305e82c3301');
    const highest = await save('2147483647');
    expect(highest).toBe('2147483647');
    expect(Number(await save())).toBeLessThan(100);
    await discard();
  });
});
