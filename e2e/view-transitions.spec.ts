import { expect, type Page, test } from '@playwright/test';

/** The names of the elements that move by themselves when the browser goes to another page. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => getComputedStyle(element).viewTransitionName === 'picture')
      .map(({ localName }) => localName),
  );

for (const [list, item, picture] of [
  ['/news', '/news/86', 'img'],
  ['/product/15', '/product-details/38', 'ul'],
  ['/', '/product-details/48', 'ul'],
] as const) {
  test(`the picture of a card of ${list} moves to that of its page`, async ({ page }) => {
    await page.goto(list);
    const link = page.locator(`main :is(.card, .tile) a[href="${item}"]`).first();
    expect(await moving(page)).toEqual([]);
    await link.focus();
    expect(await moving(page)).toEqual(['div']);
    await page.goto(item);
    expect(await moving(page)).toEqual([picture]);
    // Of the cards below, the chosen one moves instead.
    const other = page.locator('main .card .card-link').first();
    if ((await other.count()) > 0) {
      await other.focus();
      expect(await moving(page)).toEqual(['div']);
    }
  });
}

test('no picture moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/news/86');
  expect(await moving(page)).toEqual([]);
});
