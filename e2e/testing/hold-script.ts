import { expect, type Page, type Route } from '@playwright/test';

/** Keeps back what React arrives with, as a slow line would; the function lets it come, or fail, once it is asked for. */
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
