import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SearchType, Segment } from '#content/search.ts';
import { search } from '#contract/calls/search.ts';
import { createAdapter } from '#front/adapters/adapt-response.ts';
import { silentLog } from '#server/logging/log.ts';
import { createFrontClient } from '../calls/front-client.ts';
import { createFrontSearch, type FrontSearch } from './front-search.ts';

let dataDir: string;
let front: FrontSearch;
let answers: Record<string, unknown>;
let asked: string[];
/** The headers of its responses. */
let headers: Record<string, string>;

/** Calls whose answer is a function receive the query; calls without an answer are unknown to the backend. */
async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams, search: query } = new URL(request.url);
  const call = pathname.split('/').at(-1) ?? '';
  asked.push(call + query);
  const known = answers[call];
  const value = typeof known === 'function' ? known(searchParams) : known;
  if (value instanceof Response) return value.clone();
  return value === undefined ? new Response('Not found', { status: 404 }) : Response.json(value, { headers });
}

const identity = { isAtrium: false };
const client = createFrontClient({
  baseUrl: 'http://backend.test',
  identity,
  fetch: answer,
  adapt: createAdapter({ dates: 'auto', timeZone: 'UTC' }),
});
const start = (defaultLanguage = 'en') => {
  front = createFrontSearch({ dataDir, client, identity, defaultLanguage, log: silentLog() });
};
const find = (q: string, more: { type?: SearchType; lang?: string; skip?: number; take?: number } = {}) =>
  front.over(client).call(search, { q, ...more });
const marked = (segments: readonly Segment[] = []) =>
  segments.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atrium-front-search-'));
  asked = [];
  identity.isAtrium = false;
  headers = {};
  answers = {
    GetNews: [
      { id: 'b7', heading: 'Second shed', description: '<p>Sixty looms more.</p>' },
      { id: 'a1', heading: 'First shed', description: '' },
    ],
    GetNewsById: (query: URLSearchParams) =>
      query.get('Id') === 'b7'
        ? { id: 'b7', heading: 'Second shed', description: '<p>Sixty looms more.</p>' }
        : { id: 'a1', heading: 'First shed', description: '' },
    GetFaq: [
      { name: 'Do you ship looms?', description: 'Yes.' },
      { id: 4, name: 'Do you ship yarn?', description: '' },
    ],
    GetProductMenu: [{ id: 1, name: 'Yarn', ourProductSubCategoryVM: [{ id: 2, name: 'Combed' }] }],
    GetCategoryByCategoryId: { name: 'Yarn', products: [{ id: 7, name: 'Cone' }] },
    GetProductById: { name: 'Cone', description: '<p>For looms.</p>' },
    GetConcern: [{ url: 'north-mill', name: 'North Mill', mission: 'To weave' }, { name: 'Nameless loom' }],
    GetConcernByUrl: { name: 'North Mill', mission: 'To weave', concernContent: [{ title: 'Ring looms' }] },
  };
});
afterEach(async () => {
  await front.stop();
  await rm(dataDir, { recursive: true });
});

test('finds the texts of lists and items, by type, highlighted, with the address of each page', async () => {
  start();
  await front.read();
  const found = await find('loom');
  expect(found).toMatchObject({ total: 4, counts: { news: 1, faq: 1, product: 1, concern: 1 }, more: [] });
  expect(found.items.map(({ url, title, fragment }) => [url, marked(title), marked(fragment)])).toEqual(
    expect.arrayContaining([
      ['/faq', 'Do you ship [loom]s?', ''],
      ['/news/b7', 'Second shed', 'Sixty [loom]s more.'],
      ['/product-details/7', 'Cone', 'For [loom]s.'],
      ['/concern/north-mill', 'North Mill', 'To weave · Ring [loom]s'],
    ]),
  );
  // Hits in titles rank first.
  expect(found.items[0]?.url).toBe('/faq');
  expect((await find('yarn')).items.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/product/1', '/faq#faq-4']),
  );
});

test('finds the pages of the company by their texts, in each language', async () => {
  headers = { 'x-backend': 'Atrium' };
  const languages = [{ lang: 'de', published: true }];
  const english = { companyName: 'Mills', languages, privacyPolicy: '<p>We delete data.</p>' };
  answers.GetInformation = (query: URLSearchParams) =>
    query.get('lang') === 'de' ? { ...english, privacyPolicy: '<p>Wir löschen.</p>', lang: 'de' } : english;
  start();
  await front.read();
  const { counts, items } = await find('delete');
  expect(counts).toEqual({ page: 1 });
  expect(items.map(({ url, fragment }) => [url, marked(fragment)])).toEqual([['/privacy-policy', 'We [delete] data.']]);
  expect((await find('löschen', { lang: 'de' })).items).toMatchObject([
    { title: [{ text: 'Datenschutz' }], lang: 'de' },
  ]);
});

test('pages the results, with equal hits in the order of the backend', async () => {
  answers.GetNews = [
    { id: 'b7', heading: 'Second shed' },
    { id: 'a1', heading: 'First shed' },
  ];
  answers.GetNewsById = { id: 'b7', heading: 'Second shed' };
  start();
  await front.read();
  const urls = async (part: { skip?: number; take?: number }) =>
    (await find('shed', { type: 'news', ...part })).items.map(({ url }) => url);
  expect(await urls({})).toEqual(['/news/b7', '/news/a1']);
  expect(await urls({ skip: 1, take: 1 })).toEqual(['/news/a1']);
});

test('requests each item only if the first one has more text than the list', async () => {
  start();
  await front.read();
  expect(asked.filter((call) => call.startsWith('GetNewsById'))).toEqual(['GetNewsById?Id=b7']);
  answers.GetNewsById = (query: URLSearchParams) => ({
    id: query.get('Id'),
    heading: 'Shed',
    description: 'Whole text',
  });
  await front.read();
  expect((await find('whole')).total).toBe(2);
});

test('each reading follows the backend, and keeps a type that fails', async () => {
  start();
  await front.read();
  answers.GetNews = [{ id: 'c9', heading: 'Third shed' }];
  answers.GetNewsById = { id: 'c9', heading: 'Third shed' };
  answers.GetFaq = new Response('Server error', { status: 500 });
  await front.read();
  expect((await find('shed')).items.map(({ url }) => url)).toEqual(['/news/c9']);
  expect((await find('ship')).total).toBe(2);
});

test('ranks a new item first, and removes a deleted one', async () => {
  start();
  await front.read();
  const [first, second] = answers.GetNews as object[];
  const newest = { id: 'new', heading: 'Newest shed', description: '<p>Sixty looms more.</p>' };
  answers.GetNews = [newest, first];
  answers.GetNewsById = newest;
  await front.read();
  const urls = async () => (await find('looms', { type: 'news' })).items.map(({ url }) => url);
  expect(await urls()).toEqual(['/news/new', '/news/b7']);
  answers.GetNews = [first, second];
  answers.GetNewsById = first;
  await front.read();
  expect(await urls()).toEqual(['/news/b7']);
});

test('does not find an item without a page', async () => {
  answers.GetNewsById = (query: URLSearchParams) =>
    query.get('Id') === 'a1' ? { id: 'a1', heading: 'First shed', description: 'Whole' } : undefined;
  start();
  await front.read();
  expect((await find('shed')).items.map(({ url }) => url)).toEqual(['/news/a1']);
});

test('is unavailable before the first reading, and available at once after a restart', async () => {
  answers = Object.fromEntries(Object.keys(answers).map((call) => [call, new Response('', { status: 503 })]));
  start();
  await expect(find('shed')).rejects.toMatchObject({ kind: 'not-found' });
  answers = { GetNews: [{ id: 1, heading: 'Shed' }], GetNewsById: { id: 1, heading: 'Shed' } };
  await front.read();
  await front.stop();
  answers = {};
  start();
  expect((await find('shed')).total).toBe(1);
});

test('recreates a file that is not an index', async () => {
  await writeFile(join(dataDir, 'front-search.db'), 'no database'.repeat(1_000));
  start();
  await front.read();
  expect((await find('looms')).total).toBe(4);
});

/** Atrium with texts in German and Brazilian Portuguese. Portuguese is in preparation there. */
const inLanguages = () => {
  headers = { 'x-backend': 'Atrium' };
  const concerns: Record<string, object> = {
    de: { id: 3, url: 'nordmuehle', name: 'Nordmühle', mission: 'Gut weben', lang: 'de' },
    'pt-br': { id: 3, url: 'north-mill', name: 'Moinho', mission: 'To weave', lang: 'pt', fallback: ['mission'] },
  };
  const main = { id: 3, url: 'north-mill', name: 'North Mill', mission: 'To weave' };
  const concern = (query: URLSearchParams) => concerns[query.get('lang') ?? ''] ?? main;
  answers.GetInformation = {
    companyName: 'A',
    languages: [
      { lang: 'de', published: true },
      { lang: 'pt-BR', published: true },
      { lang: 'fr', published: false },
      { lang: 'en', published: true },
    ],
  };
  answers.GetConcern = (query: URLSearchParams) => [concern(query)];
  answers.GetConcernByUrl = concern;
};
const foundIn = async (lang: string | undefined, q: string) =>
  (await find(q, lang ? { lang } : {})).items.map((item) => [item.url, marked(item.title), item.lang, item.fallback]);

test('finds the texts of each language on its pages, and those without a translation', async () => {
  inLanguages();
  start();
  await front.read();
  expect(await foundIn('de', 'nordmühlen')).toEqual([['/concern/nordmuehle', '[Nordmühl]e', 'de', undefined]]);
  expect(await foundIn('de', 'north')).toEqual([]);
  expect(await foundIn('pt-BR', 'moinhos')).toEqual([['/concern/north-mill', '[Moinh]o', 'pt', undefined]]);
  expect((await find('weave', { lang: 'pt-BR' })).items).toMatchObject([{ lang: 'pt', fallback: ['fragment'] }]);
  expect(await foundIn('de', 'yarn')).toContainEqual(['/faq#faq-4', 'Do you ship [yarn]?', 'en', undefined]);
  expect(await foundIn(undefined, 'north')).toEqual([['/concern/north-mill', '[North] Mill', undefined, undefined]]);
  expect(asked.filter((call) => /lang=(?:fr|en)/i.test(call))).toEqual([]);
});

test('keeps the languages while the company information cannot be read, and drops one that is no longer listed', async () => {
  inLanguages();
  start();
  await front.read();
  answers.GetInformation = new Response('', { status: 500 });
  await front.read();
  expect(await foundIn('de', 'nordmühle')).toHaveLength(1);
  await front.stop();
  start();
  await front.read();
  expect(await foundIn('de', 'nordmühle')).toHaveLength(1);
  answers.GetInformation = { companyName: 'A' };
  await front.read();
  expect(await foundIn('de', 'nordmühle')).toEqual([]);
});

test('asks only Atrium in its languages', async () => {
  const inGerman = () => asked.filter((call) => call.includes('lang=de'));
  inLanguages();
  headers = {};
  start();
  await front.read();
  expect(asked).toContain('GetFaq');
  expect(inGerman()).toEqual([]);
  headers = { 'x-backend': 'Atrium' };
  await front.read();
  expect(inGerman()).toContain('GetFaq?lang=de');
});

test('a query without a language is in the main one', async () => {
  answers.GetFaq = [{ id: 4, name: 'Welche Flasche?', description: '' }];
  start('de');
  await front.read();
  expect((await find('Flaschen')).total).toBe(1);
});

test('finds only what the site has pages for', async () => {
  answers.GetDocument = [{ id: 5, name: 'Loom sheet', files: [] }];
  answers.GetLocation = [{ id: 6, name: 'Loom works' }];
  answers.GetPage = [{ id: 7, url: 'looms', name: 'Looms' }];
  answers.GetInformation = { companyName: 'A' };
  start();
  await front.read();
  expect((await find('loom')).counts).toEqual({ news: 1, faq: 1, product: 1, concern: 1 });
  const first = async (q: string) => (await find(q)).items[0]?.url;
  expect(await first('request a quote')).toBe('/enquiry');
  expect(await first('imprint')).not.toBe('/imprint');
  answers.GetInformation = { companyName: 'A', legalName: 'A Ltd' };
  expect(await first('imprint')).toBe('/imprint');
});
