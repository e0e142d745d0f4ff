import { expect, test } from 'vitest';
import { cleanForeignText } from '#api/rules/html/foreign/clean-foreign-text.ts';
import { getCareerById } from '#content/career/calls.ts';
import { getCategoryByCategoryId, getProductMenu } from '#content/category/calls.ts';
import { getConcernByUrl } from '#content/concern/calls.ts';
import { getFaq } from '#content/faq/calls.ts';
import { getGalleryById } from '#content/gallery/calls.ts';
import { getNews, getNewsById } from '#content/news/calls.ts';
import { getProductById } from '#content/product/calls.ts';
import { getTradeFairById } from '#content/trade-fair/calls.ts';
import { getVideos } from '#content/video/calls.ts';
import { contactUs } from '#contract/calls/contact-us.ts';
import { dropCv } from '#contract/calls/drop-cv.ts';
import { publicCalls } from '#contract/calls/registry.ts';
import { subscribe } from '#contract/calls/subscribe.ts';
import type { Call } from '#contract/protocol/call.ts';
import type { Client, ClientOptions } from '#contract/protocol/client.ts';
import { contactMessage } from '#contract/submissions/contact-message.ts';
import { jobApplication } from '#contract/submissions/job-application.ts';
import { createAdapter } from '../adapters/adapt-response.ts';
import { createFrontClient, type FrontClientOptions } from './front-client.ts';

const clientOf = (fetch: ClientOptions['fetch'], more: Partial<FrontClientOptions> = {}) =>
  createFrontClient({ fetch, baseUrl: 'https://backend.example', ...more });

/** Section 7 of the specification, for each call with a parameter. A backend may distinguish `Id` from `id`. */
const bySpecification: [address: string, ask: (client: Client) => Promise<unknown>][] = [
  ['/api/WebApi/GetConcernByUrl?url=north-mill', ({ call }) => call(getConcernByUrl, { url: 'north-mill' })],
  ['/api/WebApi/GetCategoryByCategoryId?id=7', ({ call }) => call(getCategoryByCategoryId, { id: '7' })],
  ['/api/WebApi/GetProductById?Id=7', ({ call }) => call(getProductById, { id: '7' })],
  ['/api/WebApi/GetNews?take=3', ({ call }) => call(getNews, { take: 3 })],
  ['/api/WebApi/GetNewsById?Id=7', ({ call }) => call(getNewsById, { id: '7' })],
  ['/api/WebApi/GetVideos?take=3', ({ call }) => call(getVideos, { take: 3 })],
  ['/api/WebApi/GetGalleryById?Id=7', ({ call }) => call(getGalleryById, { id: '7' })],
  ['/api/WebApi/GetTradeFairById?Id=7', ({ call }) => call(getTradeFairById, { id: '7' })],
  ['/api/WebApi/GetCareerById?Id=7', ({ call }) => call(getCareerById, { id: '7' })],
];

/** The calls of section 7 that return a list, or the company information. */
const specifiedLists =
  'GetInformation GetConcern GetProductMenu GetSlider GetBrand GetNews GetVideos GetSpeech GetContactInformation GetFaq GetGallery GetReport GetCrest GetCertificate GetTradeFair GetExport GetCareer GetDepartment'.split(
    ' ',
  );

const applicant = {
  name: 'A',
  address: 'B',
  email: 'a@b.co',
  mobile: '123',
  mobileAlternative: '456',
  departmentId: '3',
};

test('a backend that is not Atrium gets only the calls and parameters of the specification', async () => {
  const seen: string[] = [];
  const foreign = clientOf(
    async ({ url }) => {
      seen.push(url.replace('https://backend.example/api/WebApi/', ''));
      return Response.json([]);
    },
    { adapt: createAdapter({ dates: 'auto', timeZone: 'UTC' }) },
  );
  // More parameters than any call has; a call ignores those that it does not know.
  const input = { id: '7', url: 'north-mill', skip: 24, take: 24, lang: 'de', from: 2020, to: 2026, q: 'a', path: '/' };
  const calls: Call[] = Object.values<Call>(publicCalls).filter(({ method }) => method === 'GET');
  for (const call of calls) await foreign.call(call, input).catch(() => undefined);
  for (const call of [getNews, getVideos, getFaq]) await foreign.list(call, { skip: 24, take: 24, lang: 'de' });
  const names = specifiedLists.map((name) => `${name}${/^Get(News|Videos)$/.test(name) ? '?take=24' : ''}`);
  const items = bySpecification.map(([address]) => address.slice('/api/WebApi/'.length));
  const single = items.filter((address) => !address.includes('take='));
  expect([...seen].sort()).toEqual([...names, ...single, 'GetNews', 'GetVideos', 'GetFaq'].sort());
});

test('a form sends a foreign backend only the fields of the specification', async () => {
  const bodies: unknown[] = [];
  const client = createFrontClient({
    baseUrl: 'http://backend.test',
    adapt: createAdapter({ dates: 'auto', timeZone: 'UTC' }),
    fetch: async (request) => {
      const isForm = request.headers.get('content-type')?.startsWith('multipart/');
      bodies.push(isForm ? [...(await request.formData()).keys()] : Object.keys((await request.json()) as object));
      return Response.json({ status: true, msg: '' });
    },
  });
  const signs = { privacyVersion: '2026-01-01', elapsedMs: 9_000, website: '' };
  await client.call(contactUs, contactMessage.parse({ ...signs, message: 'Hello', lang: 'de' }));
  await client.call(subscribe, subscribe.input.parse({ email: 'ada@example.org', lang: 'de' }));
  const file = new File(['%PDF-1.7'], 'cv.pdf');
  const application = jobApplication.parse({ ...signs, ...applicant, careerId: '4', talentPool: '1', file });
  await client.call(dropCv, { ...application, lang: 'de' });
  expect(bodies).toEqual([
    ['name', 'email', 'mobile', 'subject', 'message'],
    ['email', 'website'],
    ['Name', 'Address', 'Email', 'Mobile', 'MobileAlt', 'DepartmentId', 'file'],
  ]);
});

test('lists are cut into pages here if the backend does not support paging', async () => {
  const three = [1, 2, 3].map((id) => ({ id, heading: `n${id}` }));
  const client = clientOf(async () => Response.json(three));
  expect(await client.list(getNews, { skip: 1, take: 1 })).toMatchObject({ total: 3, items: [{ id: '2' }] });
});

test('lets other work run between long texts of one item of a foreign backend', async () => {
  const answer = { id: 1, name: 'n', description: 'a', shortDescription: 'b', specification: 'c' };
  const order: string[] = [];
  const client = clientOf(async () => Response.json(answer), {
    cleanText(text) {
      order.push(text);
      if (order.length === 1) setTimeout(() => order.push('other work'));
      const until = performance.now() + 20;
      while (performance.now() < until);
      return text.toUpperCase();
    },
  });
  expect(await client.call(getProductById, { id: '1' })).toMatchObject({ name: 'N', description: 'A' });
  expect(order.indexOf('other work')).toBe(1);
});

test('sanitizes the HTML of a foreign backend, and leaves other texts unchanged', async () => {
  const answer = { id: 1, name: '<b>n</b>', description: '<b>d</b>' };
  const client = clientOf(async () => Response.json(answer), {
    cleanText: (text, input) => (input === 'rich-text' ? 'clean' : text),
  });
  expect(await client.call(getProductById, { id: '1' })).toMatchObject({ name: '<b>n</b>', description: 'clean' });
  expect(await client.call(getCategoryByCategoryId, { id: '1' })).toMatchObject({ name: '<b>n</b>' });
});

test('cleans the names of entries that another one lists', async () => {
  const products = [{ id: 5, name: 'Nuts &amp; bolts' }];
  const ourProductSubCategoryVM = [{ id: 6, name: 'Caf&eacute; &bigstar;' }];
  const shown: Record<string, unknown> = {
    GetCategoryByCategoryId: {
      id: 7,
      name: 'A',
      parent: { id: 8, name: 'B &lt; C' },
      products,
      ourProductSubCategoryVM,
    },
    GetProductById: { id: 5, name: 'D', category: { id: 7, name: '<b>Fibre</b> &amp; yarn' } },
    GetProductMenu: [{ id: 7, name: 'A', ourProductSubCategoryVM }],
  };
  const { call } = clientOf(async ({ url }) => Response.json(shown[/WebApi\/(\w+)/.exec(url)?.[1] ?? '']), {
    cleanText: cleanForeignText,
  });
  expect(await call(getCategoryByCategoryId, { id: '7' })).toMatchObject({
    parent: { name: 'B < C' },
    products: [{ name: 'Nuts & bolts' }],
    subCategories: [{ name: 'Café ★' }],
  });
  expect(await call(getProductById, { id: '5' })).toMatchObject({ category: { name: 'Fibre & yarn' } });
  expect(await call(getProductMenu, {})).toMatchObject([{ subCategories: [{ name: 'Café ★' }] }]);
});
