import { expect, test } from '@playwright/test';
import { minimalResponses } from './testing/backends/minimal-backend.ts';
import { newsCount, type OldBackend, startOldBackend } from './testing/backends/old-backend.ts';
import { everyPage } from './testing/page/every-page.ts';
import { expectAllHydrated, hydrate } from './testing/page/hydrate.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

/* The site in front of a backend with only the features of the specification: no totals, other spellings, old date formats. */

const opening = { Id: '3F2504E0-4F89-11D3-9A0C-0305E82C3301', Name: 'Opening', Description: 'A new mill' };

let backend: OldBackend;
let front: Instance;

test.beforeAll(async () => {
  backend = await startOldBackend();
  backend.answer('GetGallery', [opening, { ...opening, Id: 'G-7 / a#?%', Name: 'Picnic' }]);
  backend.answer('GetGalleryById', opening);
  // Without search, which would add calls to those that the tests count.
  const settings = { BACKEND_FRESH: '60', SITE_NAME: 'Harbour Mills', SITE_SEARCH: 'off' };
  front = await startInstance({ BACKEND_URL: backend.url, ...settings });
});
test.afterAll(async () => {
  await front.remove();
  await backend.stop();
});

test('every news item has a page and a place in the list, with one call for the list', async ({ page, request }) => {
  await page.goto(`${front.url}/news?page=125`);
  const cards = page.getByRole('main').locator('a[href^="/news/"]');
  await expect(cards.first()).toContainText('News 24');
  const whole = backend.asked.filter((path) => path === '/api/WebApi/GetNews');
  await page.goto(`${front.url}/news?page=60`);
  await expect(cards.first()).toBeVisible();
  expect(backend.asked.filter((path) => path === '/api/WebApi/GetNews')).toEqual(whole);

  for (const id of [1, 1_500, newsCount]) {
    const answer = await request.get(`${front.url}/news/${id}`);
    expect([answer.status(), (await answer.text()).includes(`News ${id}`)], String(id)).toEqual([200, true]);
  }
  const sitemap = await (await request.get(`${front.url}/sitemap.xml`)).text();
  expect(sitemap.match(/\/news\/\d+</g)).toHaveLength(newsCount);
});

test('entries with non-numeric ids have pages', async ({ page }) => {
  await page.goto(`${front.url}/gallery`);
  await page.getByRole('main').getByRole('link', { name: 'Picnic' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Opening' })).toBeVisible();
  expect(backend.asked).toContain('/api/WebApi/GetGalleryById?Id=G-7+%2F+a%23%3F%25');
  await page.goto(`${front.url}/gallery`);
  await page.getByRole('main').getByRole('link', { name: 'Opening' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Opening' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/gallery/${opening.Id}`);
  expect(backend.asked).toContain(`/api/WebApi/GetGalleryById?Id=${opening.Id}`);
});

test('company information is fetched once per visit, over all pages, icons and feeds', async ({ page, playwright }) => {
  const calls = () => backend.asked.filter((path) => path.startsWith('/api/WebApi/GetInformation')).length;
  const atFirst = calls();
  const fresh = await startInstance({ BACKEND_URL: backend.url, BACKEND_FRESH: '0' });
  try {
    await page.goto(`${fresh.url}/faq`);
    await hydrate(page);
    await expectAllHydrated(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    for (const name of ['Gallery', 'Concern', 'Export']) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    expect([documents, calls() - atFirst]).toEqual([0, 1]);
    // What a browser loads with a page, the data of every page, and feeds belong to the visit.
    const files = ['favicon.ico', 'icons/192.png', 'site.webmanifest', 'feed.atom', 'llms.txt', 'sitemap.xml'];
    const visitor = await playwright.request.newContext({ baseURL: fresh.url });
    const pages = await everyPage(visitor);
    const data = pages.map((path) => (path === '/' ? '/_root.data' : path.replace(/(?=\?|$)/, '.data')));
    expect(data.length).toBeGreaterThan(20);
    for (const path of [...files.map((file) => `/${file}`), ...data]) {
      const before = calls();
      await visitor.get(path, { maxRedirects: 0 });
      expect([path, calls() - before]).toEqual([path, 0]);
    }
    // The first page of a visit needs it once, and so do all parts of its answer.
    for (const path of [
      '/',
      '/about',
      '/mission',
      '/contact',
      '/privacy-policy',
      '/de/about',
      '/fr',
      '/nothing/here',
    ]) {
      const before = calls();
      await visitor.get(path);
      expect([path, calls() - before]).toEqual([path, 1]);
    }
  } finally {
    await fresh.remove();
  }
});

test('any number of columns except one and two is shown as three', async ({ page }) => {
  const concern = minimalResponses.GetConcernByUrl as { concernContent: unknown[] };
  const [part] = concern.concernContent;
  for (const contentColumn of [0, 4, 7]) {
    const url = `north-mill-${contentColumn}`;
    backend.answer('GetConcernByUrl', { ...concern, url, contentColumn, concernContent: [part, part, part, part] });
    await page.goto(`${front.url}/concern/${url}`);
    const items = page.getByRole('region', { name: 'More about North Mill' }).getByRole('listitem');
    const lefts = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().left)));
    expect([lefts.length, new Set(lefts).size], String(contentColumn)).toEqual([4, 3]);
  }
});

test('its dates are parsed with the day first, and its jobs show their dates', async ({ page }) => {
  await page.goto(`${front.url}/news/${newsCount}`);
  await expect(page.getByRole('main')).toContainText('28 Mar, 2026, 2:05 pm');
  await page.goto(`${front.url}/career/7`);
  await expect(page.getByRole('main')).toContainText('01 Jan, 2026');
  await expect(page.getByRole('main')).toContainText('01 Jan, 2100');
  await page.goto(`${front.url}/career`);
  await expect(page.getByRole('main').locator('a[href^="/career/"]')).toHaveCount(2);
});

test('the site has the name in SITE_NAME', async ({ page }) => {
  await page.goto(front.url);
  await expect(page).toHaveTitle(/Harbour Mills/);
  await expect(page.getByRole('contentinfo')).toContainText('Harbour Mills');
  await expect(page.locator('header').first()).not.toContainText('127.0.0.1');
});
