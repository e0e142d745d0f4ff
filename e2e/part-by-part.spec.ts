import { expect, type Locator, test } from '@playwright/test';

/** React leaves such marks on the elements that it has taken over. */
const isTakenOver = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));

test('a key pressed while React comes lets it take over that part of the page, and no other yet', async ({ page }) => {
  // What React does bit by bit never has its turn: only what cannot wait is done.
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
