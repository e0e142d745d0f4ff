import { expect, type Locator, test } from '@playwright/test';

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
