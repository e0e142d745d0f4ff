import { expect, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import type { Concern } from './testing/page/concerns.ts';
import { main } from './testing/page/expect-page.ts';

let concerns: Concern[];
test.beforeAll(async ({ request }) => {
  concerns = await ask<Concern[]>(request, 'GetConcern');
});

const paths = [
  '/about',
  '/keyadmin',
  '/mission',
  '/concern',
  '/faq',
  '/privacy-policy',
  '/corporate-values',
  '/export',
  '/certificates',
  '/crest',
];

test('returns 404 for page 2 of a short list and for invalid page numbers', async ({ request }) => {
  for (const path of paths.filter((one) => !['/mission', '/privacy-policy'].includes(one))) {
    for (const wrong of ['2', '0', 'two']) {
      expect((await request.get(`${path}?page=${wrong}`)).status(), `${path} ${wrong}`).toBe(404);
    }
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page about the group is readable', async ({ page }) => {
    for (const path of [...paths, `/concern/${concerns[0]?.url}`]) {
      // The text does not depend on the pictures.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect((await main(page).innerText()).length, path).toBeGreaterThan(300);
    }
  });
});
