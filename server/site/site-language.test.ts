import { expect, test } from 'vitest';
import { createClient } from '#contract/protocol/client.ts';
import { clientIn, createLanguageFinder } from './site-language.ts';

const defaultLanguage = 'en';
const site = { defaultLanguage, publicUrl: 'https://www.example.com' };
const languages = [
  { lang: 'de', published: true },
  { lang: 'pt-BR', published: true },
  { lang: 'ar', published: false },
];

function clientOf(answer: () => unknown) {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: 'http://backend.test',
    fetch: async ({ url }) => {
      asked.push(url);
      return Response.json(answer());
    },
  });
  return { client, asked };
}

test.each([
  ['/de', 'de', '/de'],
  ['/de/news', 'de', '/de'],
  ['/de/news.data', 'de', '/de'],
  ['/de.data', 'de', '/de'],
  ['/pt-br/news', 'pt-BR', '/pt-br'],
  ['/DE/news', 'de', '/de'],
  ['/', 'en', ''],
  ['/news', 'en', ''],
  ['/faq', 'en', ''],
  ['/faq/x', 'en', ''],
  ['/den/news', 'en', ''],
  ['/fr/news', 'en', ''],
  ['/en/news', 'en', ''],
  // In preparation.
  ['/ar/news', 'en', ''],
])('%s is in %s', async (path, lang, basename) => {
  const { client } = clientOf(() => ({ companyName: 'A', languages: [...languages, { lang: 'en', published: true }] }));
  expect(await createLanguageFinder()(path, { client, preview: false, defaultLanguage })).toEqual({ lang, basename });
});

test.each([
  ['/ar', 'ar', '/ar'],
  // Not among the languages of the company.
  ['/fr/news', 'fr', '/fr'],
  ['/zh-hant/news', 'zh-Hant', '/zh-hant'],
  ['/en/news', 'en', ''],
  ['/qqq/news', 'en', ''],
])('a preview of %s is in %s', async (path, lang, basename) => {
  const { client } = clientOf(() => ({ companyName: 'A', languages }));
  expect(await createLanguageFinder()(path, { client, preview: true, defaultLanguage })).toEqual({ lang, basename });
});

test('a page keeps its language while the company information cannot be loaded', async () => {
  let works = true;
  const { client } = clientOf(() => {
    if (!works) throw new TypeError('fetch failed');
    return { companyName: 'A', languages };
  });
  const languageOf = createLanguageFinder();
  expect(await languageOf('/de/news', { client, preview: false, defaultLanguage })).toMatchObject({ lang: 'de' });
  works = false;
  expect(await languageOf('/de/news', { client, preview: false, defaultLanguage })).toMatchObject({ lang: 'de' });
});

test('a page has no known language before the company information is loaded', async () => {
  const { client } = clientOf(() => {
    throw new TypeError('fetch failed');
  });
  const languageOf = createLanguageFinder();
  await expect(languageOf('/de/news', { client, preview: false, defaultLanguage })).rejects.toThrow();
  expect(await languageOf('/en/news', { client, preview: false, defaultLanguage })).toMatchObject({ basename: '' });
});

test('a site without company information has one language', async () => {
  const client = createClient({
    baseUrl: 'http://backend.test',
    fetch: async () => new Response(null, { status: 404 }),
  });
  const languageOf = createLanguageFinder();
  expect(await languageOf('/de/news', { client, preview: false, defaultLanguage })).toMatchObject({ basename: '' });
});

test('calls of a page are made in its language, and links in texts lead to pages in it', async () => {
  const html =
    '<p><a href="/news/7">a</a><a href="/">b</a><a href="/files/a.pdf">c</a><a href="//b.test/x">d</a>' +
    '<a class="x" href="/de/faq">e</a><a href="https://c.test/">f</a><a href="#g">g</a><a href="/faq">h</a></p>';
  const { client, asked } = clientOf(() => ({ companyName: 'A', aboutUs: html }));
  const { getInformation } = await import('#content/company/calls.ts');
  const { getNewsYears } = await import('#content/news/calls.ts');
  const german = clientIn({ lang: 'de', basename: '/de' }, client, site);
  const { aboutUs } = await german.call(getInformation, {});
  expect([...aboutUs.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/de/news/7',
    '/de',
    '/files/a.pdf',
    '//b.test/x',
    '/de/faq',
    'https://c.test/',
    '#g',
    '/de/faq',
  ]);
  await german.call(getNewsYears, {}).catch(() => {});
  expect(asked.map((url) => new URL(url).search)).toEqual(['?lang=de', '']);
});

test('entries of a backend that does not know the language are in the main language', async () => {
  const { getProductMenu } = await import('#content/category/calls.ts');
  const { getFaq } = await import('#content/faq/calls.ts');
  const { search } = await import('#contract/calls/search.ts');
  const inGerman = (answer: unknown) => clientIn({ lang: 'de', basename: '/de' }, clientOf(() => answer).client, site);

  const menu = [{ id: 2, name: 'Yarn', ourProductSubCategoryVM: [{ id: 3, name: 'Combed' }] }];
  expect(await inGerman(menu).call(getProductMenu, {})).toMatchObject([
    { lang: 'en', name: 'Yarn', subCategories: [{ lang: 'en', name: 'Combed' }] },
  ]);
  const questions = [{ id: 1, name: 'Wann?', description: '', lang: 'de' }];
  expect((await inGerman(questions).list(getFaq, {})).items).toMatchObject([{ lang: 'de' }]);
  const [question] = (await inGerman([{ id: 1, name: 'When?', description: '' }]).list(getFaq, {})).items;
  expect(question).toMatchObject({ lang: 'en', name: 'When?' });
  const hit = { type: 'faq', id: 1, url: '/faq', title: [{ text: 'When?', hit: true }], fragment: [] };
  const found = await inGerman({ total: 1, counts: { faq: 1 }, items: [hit] }).call(search, { q: 'when' });
  expect(found.items).toMatchObject([{ lang: 'en', title: [{ text: 'When?', hit: true }] }]);
});

test('links in texts to concerns and free pages lead to their addresses in the language', async () => {
  const paths = ['/concern/glass?x=1#y', '/concern/ink', '/concern/none', '/rivers#top', '/press', '/about', '/glass'];
  const html = paths.map((path) => `<a href="${path}">a</a>`).join('');
  const client = createClient({
    baseUrl: 'http://backend.test',
    fetch: async ({ url }) => {
      const { pathname, search } = new URL(url);
      const isGerman = search === '?lang=de';
      if (pathname.endsWith('GetPage')) {
        return Response.json([
          { id: 1, url: isGerman ? 'fluesse' : 'rivers', name: 'Rivers' },
          { id: 2, url: 'press', name: 'Press' },
        ]);
      }
      if (!pathname.endsWith('GetConcern')) return Response.json({ companyName: 'A', aboutUs: html });
      return Response.json([
        { id: 1, url: 'ink', name: 'Ink' },
        { id: 2, url: isGerman ? 'glas' : 'glass', name: 'Glass' },
      ]);
    },
  });
  const { getInformation } = await import('#content/company/calls.ts');
  const { aboutUs } = await clientIn({ lang: 'de', basename: '/de' }, client, site).call(getInformation, {});
  expect([...aboutUs.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/de/concern/glas?x=1#y',
    '/de/concern/ink',
    '/de/concern/none',
    '/de/fluesse#top',
    '/de/press',
    '/de/about',
    '/de/glass',
  ]);
});

test('slides, brands and concerns that link a page of the site lead to it in the language', async () => {
  const { getBrand } = await import('#content/brand/calls.ts');
  const { getConcern } = await import('#content/concern/calls.ts');
  const { getSlider } = await import('#content/slider/calls.ts');
  const links = [
    '/news',
    '/concern/glass#x',
    '/',
    '/files/a.pdf',
    '/Uploads/a.pdf',
    '/de/faq',
    'https://b.test/news',
    '',
  ];
  const own = ['https://www.example.com', 'https://WWW.example.com/news?x=1', 'https://www.example.com.b.test/news'];
  const client = createClient({
    baseUrl: 'http://backend.test',
    fetch: async ({ url }) => {
      const { pathname, search } = new URL(url);
      if (!pathname.endsWith('GetConcern')) {
        return Response.json([...links, ...own].map((projectUrl, id) => ({ id, name: 'A', projectUrl })));
      }
      const address = search === '?lang=de' ? 'glas' : 'glass';
      return Response.json([{ id: 2, url: address, name: 'Glass', redirectlink: '/concern/glass' }]);
    },
  });
  const german = clientIn({ lang: 'de', basename: '/de' }, client, site);
  const inGerman = [
    ...[
      '/de/news',
      '/de/concern/glas#x',
      '/de',
      '/files/a.pdf',
      '/Uploads/a.pdf',
      '/de/faq',
      'https://b.test/news',
      '',
    ],
    ...['https://www.example.com/de', 'https://www.example.com/de/news?x=1', 'https://www.example.com.b.test/news'],
  ];
  for (const call of [getSlider, getBrand]) {
    expect((await german.call(call, {})).map(({ projectUrl }) => projectUrl)).toEqual(inGerman);
  }
  expect(await german.call(getConcern, {})).toMatchObject([{ address: 'glas', redirectUrl: '/de/concern/glas' }]);
});
