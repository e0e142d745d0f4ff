import { type Browser, expect, type Page, test } from '@playwright/test';
import { hydrate } from './testing/page/hydrate.ts';

interface Traced {
  name: string;
  args: { elementCount?: number };
}

/** The number of elements of each style recalculation during an action. */
async function stylesDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents }: { traceEvents: Traced[] } = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' && args.elementCount !== undefined ? args.elementCount : [],
  );
}

test('showing the deferred parts recalculates the styles of less than a third of the page', async ({
  browser,
  page,
}) => {
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

test('a tap or a focus change recalculates the styles of less than a third of the page', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 412, height: 850 }, hasTouch: true, isMobile: true });
  // With Save-Data, only form fields start hydration, which would change the page too.
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

  // The modal menu makes the rest of the page inert, which about half of all elements inherit. Under load the browser
  // sometimes does that and opens the menu in one step (345 of 673 elements).
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  const opening = await stylesDuring(browser, page, async () => {
    await menu.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  expect(Math.max(...opening)).toBeLessThan((all * 2) / 3);
  await page.close();
});

test('loading the toast library recalculates the styles of less than two thirds of the page', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 412, height: 850 } });
  await page.goto('/contact');
  await hydrate(page);
  await expect(page.locator('html[data-seen]')).toHaveCount(1);
  const counts = await stylesDuring(browser, page, async () => {
    await page.getByRole('main').getByLabel('Name', { exact: true }).focus();
    await expect(page.locator('.Toastify')).toBeAttached();
    await page.getByRole('main').getByLabel('Email', { exact: true }).focus();
  });
  // Its style sheet sets custom properties at the root.
  expect(Math.max(...counts)).toBeLessThan(((await page.locator('*').count()) * 2) / 3);
  await page.close();
});
