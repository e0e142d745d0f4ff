import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { EntriesQuery, Store } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';

describe.each(engines)('the office’s lists on $name', ({ freshStore }) => {
  let store: Store;
  let queries = 0;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    const fresh = await freshStore({ onQuery: () => (queries += 1) });
    store = fresh.store;
    // Entries saved within the same millisecond have no defined order by time.
    vi.useFakeTimers({ toFake: ['Date'] });
    const add = async (name: string, rest: Parameters<typeof change>[2] = {}, fields = {}) => {
      vi.setSystemTime(Date.now() + 1_000);
      ids[name] = (await store.entries.save(change('product', { name, media: [], ...fields }, rest))).id;
    };
    const yarn = await store.entries.save(change('category', { name: 'Yarn' }));
    const cloth = await store.entries.save(change('category', { name: 'Cloth' }, { status: 'draft' }));
    const picture = { kind: 'picture', picture: { src: '/files/cone.webp', alt: 'A cone', width: 4, height: 3 } };
    const video = { kind: 'video', video: 'https://player.vimeo.com/video/1', title: '' };
    await add('Élan 30', { parent: yarn.id, by: 'ann' }, { media: [video, picture] });
    await add('denim', { parent: cloth.id }, { description: '<p>Heavy <b>twill</b>, dyed in the bale</p>' });
    await add('Zwirn', { status: 'draft', translations: { de: { description: '<p>Gezwirntes Garn</p>' } } });
    await add('Batist', { status: 'scheduled', publishAt: '2030-01-01T00:00:00Z' });
    const waits = { id: ids.denim, revision: 1, parent: cloth.id, keepPublished: true, status: 'draft' } as const;
    await add('Denim heavy', waits, { description: 'Twill' });
    await add('Old cloth');
    await store.entries.trash(ids['Old cloth'] ?? 0, 1, 'ben');
    vi.useRealTimers();
    return fresh.discard;
  });

  const list = (query: Partial<EntriesQuery> = {}) =>
    store.entries.list({ type: 'product', sort: 'own', skip: 0, take: 25, ...query });
  const names = async (query: Partial<EntriesQuery> = {}) => (await list(query)).items.map(({ title }) => title);

  test('return what a row shows, from the latest state', async () => {
    const { items, total } = await list();
    expect(total).toBe(4);
    expect(items.find(({ id }) => id === ids['Élan 30'])).toEqual({
      id: ids['Élan 30'],
      publicId: String(ids['Élan 30']),
      type: 'product',
      title: 'Élan 30',
      parent: expect.any(Number),
      parentTitle: 'Yarn',
      position: 0,
      status: 'published',
      publishAt: null,
      unpublishAt: null,
      reviewOn: null,
      reviewer: null,
      pending: false,
      address: null,
      trashedAt: null,
      revision: 1,
      columnValue: '',
      datedAt: null,
      picture: { src: '/files/cone.webp', alt: 'A cone', width: 4, height: 3 },
      updatedAt: expect.any(String),
      updatedBy: 'ann',
    });
    expect(items.find(({ id }) => id === ids.denim)).toMatchObject({
      title: 'Denim heavy',
      parentTitle: 'Cloth',
      status: 'published',
      pending: true,
      revision: 2,
      picture: null,
    });
  });

  test.each<[Partial<EntriesQuery>, string[]]>([
    [{ words: 'elan' }, ['Élan 30']],
    [{ words: 'TWILL hea' }, ['Denim heavy']],
    [{ words: 'dyed' }, []],
    [{ words: 'gezwirntes' }, ['Zwirn']],
    [{ words: 'cloth' }, []],
    [{ words: 'loth', state: 'trashed' }, []],
    [{ words: 'cloth', state: 'trashed' }, ['Old cloth']],
    [{ words: '%' }, []],
    [{ words: '+ –' }, []],
    [{ state: 'draft' }, ['Zwirn']],
    [{ state: 'scheduled' }, ['Batist']],
    [{ state: 'published' }, ['Élan 30', 'Denim heavy']],
    [{ state: 'pending' }, ['Denim heavy']],
    [{ parent: null }, ['Zwirn', 'Batist']],
    [{ parent: 1 }, ['Élan 30']],
    [{ ids: [] }, []],
  ])('apply the filter %j', async (query, expected) => {
    expect((await names({ ...query, sort: 'own' })).sort()).toEqual(expected.sort());
    expect((await list(query)).total).toBe(expected.length);
  });

  test('start with the entries that have the words in their titles', async () => {
    const add = (name: string, description: string) =>
      store.entries.save(change('crest', { name, description }, { status: 'draft' }));
    await add('Mill', 'Spun from jute.');
    await add('Jute works', 'Sacks.');
    await add('Jetty', 'Ships load jute.');
    const found = await store.entries.list({ type: 'crest', sort: 'own', skip: 0, take: 2, words: 'jut' });
    expect(found).toMatchObject({ items: [{ title: 'Jute works' }, { title: 'Mill' }], total: 3 });
  });

  test('are sorted and paged', async () => {
    expect(await names({ sort: 'title' })).toEqual(['Batist', 'Denim heavy', 'Élan 30', 'Zwirn']);
    expect(await names({ sort: 'title', descending: true })).toEqual(['Zwirn', 'Élan 30', 'Denim heavy', 'Batist']);
    const page = await list({ sort: 'title', skip: 1, take: 2 });
    expect([page.items.map(({ title }) => title), page.total]).toEqual([['Denim heavy', 'Élan 30'], 4]);
    expect((await names({ sort: 'updated', descending: true }))[0]).toBe('Denim heavy');
    expect((await list({ sort: 'status' })).items.map(({ status }) => status)).toEqual([
      'draft',
      'published',
      'published',
      'scheduled',
    ]);
    expect(await names({ ids: [ids.Zwirn ?? 0, ids.denim ?? 0], sort: 'title' })).toEqual(['Denim heavy', 'Zwirn']);
  });

  test('of a dated type start with the newest', async () => {
    for (const day of ['01', '03', '02']) {
      const fields = { heading: day, date: `2026-01-${day}T00:00:00Z` };
      await store.entries.save(change('news', fields, { status: 'draft' }));
    }
    const news = { type: 'news', sort: 'own', skip: 0, take: 5 } as const;
    const days = async (query: EntriesQuery) =>
      (await store.entries.list(query)).items.map(({ columnValue }) => columnValue.slice(8, 10));
    expect(await days(news)).toEqual(['03', '02', '01']);
    expect(await days({ ...news, descending: true })).toEqual(['01', '02', '03']);
  });

  test('take a constant number of queries', async () => {
    const asking = async (query: Partial<EntriesQuery>) => {
      queries = 0;
      await list(query);
      return queries;
    };
    const one = await asking({ ids: [ids.denim ?? 0] });
    expect(await asking({})).toBeLessThanOrEqual(one + 1);
  });
});

describe.each(engines)('references to an entry on $name', ({ freshStore }) => {
  test('are its children, fields that name it, and links to its page', async () => {
    const { store, discard } = await freshStore();
    const { entries } = store;
    const save = async (...asked: Parameters<typeof change>) => (await entries.save(change(...asked))).id;
    const category = await save('category', { name: 'Yarn' });
    const product = await save('product', { name: 'Cone' }, { parent: category, status: 'draft' });
    const department = await save('department', { name: 'Weaving' });
    const job = await save('career', { title: 'Weaver', department });
    const other = await save('career', { title: 'Fitter', department: null, vacancy: department });
    const link = (path: string) => `<p>See <a href="${path}">there</a></p>`;
    const news = await save('news', {
      heading: 'Links',
      description: link(`https://www.example.com/product/${category}`),
    });
    await save('faq', { name: 'Longer', description: link(`/product/${category}0`) });
    const translated = { translations: { de: { description: link(`/product-details/${product}`) } } };
    const faq = await save('faq', { name: 'Translated' }, translated);
    const binned = await save('faq', { name: 'Binned', description: link(`/product/${category}`) });
    await entries.trash(binned, 1, 'me');
    const waits = { id: other, revision: 1, status: 'draft', keepPublished: true } as const;
    await save('career', { title: 'Fitter', department }, waits);

    expect(await entries.references(category)).toEqual([
      { id: product, type: 'product', title: 'Cone', how: 'child' },
      { id: news, type: 'news', title: 'Links', how: 'link' },
    ]);
    expect(await entries.references(department)).toEqual([
      { id: job, type: 'career', title: 'Weaver', how: 'relation' },
      { id: other, type: 'career', title: 'Fitter', how: 'relation' },
    ]);
    expect(await entries.references(product)).toEqual([{ id: faq, type: 'faq', title: 'Translated', how: 'link' }]);
    expect(await entries.references(news)).toEqual([]);
    expect(await entries.references(999)).toEqual([]);
    await discard();
  });
});
