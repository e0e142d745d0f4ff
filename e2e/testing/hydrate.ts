import { expect, type Page } from '@playwright/test';

/** Waits until React answers on the page. */
export const awake = (page: Page) => expect(page.locator('header[data-ready]')).toBeAttached();

/** Waits until React has taken over all of the page: from then on navigation is its own, and the browser's rules go. */
export const allAwake = (page: Page) => expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);

/** Gives a sign that the visitor is about to do something, as their script waits for one, and waits until it is there. */
export async function hydrate(page: Page): Promise<void> {
  // A key that does nothing by itself, so that neither pointer nor focus move.
  await page.keyboard.press('Shift');
  await awake(page);
}
