import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entityNames } from '#content/registry.ts';
import { listTranslations } from '#contract/calls/office/translations.ts';
import { demoFolder } from '#demo/read-archive.ts';
import { importFolder } from './office/transfer/folder/import-folder.ts';
import { owner, startApi, type TestApi } from './testing/start-api.ts';

/*
 * Section 7 of the specification, call by call, with the demo data. Each row: the URL as the pages request it, whether
 * it returns a list or one item, and the fields that each item must have (a dot leads into a list).
 */
const rows: [path: string, kind: 'list' | 'one', names: string][] = [
  [
    '/api/WebApi/GetInformation',
    'one',
    'pageBannerLink companyPhone companyEmail companyAddress companySummary aboutUs companyHistory companyMission ' +
      'companyVision footerInfo newsletterInfo fbLink twitterLink linkedInLink youtubeLink',
  ],
  [
    '/api/WebApi/GetConcern',
    'list',
    'url name logo bgImg title mission missionImg vission vissionImg redirectlink contentColumn ' +
      'concernContent.title concernContent.description concernContent.imgLink',
  ],
  [
    '/api/WebApi/GetConcernByUrl?url={concern}',
    'one',
    'url name mission vission vissionImg contentColumn concernContent.imgLink',
  ],
  ['/api/WebApi/GetProductMenu', 'list', 'id name imgLink ourProductSubCategoryVM.id ourProductSubCategoryVM.name'],
  ['/api/WebApi/GetCategoryByCategoryId?id={category}', 'one', 'name products.id products.imgLink products.name'],
  [
    '/api/WebApi/GetProductById?Id={product}',
    'one',
    'name description productImagesVM.imgLink productImagesVM.isVideo',
  ],
  ['/api/WebApi/GetSlider', 'list', 'name imgLink projectUrl'],
  ['/api/WebApi/GetBrand', 'list', 'name imgLink projectUrl'],
  ['/api/WebApi/GetNews', 'list', 'id heading date description imgLink'],
  ['/api/WebApi/GetNews?take=3', 'list', 'id heading date description imgLink'],
  ['/api/WebApi/GetNewsById?Id={news}', 'one', 'id heading date description imgLink'],
  ['/api/WebApi/GetVideos', 'list', 'imgLink'],
  ['/api/WebApi/GetVideos?take=3', 'list', 'imgLink'],
  ['/api/WebApi/GetSpeech', 'list', 'type name designation description imgLink'],
  ['/api/WebApi/GetContactInformation', 'list', 'title name designation phone email'],
  ['/api/WebApi/GetFaq', 'list', 'name description'],
  ['/api/WebApi/GetGallery', 'list', 'id name description imgLink galleryDetailsVM.imgLink galleryDetailsVM.isVideo'],
  ['/api/WebApi/GetGalleryById?Id={gallery}', 'one', 'id name description imgLink galleryDetailsVM.imgLink'],
  ['/api/WebApi/GetReport', 'list', 'name description reportDetailsVM.name reportDetailsVM.imgLink'],
  ['/api/WebApi/GetCrest', 'list', 'imgLink name description'],
  ['/api/WebApi/GetCertificate', 'list', 'imgLink name description'],
  ['/api/WebApi/GetTradeFair', 'list', 'id name description imgLink tradeFairImagesVM.imgLink'],
  ['/api/WebApi/GetTradeFairById?Id={fair}', 'one', 'id name description imgLink tradeFairImagesVM.imgLink'],
  [
    '/api/WebApi/GetExport',
    'list',
    'name description exportDetailsVM.name exportDetailsVM.description exportDetailsVM.imgLink',
  ],
  [
    '/api/WebApi/GetCareer',
    'list',
    'id title vacancy jobDescription educationalQualification jobFacility salaryRange jobLocation createdAt applicationDeadline',
  ],
  ['/api/WebApi/GetCareerById?Id={career}', 'one', 'id title vacancy jobDescription createdAt applicationDeadline'],
  ['/api/WebApi/GetDepartment', 'list', 'id name'],
];

type Json = Record<string, unknown>;

let api: TestApi;
const known: Record<string, unknown> = {};

const get = async (path: string): Promise<unknown> => {
  const response = await api.fetch(path);
  expect(response.status, path).toBe(200);
  return response.json();
};
const list = async (path: string) => (await get(path)) as Json[];
const filled = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(known[name])));

beforeAll(async () => {
  api = await startApi();
  await importFolder(demoFolder, { fetch: api.send });
  const menu = await list('/api/WebApi/GetProductMenu');
  known.category = menu[0]?.id;
  known.product = (
    (await get(filled('/api/WebApi/GetCategoryByCategoryId?id={category}'))) as { products: Json[] }
  ).products[0]?.id;
  known.concern = (await list('/api/WebApi/GetConcern')).find(({ redirectlink }) => redirectlink === '')?.url;
  known.news = (await list('/api/WebApi/GetNews'))[0]?.id;
  known.gallery = (await list('/api/WebApi/GetGallery'))[0]?.id;
  known.fair = (await list('/api/WebApi/GetTradeFair'))[0]?.id;
  known.career = (await list('/api/WebApi/GetCareer'))[0]?.id;
});

test('an empty site keeps the numbers of its entries', async () => {
  for (const type of entityNames) {
    const { items } = await api.store.entries.list({ type, sort: 'own', skip: 0, take: 100 });
    const changed = items.filter(({ id, publicId }) => publicId !== String(id));
    expect(
      changed.map(({ title }) => title),
      type,
    ).toEqual([]);
  }
});
afterAll(() => api.stop());

test.each(rows)('%s returns a %s with %s', async (path, kind, names) => {
  const answer = await get(filled(path));
  expect(Array.isArray(answer)).toBe(kind === 'list');
  const things = (kind === 'list' ? answer : [answer]) as Json[];
  expect(things.length).toBeGreaterThan(0);
  for (const name of names.split(' ')) {
    const [key = '', inner] = name.split('.');
    for (const thing of things) expect(thing).toHaveProperty(key);
    if (!inner) continue;
    const items = things.flatMap((thing) => thing[key] as Json[]);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item).toHaveProperty(inner);
  }
});

test('the office has translations to show in each state', async () => {
  const { languages } = await api.client(owner).call(listTranslations, { skip: 0, take: 1 });
  const of = (lang: string) => languages.find((each) => each.lang === lang);
  expect(of('de')).toMatchObject({ outdated: 1 });
  expect(of('de')?.missing).toBeGreaterThan(5);
  expect(of('ar')?.missing).toBeGreaterThan(5);
  expect([of('pt')?.outdated, of('ar')?.outdated]).toEqual([0, 0]);
  const outdated = await api.client(owner).call(listTranslations, { state: 'outdated', skip: 0, take: 9 });
  expect(outdated.items.map(({ title }) => title)).toEqual(['How long does delivery take?']);
});

describe('the responses follow the specification:', () => {
  test('paths and parameter names are case-insensitive, and a trailing slash is ignored', async () => {
    const [lower, upper] = await Promise.all([
      get(filled('/api/webapi/getproductbyid?id={product}')),
      get(filled('/API/WebApi/GetProductById/?ID={product}')),
    ]);
    expect(lower).toEqual(upper);
  });

  test('news is sorted newest first, and take limits it', async () => {
    const all = await list('/api/WebApi/GetNews');
    const dates = all.map(({ date }) => String(date));
    expect(dates).toEqual([...dates].sort().reverse());
    expect(await list('/api/WebApi/GetNews?take=3')).toEqual(all.slice(0, 3));
    expect(await list('/api/WebApi/GetNews?skip=2&take=3')).toEqual(all.slice(2, 5));
    expect(await list('/api/WebApi/GetNews?take=100000')).toEqual(all.slice(0, 100));
  });

  test('from and to select news by its year in UTC, and GetNewsYears returns the range of years', async () => {
    const all = await list('/api/WebApi/GetNews');
    const yearOf = ({ date }: Json) => new Date(String(date)).getUTCFullYear();
    const years = all.map(yearOf).sort();
    const [from = 0] = years;
    const to = years.at(-1) ?? 0;
    expect(await get('/api/WebApi/GetNewsYears')).toEqual({ from, to });
    expect(to).toBeGreaterThan(from);
    expect(await list(`/api/WebApi/GetNews?from=${from}&TO=${from}`)).toEqual(all.filter((n) => yearOf(n) === from));
    expect(await list(`/api/WebApi/GetNews?from=${to}`)).toEqual(all.filter((n) => yearOf(n) === to));
    expect(await list(`/api/WebApi/GetNews?from=${to + 1}`)).toEqual([]);
    const part = await api.fetch(`/api/WebApi/GetNews?to=${to - 1}&take=1`);
    expect(part.headers.get('x-total-count')).toBe(String(all.filter((n) => yearOf(n) < to).length));
  });

  test('part of a list has the total in X-Total-Count', async () => {
    const whole = await list('/api/WebApi/GetFaq');
    const response = await api.fetch('/api/WebApi/GetFaq?take=1');
    expect(response.headers.get('x-total-count')).toBe(String(whole.length));
  });

  test('a category lists the products of its sub-categories, a sub-category its own', async () => {
    const menu = (await list('/api/WebApi/GetProductMenu')) as {
      id: number;
      ourProductSubCategoryVM: { id: number }[];
    }[];
    for (const { id, ourProductSubCategoryVM } of menu) {
      const whole = (await get(`/api/WebApi/GetCategoryByCategoryId?id=${id}`)) as {
        products: Json[];
        productTotal: number;
      };
      const parts = await Promise.all(
        ourProductSubCategoryVM.map(
          async (sub) => (await get(`/api/WebApi/GetCategoryByCategoryId?id=${sub.id}`)) as { products: Json[] },
        ),
      );
      expect(whole.products).toEqual(parts.flatMap(({ products }) => products));
      expect(whole.productTotal).toBe(whole.products.length);
    }
  });

  test('the id of a product is not found as a category, nor the reverse', async () => {
    expect((await api.fetch(filled('/api/WebApi/GetCategoryByCategoryId?id={product}'))).status).toBe(404);
    expect((await api.fetch(filled('/api/WebApi/GetProductById?id={category}'))).status).toBe(404);
  });

  test('lang selects the translation field by field, and falls back to the default language', async () => {
    const path = filled('/api/WebApi/GetNewsById?id={news}');
    const [english, german, french] = (await Promise.all(
      ['', '&lang=de', '&lang=fr'].map((lang) => get(path + lang)),
    )) as Json[];
    expect(german?.heading).not.toBe(english?.heading);
    expect(german?.date).toBe(english?.date);
    const concerns = ((english?.concerns ?? []) as Json[]).map((concern) => ({ ...concern, lang: 'en' }));
    expect(french).toEqual({ ...english, concerns, lang: 'en' });
    expect(await get(`${path}&lang=DE-at`)).toEqual(german);
  });

  test('search ranks titles first, highlights and pages', async () => {
    const news = (await list('/api/WebApi/GetNews'))[0] as { heading: string };
    const word = news.heading.split(/\W+/).sort((a, b) => b.length - a.length)[0] ?? '';
    const found = (await get(`/api/WebApi/Search?q=${word.slice(0, 5).toUpperCase()}`)) as {
      total: number;
      items: { url: string; type: string; title: { text: string; hit: boolean }[]; fragment: { text: string }[] }[];
    };
    expect(found.items.some(({ title }) => title.map(({ text }) => text).join('') === news.heading)).toBe(true);
    expect(found.items[0]?.title.some(({ hit }) => hit)).toBe(true);
    for (const { fragment } of found.items) expect(fragment.map(({ text }) => text).join('')).not.toMatch(/<\w/);
    expect(await get('/api/WebApi/Search?q=')).toMatchObject({ total: 0, items: [] });
    expect(await get(`/api/WebApi/Search?q=${encodeURIComponent('"* OR NEAR( -')}`)).toMatchObject({
      items: expect.any(Array),
    });
  });
});

test('none of these calls logged an error', () => {
  expect(api.errors).toEqual([]);
});
