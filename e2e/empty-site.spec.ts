import { expect, test } from '@playwright/test';
import { type FaultyBackend, startFaultyBackend } from './testing/backends/faulty-backend.ts';
import { expectPageChecksInWindows, openCheckedPage, type Window } from './testing/page/page-checks.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

/* The site before anything is published. */
let instance: Instance;
test.beforeAll(async () => {
  instance = await startInstance({ START_EMPTY: '1' });
});
test.afterAll(() => instance.remove());

const lists = {
  '/product': 'Our Products',
  '/concern': 'Concern',
  '/news': 'News',
  '/gallery': 'Gallery',
  '/videos': 'Videos',
  '/trade-fair': 'Trade Fair',
  '/certificates': 'Certificates',
  '/crest': 'Crest',
  '/export': 'Export',
  '/corporate-values': 'Corporate Values',
  '/keyadmin': 'Key Admin/Executives',
  '/faq': 'Faq',
  '/privacy-policy': 'Privacy Policy',
  '/about': 'About Us',
} as const;

test('the home page of an empty site welcomes visitors and reveals no technical details', async ({ page }) => {
  const windows: Window[] = ['1280 light', '1280 dark', '320 light', '320 dark'];
  await expectPageChecksInWindows(page, `${instance.url}/`, { windows });
  const main = page.getByRole('main');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(main.getByRole('heading')).toHaveText(['Welcome']);
    await expect(main).toContainText('Please look in again soon.');
    await expect(main.getByRole('region')).toHaveCount(0);
    await expect(main.getByRole('link')).toHaveCount(0);
    await expect(main).not.toContainText(/127\.0\.0\.1|START_EMPTY|office|sign in/i);
  }
});

for (const [path, heading] of Object.entries(lists)) {
  test(`${path} shows that it is empty, under its heading`, async ({ request }) => {
    const response = await request.get(instance.url + path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toBe(heading);
    expect(html.match(/class="[^"]*\bempty-place\b/g)).toHaveLength(1);
    expect(html).not.toMatch(/<main[\s\S]*<article\b[\s\S]*<\/main>/);
  });
}

// All lists use the same component for that. These pages differ in the layout around it.
for (const path of ['/product', '/gallery', '/faq', '/about']) {
  test(`${path} passes the page checks while it is empty`, async ({ page }) => {
    expect((await openCheckedPage(page, instance.url + path)).status()).toBe(200);
    await expect(page.locator('.empty-place')).toBeVisible();
  });
}

test('an empty site shows no form that cannot be sent, and no heading without content', async ({ page }) => {
  await openCheckedPage(page, `${instance.url}/career`);
  await expect(page.locator('.empty-place')).toHaveText(/Please look in again soon\.$/);
  await expect(page.getByRole('heading', { name: 'Drop your CV' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit CV' })).toHaveCount(0);
  await openCheckedPage(page, `${instance.url}/contact`);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reach us' })).toHaveCount(0);
});

test.describe('A company with only a name and a telephone number', () => {
  let backend: FaultyBackend;
  let front: Instance;
  test.beforeAll(async () => {
    backend = await startFaultyBackend();
    backend.changeAll((data) => (Array.isArray(data) ? [] : data));
    backend.answer('GetInformation', { companyName: 'North Mills', companyPhone: '+49 40 1234' });
    front = await startInstance({ BACKEND_URL: backend.url });
  });
  test.afterAll(async () => {
    await front.remove();
    await backend.stop();
  });

  test('has a home page with its name and a link to its contact page', async ({ page }) => {
    await openCheckedPage(page, `${front.url}/`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading')).toHaveText(['North Mills']);
    await main.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL(`${front.url}/contact`);
    await expect(page.getByRole('main').getByRole('link', { name: '+49 40 1234' })).toBeVisible();
  });
});
