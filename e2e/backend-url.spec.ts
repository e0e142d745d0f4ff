import { expect, type Page, test } from '@playwright/test';
import { expectWell } from './testing/backends/faulty-backend.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

/* One instance is the backend. A second one, without a store or calls of its own, is the site in front of it. */
let backend: Instance;
let front: Instance;

// The last test stops the backend for a while.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  backend = await startInstance();
  front = await startInstance({ BACKEND_URL: backend.url });
});
test.afterAll(async () => {
  await front.remove();
  await backend.remove();
});

test('shows the same pages as the backend', async ({ page, request }) => {
  const news = (await (await request.get(`${backend.url}/api/WebApi/GetNews?take=1`)).json()) as {
    id: number;
    heading: string;
  }[];
  for (const path of ['/news', `/news/${news[0]?.id}`, '/product', '/contact', '/career']) {
    await page.goto(backend.url + path);
    const [title, heading, main] = await seen(page);
    const response = await page.goto(front.url + path);
    expect(response?.status(), path).toBe(200);
    expect(await seen(page), path).toEqual([title, heading, main]);
  }
});

test('its home page has the parts that the specification names', async ({ page }) => {
  await page.goto(backend.url);
  const [title, heading, composed] = await seen(page);
  // The editors' home page has a lead story; the usual cards of news are those of their list.
  await page.goto(`${backend.url}/news`);
  const [, , news] = await seen(page);
  await page.goto(front.url);
  const [ownTitle, ownHeading, own] = await seen(page);
  expect([ownTitle, ownHeading]).toEqual([title, heading]);
  const lines = own.split('\n').filter((line) => line.trim() !== '');
  expect(lines.length).toBeGreaterThan(20);
  const known = new Set(`${composed}\n${news}`.split('\n'));
  expect(lines.filter((line) => !known.has(line))).toEqual([]);
});

/** The main text without forms: the forms of a front have another privacy notice. */
const withoutForms = (main: HTMLElement): string => {
  for (const form of main.querySelectorAll('form')) form.remove();
  return main.innerText;
};

const seen = (page: Page) =>
  Promise.all([page.title(), page.locator('h1').first().innerText(), page.locator('main').evaluate(withoutForms)]);

test('loads pictures from the backend, and has no calls of its own', async ({ page, request }) => {
  await page.goto(`${front.url}/news`);
  const source = await page.locator('main .card img').first().getAttribute('src');
  expect(source).toContain(`${backend.url}/files/`);
  expect((await request.get(source ?? '')).status()).toBe(200);
  expect((await request.get(`${front.url}/api/WebApi/GetNews`)).status()).toBe(404);
});

test('forwards messages to the backend', async ({ page }) => {
  await page.goto(`${front.url}/contact`);
  await page.getByLabel('Message', { exact: true }).fill('Through the front');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
});

test('shows an error in the page layout while the backend is down, and recovers', async ({ page }) => {
  await backend.kill();
  const response = await page.goto(`${front.url}/news`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/again|retry/i)
      .first(),
  ).toBeVisible();
  await backend.restart();
  await expectWell(page.request, front.url, '/news');
});
