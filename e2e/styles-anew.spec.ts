import { type Browser, expect, type Page, test } from '@playwright/test';
import { hydrate } from './testing/hydrate.ts';

interface Traced {
  name: string;
  args: { elementCount?: number };
}

/** Of how many elements styles were worked out, each time, while something was done. */
async function stylesDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents }: { traceEvents: Traced[] } = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' && args.elementCount !== undefined ? args.elementCount : [],
  );
}

test('what waits for the first view comes without the styles of the whole page', async ({ browser, page }) => {
  await page.goto('/');
  await expect(page.locator('html[data-seen]')).toHaveCount(1);
  const counts = await stylesDuring(browser, page, () =>
    page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      delete document.documentElement.dataset.seen;
      await frame();
      document.documentElement.dataset.seen = '';
      await frame();
    }),
  );
  expect(counts.length).toBeGreaterThan(1);
  expect(Math.max(...counts)).toBeLessThan((await page.locator('*').count()) / 3);
});

test('pressing and focusing work out the styles of what changes, not of the whole page', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 412, height: 850 }, hasTouch: true, isMobile: true });
  // Without React, which would change the page besides.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/about');
  await expect(page.locator('html[data-seen]')).toHaveCount(1);
  const counts = await stylesDuring(browser, page, async () => {
    await page.getByRole('heading', { level: 1 }).tap();
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  });
  const all = await page.locator('*').count();
  expect(counts.length).toBeGreaterThan(2);
  expect(Math.max(...counts)).toBeLessThan(all / 3);

  // The modal menu makes what is behind it inert, which its elements inherit: about half of all. Under load the browser now and then does
  // that and the opening of the menu in one step (345 of 673 elements).
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  const opening = await stylesDuring(browser, page, async () => {
    await menu.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  expect(Math.max(...opening)).toBeLessThan((all * 2) / 3);
  await page.close();
});

test('what draws the toasts comes while a form is filled in, and leaves the styles of the page as they are', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 412, height: 850 } });
  await page.goto('/contact');
  await hydrate(page);
  await expect(page.locator('html[data-seen]')).toHaveCount(1);
  const counts = await stylesDuring(browser, page, async () => {
    await page.getByRole('main').getByLabel('Name', { exact: true }).focus();
    await expect(page.locator('.Toastify')).toBeAttached();
    await page.getByRole('main').getByLabel('Email', { exact: true }).focus();
  });
  expect(Math.max(...counts)).toBeLessThan((await page.locator('*').count()) / 3);
  await page.close();
});
