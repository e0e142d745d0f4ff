import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#api/testing/start-api.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

describe.each(engines)('GetListedPages on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
    const save = async (name: string, ...[type, fields, rest]: Parameters<typeof change>) => {
      ids[name] = (await fresh.store.entries.save(change(type, fields, rest))).id;
      return ids[name];
    };
    const languages = ['de', 'pt-BR'].map((lang) => ({ lang, name: '', state: 'Published' }));
    await save('company', 'company', { companyName: 'Mills', languages });
    const yarn = await save(
      'yarn',
      'category',
      { name: 'Yarn' },
      { translations: { de: { name: 'Garn' }, fr: { name: 'Fil' } } },
    );
    const hidden = await save('hidden', 'category', { name: 'Hidden' }, { status: 'draft' });
    await save('cone', 'product', { name: 'Cone' }, { parent: yarn });
    await save('inHidden', 'product', { name: 'Reel' }, { parent: hidden });
    await save('news', 'news', { heading: 'New', date: '2026-01-01T00:00:00.000Z' });
    await save('ahead', 'news', { heading: 'Ahead', date: '2027-01-01T00:00:00.000Z' });
    await save('faq', 'faq', { name: 'No page of its own' });
    await save(
      'mill',
      'concern',
      { address: 'mill', name: 'Mill', redirectUrl: '' },
      {
        translations: { de: { address: 'spinnerei' }, 'pt-br': { name: 'Fiação' } },
      },
    );
    await save('quay', 'concern', { address: 'quay', name: 'Quay', redirectUrl: 'https://quay.example/' });
    await save('open', 'career', { title: 'Open', createdAt: '2026-02-01T00:00:00.000Z', applicationDeadline: null });
    await save('closed', 'career', { title: 'Closed', applicationDeadline: '2026-03-01T00:00:00.000Z' });
  });
  afterAll(async () => {
    await api.stop();
    await fresh.discard();
  });

  const read = async (query = '') => (await api.fetch(`/api/WebApi/GetListedPages${query}`)).json();

  test('lists the pages that search engines should find, with their languages and dates', async () => {
    expect(await read()).toEqual({
      pages: [
        { path: `/product/${ids.yarn}`, languages: { de: `/product/${ids.yarn}` } },
        { path: `/product-details/${ids.cone}` },
        { path: `/news/${ids.news}`, changedAt: '2026-01-01T00:00:00.000Z' },
        { path: `/news/${ids.ahead}` },
        { path: '/concern/mill', languages: { de: '/concern/spinnerei', 'pt-br': '/concern/mill' } },
        { path: `/career/${ids.open}`, changedAt: '2026-02-01T00:00:00.000Z' },
      ],
      total: 9,
    });
  });

  test('its parts are the whole list, in the same order', async () => {
    const { pages } = await read();
    const parts = await Promise.all([0, 3, 6, 9].map((skip) => read(`?skip=${skip}&take=3`)));
    expect(parts.flatMap((part) => part.pages)).toEqual(pages);
  });
});
