import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import {
  expectWell,
  type Fault,
  type FaultyBackend,
  faults,
  startFaultyBackend,
} from './testing/backends/faulty-backend.ts';
import { minimalPages } from './testing/backends/minimal-backend.ts';
import { changed } from './testing/changed.ts';
import { headingOf, mainOf, wordsOf } from './testing/page/html-text.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

/* The site in front of a backend with every kind of fault. The site is never restarted. */
let backend: FaultyBackend;
let front: Instance;

test.beforeAll(async () => {
  backend = await startFaultyBackend();
  front = await startInstance({ BACKEND_URL: backend.url });
});
test.afterAll(async () => {
  await front.remove();
  await backend.stop();
});
test.beforeEach(async ({ request }) => {
  await backend.recover();
  await expectWell(request, front.url);
});

/** Returns the HTML of a page. Checks that it has its layout, and shows no internal details of a failure. */
async function layoutOf(response: APIResponse): Promise<string> {
  const html = await response.text();
  expect(html).toContain('<header');
  expect(html).toMatch(/<nav [^>]*aria-label="Main"[^>]*>.*?<a /s);
  expect(html).toMatch(/<footer.*aria-label="Explore"/s);
  expect(html).not.toMatch(/Stack trace|app\.js:12|ECONN|CallError|fetch failed/);
  return html;
}

function expectUnavailable(response: APIResponse): void {
  expect(response.status(), response.url()).toBe(503);
  expect(Number(response.headers()['retry-after']), response.url()).toBeGreaterThan(0);
  expect(response.headers()['cache-control'], response.url()).toContain('no-store');
}

const retryLink = (path: string) => new RegExp(`<a [^>]*href="${path}"[^>]*>(<svg.*?</svg>)?Retry`, 's');

async function expectSaidSo(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(front.url + path);
  expectUnavailable(response);
  const html = await layoutOf(response);
  const alert = /<[^>]* role="alert".*/s.exec(mainOf(html))?.[0] ?? '';
  expect(wordsOf(alert)).toContain('We cannot load this page at the moment.');
  expect(alert).toMatch(retryLink(path));
  return html;
}

test('every page works with a backend that has only the specification’s fields', async ({ request }) => {
  for (const path of minimalPages) {
    const response = await request.get(front.url + path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, path).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(wordsOf(html), path).not.toMatch(leftovers);
  }
});

for (const fault of Object.keys(faults).filter(isFault)) {
  test(`shows an error page while the backend ${fault}, and recovers`, async ({ request }) => {
    backend.fail(fault);
    await expectSaidSo(request, '/news');
    await backend.recover();
    await expectWell(request, front.url, '/news');
    const response = await request.get(`${front.url}/news`);
    const main = mainOf(await response.text());
    expect(main).not.toContain('role="alert"');
    expect(wordsOf(main)).toContain('New mill opened');
  });
}

function isFault(name: string): name is Fault {
  return name in faults;
}

for (const [path, call, words] of [
  ['/news', undefined, 'New mill opened'],
  ['/', 'GetBrand', 'New mill opened'],
] as const) {
  test(`Retry loads ${path} after ${call ?? 'every call'} of the backend has recovered`, async ({ page }) => {
    backend.fail('responds with JSON of another shape', call);
    expect((await page.goto(front.url + path))?.status()).toBe(503);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Explore' })).toBeVisible();
    await backend.recover();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Retry' }).click();
    await expect(main).not.toContainText('at the moment');
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(main).toContainText(words);
  });
}

test('shows an error page with the known menu and footer while the backend is down, and recovers without a restart', async ({
  request,
}) => {
  await request.get(`${front.url}/news`);
  await backend.stop();
  const html = await expectSaidSo(request, '/news');
  expect(/<nav [^>]*aria-label="Main".*?<\/header>/s.exec(html)?.[0]).toMatch(/<a [^>]*>(<[^>]*>)*North Mill/);
  expect(html.slice(html.indexOf('<footer'))).toContain('office@example.org');
  const before = front.printed().length;
  for (let number = 0; number < 100; number++) await request.get(`${front.url}/product/${number}?page=${number}`);
  const errors = front
    .printed()
    .slice(before)
    .split('\n')
    .filter((line) => line.includes('"err"'));
  expect(
    errors.filter((line) => !line.includes('Outage began')),
    'one line for the outage',
  ).toEqual([]);
  await backend.recover();
  await expectWell(request, front.url, '/news');
});

test('gives up on a hanging backend after ten seconds, and then fails at once for other pages and forms', async ({
  request,
}) => {
  backend.hang();
  const begun = Date.now();
  await expectSaidSo(request, '/news');
  const took = Date.now() - begun;
  expect(took).toBeGreaterThan(9_500);
  expect(took).toBeLessThan(15_000);
  const next = Date.now();
  await expectSaidSo(request, '/gallery');
  const form = { name: 'Ada', message: 'Hello' };
  const sent = await request.post(`${front.url}/contact`, { headers: { origin: front.url }, form });
  expect(await sent.text()).toContain('An error occurred. Please try again.');
  expect(Date.now() - next).toBeLessThan(5_000);
});

test('returns 404 for unknown addresses while the backend is faulty', async ({ request }) => {
  backend.fail('responds with HTML');
  for (const path of ['/nothing/here', '/news/a%01b']) {
    const response = await request.get(front.url + path);
    expect(response.status(), path).toBe(404);
    expect(headingOf(await response.text())).toBe('Page not found');
  }
});

test.describe('A page with several parts', () => {
  for (const [path, call, said, stays] of [
    ['/', 'GetBrand', 'Our brands cannot be loaded', 'New mill opened'],
    ['/', 'GetSlider', 'The highlights cannot be loaded', 'New mill opened'],
    ['/', 'GetNews', 'The news cannot be loaded', 'We spin yarn.'],
    ['/', 'GetVideos', 'The videos cannot be loaded', 'We spin yarn.'],
    ['/', 'GetInformation', 'Our introduction', 'New mill opened'],
    ['/about', 'GetSpeech', 'The directors cannot be loaded', 'Since 1950.'],
    ['/contact', 'GetContactInformation', 'The contact people cannot be loaded', '1 Quay Street'],
    ['/contact', 'GetInformation', 'Our address and telephone number', 'Head of sales'],
    ['/career', 'GetCareer', 'The open positions cannot be loaded', 'All fields are required.'],
    ['/career', 'GetDepartment', 'The form cannot be loaded', 'Weaver'],
    ['/career/4', 'GetDepartment', 'The form cannot be loaded', 'Weave.'],
  ] as const) {
    test(`${path} without ${call} shows the other parts and an error for the missing one`, async ({ request }) => {
      backend.fail('responds with JSON of another shape', call);
      const response = await request.get(front.url + path);
      expectUnavailable(response);
      const main = mainOf(await layoutOf(response));
      expect(wordsOf(main)).toContain(said);
      expect(wordsOf(main)).toContain(stays);
      expect(main).toMatch(retryLink(path));
      await backend.recover();
      const again = await request.get(front.url + path);
      expect(again.status()).toBe(200);
      expect(wordsOf(mainOf(await again.text()))).not.toContain('at the moment');
    });
  }
});

/** The required fields of an item: its name, and the address of a video. */
const needed = new Set(['name', 'heading', 'title', 'imgLink', 'isVideo']);

const leftovers = /undefined|\bnull\b|NaN|Invalid Date|\[object/;

test('null and missing fields leave only their own places empty', async ({ request }) => {
  for (const missing of [null, undefined]) {
    backend.changeAll((data) => changed(data, (value, key) => (needed.has(key) ? value : missing)));
    for (const path of minimalPages) {
      const response = await request.get(front.url + path);
      expect(response.status(), path).toBe(200);
      const words = wordsOf(await response.text());
      expect(words, path).toContain('Explore');
      expect(words, path).not.toMatch(leftovers);
    }
  }
});

test('ignores unknown fields', async ({ request }) => {
  const read = async () => (await request.get(`${front.url}/news`)).text();
  const before = wordsOf(mainOf(await read()));
  const more = (data: unknown): unknown => {
    if (Array.isArray(data)) return data.map(more);
    return typeof data === 'object' && data !== null ? { ...data, secretNote: 'for the staff', __v: 3 } : data;
  };
  backend.changeAll(more);
  const html = await read();
  expect(wordsOf(mainOf(html))).toBe(before);
  expect(html).not.toContain('for the staff');
});
