import { beforeEach, describe, expect, test } from 'vitest';
import type { EntryChange, NewPreview, PublishedEntries, Store } from '../store.ts';
import { change } from '../testing/changes.ts';
import { engines } from '../testing/engines.ts';
import { unsavedId } from './previews.ts';

const now = new Date('2030-01-01T00:00:00Z');
const expiresAt = '2030-01-08T00:00:00.000Z';

describe.each(engines)('previews on $name', ({ freshStore }) => {
  let store: Store;
  beforeEach(async () => {
    const fresh = await freshStore();
    store = fresh.store;
    return fresh.discard;
  });

  const preview = async (
    { type, parent, document, translations }: EntryChange,
    id: number | null = null,
    makerId: string | null = null,
  ) => {
    const content = { type, id, parent, document, translations };
    const made: NewPreview = { ...content, tokenHash: 'hash', expiresAt, by: 'me', makerId };
    await store.previews.add(made);
    const entries = await store.previews.open('hash', now);
    if (!entries) throw new Error('The preview does not open');
    return entries;
  };
  const names = async (entries: PublishedEntries, query: Parameters<PublishedEntries['listPublished']>[0]) => {
    const { items, total } = await entries.listPublished(query);
    return [items.map(({ document }) => document.name ?? document.heading).join(' '), total];
  };
  const save = async (asked: EntryChange) => (await store.entries.save(asked)).id;

  test('open until they expire, and can then be deleted', async () => {
    await preview(change('faq'));
    expect(await store.previews.open('other', now)).toBeUndefined();
    expect(await store.previews.open('hash', new Date('2030-01-07T23:59:59Z'))).toBeDefined();
    expect(await store.previews.open('hash', new Date(expiresAt))).toBeUndefined();
    expect(await store.previews.dropExpired(now)).toBe(0);
    expect(await store.previews.dropExpired(new Date(expiresAt))).toBe(1);
    expect(await store.previews.open('hash', now)).toBeUndefined();
  });

  test('do not open while their maker is disabled', async () => {
    const makerId = (await store.users.add({ name: 'Emil', email: 'emil@example.com', role: 'editor' }, 'me')) ?? '';
    await preview(change('faq'), null, makerId);
    await store.users.change(makerId, { disabled: true }, 'me');
    expect(await store.previews.open('hash', now)).toBeUndefined();
    await store.users.change(makerId, { disabled: false }, 'me');
    expect(await store.previews.open('hash', now)).toBeDefined();
  });

  test('do not open while their entry is in the trash, nor after it is removed', async () => {
    const { id } = await store.entries.save(change('faq'));
    await preview(change('faq'), id);
    await store.entries.trash(id, 1, 'me');
    expect(await store.previews.open('hash', now)).toBeUndefined();
    await store.entries.restore(id, 1, 'me');
    expect(await store.previews.open('hash', now)).toBeDefined();
    await store.entries.trash(id, 1, 'me');
    await store.entries.remove(id, 1, 'me');
    expect(await store.previews.open('hash', now)).toBeUndefined();
  });

  test('can be ended for one entry, or for unsaved entries of a user', async () => {
    const { id } = await store.entries.save(change('faq'));
    await preview(change('faq'), id);
    expect(await store.previews.end({ id: id + 1 })).toBe(0);
    expect(await store.previews.end({ type: 'faq', makerId: null })).toBe(0);
    expect(await store.previews.end({ id })).toBe(1);
    expect(await store.previews.open('hash', now)).toBeUndefined();
    await preview(change('faq'));
    expect(await store.previews.end({ type: 'news', makerId: null })).toBe(0);
    expect(await store.previews.end({ type: 'faq', makerId: 'other' })).toBe(0);
    expect(await store.previews.end({ type: 'faq', makerId: null })).toBe(1);
  });

  test('show a published entry with its changes in its place, and all others unchanged', async () => {
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c']) ids.push(await save(change('faq', { name })));
    const [a = 0, b = 0] = ids;
    const entries = await preview(change('faq', { name: 'B' }, { translations: { de: { name: 'Bé' } } }), b);
    expect((await entries.published('faq', b))?.document.name).toBe('B');
    expect((await entries.published('faq', b, 'de-AT'))?.document.name).toBe('Bé');
    expect((await entries.published('faq', a))?.document.name).toBe('a');
    expect(await entries.published('crest', b)).toBeUndefined();
    expect(await names(entries, { type: 'faq' })).toEqual(['a B c', 3]);
    expect(await names(entries, { type: 'faq', skip: 1, take: 1 })).toEqual(['B', 3]);
    expect(await names(entries, { type: 'crest' })).toEqual(['', 0]);
    expect((await store.entries.published('faq', b))?.document.name).toBe('b');
  });

  test('show a draft at its position, and a new entry last', async () => {
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c'])
      ids.push(await save(change('faq', { name }, name === 'b' ? { status: 'draft' } : {})));
    expect(await names(await preview(change('faq', { name: 'b' }), ids[1]), { type: 'faq' })).toEqual(['a b c', 3]);
    await store.previews.dropExpired(new Date(expiresAt));
    const entries = await preview(change('faq', { name: 'new' }));
    expect(await names(entries, { type: 'faq' })).toEqual(['a c new', 3]);
    expect((await entries.published('faq', unsavedId))?.id).toBe(unsavedId);
    expect(await entries.isWithdrawn('faq', { publicId: String(unsavedId) })).toBe(false);
  });

  test('show a dated entry by its date, and only in its years', async () => {
    const dated = (heading: string, year: number) => change('news', { heading, date: `${year}-06-01T00:00:00Z` });
    for (const year of [2020, 2022, 2024]) await save(dated(`${year}`, year));
    const entries = await preview(dated('2023', 2023));
    expect(await names(entries, { type: 'news' })).toEqual(['2024 2023 2022 2020', 4]);
    expect(await names(entries, { type: 'news', take: 2 })).toEqual(['2024 2023', 4]);
    const within = { from: '2020-01-01T00:00:00Z', to: '2022-12-31T00:00:00Z' };
    expect(await names(entries, { type: 'news', dated: within })).toEqual(['2022 2020', 2]);
    expect(await entries.datedSpan('news')).toEqual({
      first: '2020-06-01T00:00:00.000Z',
      last: '2024-06-01T00:00:00.000Z',
    });
    await store.previews.dropExpired(new Date(expiresAt));
    expect((await (await preview(dated('2030', 2030))).datedSpan('news'))?.last).toBe('2030-06-01T00:00:00.000Z');
  });

  test('show a product under its new parent in lists of several parents', async () => {
    const one = await save(change('category', { name: 'One' }));
    const two = await save(change('category', { name: 'Two' }));
    const moved = await save(change('product', { name: 'moved' }, { parent: one }));
    await save(change('product', { name: 'first' }, { parent: one }));
    await save(change('product', { name: 'second' }, { parent: two }));
    const entries = await preview(change('product', { name: 'moved' }, { parent: two }), moved);
    const product = { type: 'product' } as const;
    expect(await names(entries, { ...product, parents: [one] })).toEqual(['first', 1]);
    expect(await names(entries, { ...product, parents: [two, one] })).toEqual(['second moved first', 3]);
    expect(await names(entries, { ...product, parents: [one, two], skip: 1 })).toEqual(['second moved', 3]);
    expect(await names(entries, { ...product, parents: null })).toEqual(['', 0]);
  });

  test('show a concern at its addresses in all languages', async () => {
    const id = await save(change('concern', { address: 'glass' }, { translations: { de: { address: 'alt' } } }));
    const translations = { de: { address: 'glas' }, pt: { name: 'Vidro' } };
    const entries = await preview(change('concern', { address: 'glass' }, { translations }), id);
    expect((await entries.publishedByAddress('concern', 'glas', 'de'))?.document.address).toBe('glas');
    expect(await entries.publishedByAddress('concern', 'alt')).toBeUndefined();
    expect(await entries.languagesOf('concern', { address: 'glas' })).toEqual(['de', 'pt']);
    expect(await entries.addressesOf('concern', 'glas')).toEqual({ '': 'glass', de: 'glas', pt: 'glass' });
  });

  test('show a concern at its new address, and the single company', async () => {
    const id = await save(change('concern', { address: 'old', name: 'Mill' }));
    const entries = await preview(change('concern', { address: 'new', name: 'Mill' }), id);
    expect((await entries.publishedByAddress('concern', 'new'))?.id).toBe(id);
    expect(await entries.publishedByAddress('concern', 'old')).toBeUndefined();
    await store.previews.dropExpired(new Date(expiresAt));
    const company = await preview(change('company', { companyName: 'Renamed' }));
    expect((await company.publishedSingle('company'))?.document.companyName).toBe('Renamed');
  });
});
