import { expect, type Page } from '@playwright/test';

/** Waits until React has hydrated the header and handles its events. */
export const expectHydrated = (page: Page) => expect(page.locator('header[data-ready]')).toBeAttached();

/**
 * Waits until React has hydrated all of the page. From then on React navigates, and the page removes the browser's
 * speculation rules.
 */
export const expectAllHydrated = (page: Page) => expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);

/**
 * Waits until the first view has ended. Before, the browser skips the footer, and its colours may be those of another
 * colour scheme.
 */
export const expectSeen = (page: Page) => expect(page.locator('html[data-seen]')).toBeAttached();

/** Presses a key, which makes the page load its script, and waits for hydration. */
export async function hydrate(page: Page): Promise<void> {
  // This key has no effect of its own: pointer and focus stay where they are.
  await page.keyboard.press('Shift');
  await expectHydrated(page);
}
