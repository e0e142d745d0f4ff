import { expect, type Page, type Route } from '@playwright/test';

/**
 * Delays the script that contains React, as on a slow network. The function waits for its request, then continues or
 * aborts it.
 */
export async function holdScript(page: Page): Promise<(act?: 'let it come' | 'let it fail') => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(/\/assets\/framework-/, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async (act = 'let it come') => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isHolding = false;
    for (const route of held) await (act === 'let it come' ? route.continue() : route.abort());
  };
}
