import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntityInput, EntityName } from '#content/registry.ts';
import { saveEntry } from '#contract/calls/office/content.ts';
import { owner, startApi, type TestApi } from './testing/start-api.ts';

let api: TestApi;
let category: number;
let news: number;

async function publish<Name extends EntityName>(
  type: Name,
  document: EntityInput<Name>,
  translations: Record<string, Partial<EntityInput<Name>>> = {},
  parent: number | null = null,
): Promise<number> {
  const state = { status: 'published', publishAt: null, keepPublished: false } as const;
  return (await api.client(owner).call(saveEntry, { type, parent, document, translations, ...state })).id;
}

beforeAll(async () => {
  api = await startApi();
  const languages = [
    { lang: 'de', state: 'Published' },
    { lang: 'pt', state: 'Published' },
    { lang: 'fr', state: 'In preparation' },
  ] as const;
  await publish('company', { companyName: 'Mills', languages: [...languages] }, { fr: { companyName: 'Filatures' } });
  category = await publish('category', { name: 'Yarn', description: 'Spun' }, { de: { name: 'Garn' } });
  await publish('category', { name: 'Combed' }, {}, category);
  await publish('product', { name: 'Cone' }, { de: { description: '<p>Kegel</p>' } }, category);
  news = await publish('news', { heading: 'Opened', date: '2026-01-01T00:00:00Z' }, { pt: { heading: 'Aberto' } });
  await publish('concern', { address: 'mill', name: 'Mill', content: [{ title: 'Ring', description: 'Spindles' }] }, {
    de: { name: 'Spinnerei', content: [{ title: 'Ringe' }] },
  } as never);
});
afterAll(() => api.stop());

const read = async (path: string) => (await api.fetch(`/api/WebApi/${path}`)).json();

test('a response names the language of each entry and the texts that lack a translation', async () => {
  expect(await read('GetNews?lang=pt')).toMatchObject([{ heading: 'Aberto', lang: 'pt' }]);
  expect(await read(`GetNewsById?Id=${news}&lang=de`)).toMatchObject({ heading: 'Opened', lang: 'en' });
  expect(await read('GetConcernByUrl?url=mill&lang=de')).toMatchObject({
    name: 'Spinnerei',
    lang: 'de',
    fallback: ['content.0.description'],
  });
});

test('names beside an entry have a language of their own', async () => {
  const answer = await read(`GetCategoryByCategoryId?id=${category}&lang=de`);
  expect(answer).toMatchObject({
    name: 'Garn',
    lang: 'de',
    fallback: ['description'],
    ourProductSubCategoryVM: [{ name: 'Combed', lang: 'en' }],
    // The product has a German description only.
    products: [{ name: 'Cone', lang: 'en' }],
  });
  expect(await read('GetProductMenu?lang=de')).toMatchObject([
    { name: 'Garn', lang: 'de', ourProductSubCategoryVM: [{ name: 'Combed', lang: 'en' }] },
  ]);
});

test('a response in the default language has no marks', async () => {
  for (const path of ['GetNews', 'GetNews?lang=en', 'GetProductMenu', 'GetConcern']) {
    const text = JSON.stringify(await read(path));
    expect(text, path).not.toMatch(/"(lang|fallback)"/);
  }
});

test.each([
  ['/news', ['pt']],
  ['/product', ['de']],
  ['/concern/mill', ['de']],
  ['/concern/%6Dill', ['de']],
  ['/concern/none', []],
  ['/about', []],
  ['/news/abc', []],
])('GetPageLanguages of %s is %j', async (path, languages) => {
  expect(await read(`GetPageLanguages?path=${encodeURIComponent(path)}`)).toEqual({ languages });
});

test('GetPageLanguages knows the page of an entry', async () => {
  expect(await read(`GetPageLanguages?path=/news/${news}`)).toEqual({ languages: ['pt'] });
  expect(await read(`GetPageLanguages?path=/product/${category}`)).toEqual({ languages: ['de'] });
  expect((await api.fetch('/api/WebApi/GetPageLanguages?path=news')).status).toBe(400);
});

test('GetTranslatedPages lists the pages of entries that are translated into a language', async () => {
  expect(await read('GetTranslatedPages?into=DE')).toEqual({
    paths: [`/product/${category}`, expect.stringMatching(/^\/product-details\/\d+$/), '/concern/mill'],
    more: false,
  });
  expect(await read('GetTranslatedPages?into=de&skip=2')).toEqual({ paths: ['/concern/mill'], more: false });
  expect(await read('GetTranslatedPages?into=fr')).toEqual({ paths: [], more: false });
});

test('texts of a language in preparation, or removed, are in no public call', async () => {
  const translations = { fr: { heading: 'Ouverture' }, ar: { heading: 'افتتاح' }, de: { heading: 'Eröffnung' } };
  const id = await publish('news', { heading: 'Opening', date: '2025-01-01T00:00:00Z' }, translations);
  await publish('concern', { address: 'wool', name: 'Wool' }, { fr: { address: 'laine', name: 'Laine' } });
  for (const lang of ['fr', 'FR', 'fr-CA', 'ar']) {
    const paths = [`GetNewsById?Id=${id}&lang=${lang}`, `GetNews?lang=${lang}`, `GetInformation?lang=${lang}`];
    const more = [
      `Search?q=Ouverture&lang=${lang}`,
      `Search?q=افتتاح&lang=${lang}`,
      `GetConcernByUrl?url=wool&lang=${lang}`,
    ];
    for (const path of [...paths, ...more, `GetConcern?lang=${lang}`, `GetTranslatedPages?into=${lang}`]) {
      const text = JSON.stringify(await read(path));
      expect(text, path).not.toMatch(/Ouverture|افتتاح|Filatures|[Ll]aine/);
      expect(text, path).not.toContain(`/news/${id}`);
    }
  }
  expect(await read(`GetNewsById?Id=${id}&lang=fr`)).toMatchObject({ heading: 'Opening', lang: 'en' });
  expect(await read(`GetNewsById?Id=${id}&lang=de-AT`)).toMatchObject({ heading: 'Eröffnung', lang: 'de' });
  expect(await read(`GetPageLanguages?path=/news/${id}`)).toEqual({ languages: ['de'] });
  expect(await read('GetPageLanguages?path=/concern/wool')).toEqual({ languages: [] });
});

test('a whole list of products has no text of a language in preparation', async () => {
  const above = await publish('category', { name: 'Bags' });
  await publish('product', { name: 'Sack' }, { fr: { name: 'Besace' }, ar: { name: 'كيس' } }, above);
  for (const lang of ['fr', 'FR', 'fr-CA', 'ar', 'de']) {
    for (const part of ['', '&take=5']) {
      const path = `GetCategoryByCategoryId?id=${above}&lang=${lang}${part}`;
      expect(await read(path), path).toMatchObject({ products: [{ name: 'Sack', lang: 'en' }] });
    }
  }
});

test('a concern has an address of its own in a language', async () => {
  await publish(
    'concern',
    { address: 'glass', name: 'Glass' },
    {
      de: { address: 'glas', name: 'Glas' },
      pt: { name: 'Vidro' },
    },
  );
  const at = (url: string, lang = 'en') => read(`GetConcernByUrl?url=${url}&lang=${lang}`);
  expect([(await at('glas')).url, (await at('glas', 'de')).url, (await at('glass', 'de')).url]).toEqual([
    'glass',
    'glas',
    'glas',
  ]);
  const paths = { en: '/concern/glass', de: '/concern/glas', pt: '/concern/glass' };
  for (const path of ['/concern/glass', '/concern/glas'])
    expect(await read(`GetPageLanguages?path=${path}`)).toEqual({ languages: ['de', 'pt'], paths });
  const { translated } = await read('GetTranslatedPages?into=de');
  expect(translated).toEqual({ '/concern/glass': '/concern/glas' });
  expect(await read('Search?q=glas&lang=de')).toMatchObject({ items: [{ url: '/concern/glas', lang: 'de' }] });

  const errorsOf = (translations: object) =>
    publish('concern', { address: 'other', name: 'O' }, translations as never).catch(({ problem }) => problem?.errors);
  expect(await errorsOf({ pt: { address: 'Não é' } })).toEqual([
    {
      field: 'translations.pt.address',
      code: 'page_address',
      message: 'Use lowercase letters, digits and single hyphens',
    },
  ]);
  expect(await errorsOf({ pt: { address: 'glas' } })).toEqual([
    { field: 'translations.pt.address', message: 'The address glas belongs to “Glass” already' },
  ]);
});
