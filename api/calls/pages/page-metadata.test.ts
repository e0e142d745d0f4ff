import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#api/testing/start-api.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const own = {
  searchTitle: 'Yarn for weavers',
  searchDescription: 'Ring-spun, in forty counts.',
  shareImage: { src: '/files/yarn.webp', alt: 'Cones' },
};

describe.each(engines)('GetPageMetadata on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store, { hasAllLanguages: true });
    const save = async (name: string, ...args: Parameters<typeof change>) => {
      ids[name] = (await fresh.store.entries.save(change(...args))).id;
    };
    await save('home', 'home', { sections: [], searchTitle: 'Mills of the north' });
    await save(
      'yarn',
      'category',
      { name: 'Yarn', ...own },
      {
        translations: {
          de: { name: 'Garn', searchTitle: 'Garn für Weber', shareImage: { alt: 'Spulen' } },
          pt: { name: 'Fio' },
        },
      },
    );
    await save('mill', 'concern', {
      address: 'mill',
      name: 'Mill',
      noindex: true,
      searchDescription: 'A “"noindex":true”',
    });
    await save('quay', 'concern', {
      address: 'quay',
      name: 'Quay',
      searchDescription: 'It writes "noindex":true here',
    });
    await save('draft', 'news', { heading: 'Soon', date: '2026-01-01T00:00:00.000Z', ...own }, { status: 'draft' });
    await save('plain', 'news', { heading: 'New', date: '2026-01-01T00:00:00.000Z' });
    const news = change('news', { date: '2026-01-01T00:00:00.000Z' });
    ids.broken = (await fresh.store.entries.save({ ...news, document: { ...news.document, searchTitle: 5 } })).id;
  });
  afterAll(async () => {
    await api.stop();
    await fresh.discard();
  });

  const read = async (path: string, lang = '') =>
    (await api.fetch(`/api/WebApi/GetPageMetadata?path=${encodeURIComponent(path)}${lang && `&lang=${lang}`}`)).json();

  test('returns what editors have written of the page of an entry, and nothing of other pages', async () => {
    const image = { src: '/files/yarn.webp', alt: 'Cones' };
    const texts = { title: own.searchTitle, description: own.searchDescription };
    expect(await read(`/product/${ids.yarn}`)).toEqual({ ...texts, image });
    expect(await read('/')).toEqual({ title: 'Mills of the north' });
    expect(await read('/concern/mill')).toMatchObject({ noindex: true });
    for (const path of [
      `/news/${ids.plain}`,
      `/news/${ids.broken}`,
      `/news/${ids.draft}`,
      '/news',
      '/nowhere',
      '/search',
      '/news/x',
    ])
      expect(await read(path), path).toEqual({});
  });

  test('has in a language the texts of its translation alone, and those of the page where it is not translated', async () => {
    const path = `/product/${ids.yarn}`;
    expect(await read(path, 'de')).toEqual({
      title: 'Garn für Weber',
      image: { src: '/files/yarn.webp', alt: 'Spulen' },
    });
    expect(await read(path, 'pt')).toEqual({ image: own.shareImage });
    expect(await read(path, 'fr')).toMatchObject({ title: own.searchTitle });
  });

  test('the calls of entries do not return it', async () => {
    const answer = JSON.stringify(await (await api.fetch(`/api/WebApi/GetCategoryByCategoryId?id=${ids.yarn}`)).json());
    expect(answer).not.toMatch(/searchTitle|shareImage|noindex|weavers/);
  });

  test('pages that are hidden from search engines are not listed, and the words of their texts do not count', async () => {
    const { pages, total } = (await (await api.fetch('/api/WebApi/GetListedPages')).json()) as {
      pages: { path: string }[];
      total: number;
    };
    const paths = pages.map(({ path }) => path);
    expect(paths).toContain('/concern/quay');
    expect(paths).not.toContain('/concern/mill');
    expect(total).toBe(5);
  });
});
