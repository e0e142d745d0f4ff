import { expect, type Locator, test } from '@playwright/test';
import { expectAllHydrated, hydrate } from './testing/page/hydrate.ts';

/** React adds these properties to hydrated elements. */
const isTakenOver = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));

test('a key pressed before hydration hydrates that part of the page first', async ({ page }) => {
  // React schedules its low-priority work with MessagePort. Without it, only urgent hydration runs.
  await page.addInitScript(() => {
    MessagePort.prototype.postMessage = () => undefined;
  });
  await page.goto('/about');
  const field = page.getByRole('contentinfo').getByRole('textbox').first();
  const heading = page.getByRole('heading', { level: 1 });
  await field.focus();
  const listens = () => Object.keys(document).some((key) => key.startsWith('_reactListening'));
  await expect.poll(() => page.evaluate(listens)).toBe(true);
  expect(await isTakenOver(field)).toBe(false);
  await field.press('a');
  await expect.poll(() => isTakenOver(field)).toBe(true);
  expect(await isTakenOver(heading)).toBe(false);
  expect(await isTakenOver(page.getByRole('banner').getByRole('link').first())).toBe(false);
  await expect(field).toHaveValue('a');
});

// The server makes one page for all of these spellings, which the browser takes over at the address that it was asked for.
for (const path of [
  '/?utm_source=mail&utm_campaign=spring',
  '/news?utm_source=mail',
  '/news?page=1&x=1',
  '/search?q=a,b',
  '/search?q=a%20b&type=',
  '/search?type=product&q=a',
  '/documents?language=en&kind=dataSheet',
  '/compare?items=38,39',
  '/product/10?sort=name&fbclid=x',
  '/ar/news?utm_source=mail',
]) {
  test(`a page is hydrated as it was sent: ${path}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(path);
    await hydrate(page);
    await expectAllHydrated(page);
    expect(errors).toEqual([]);
  });
}
