import type { Page } from '@playwright/test';

/**
 * Delays the next response to an office call. `asked`: the server has answered. `release` passes the answer on to the page
 * and resolves when it has it.
 */
export async function holdAnswer(page: Page, call: string) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const delivered = Promise.withResolvers<void>();
  let isFirst = true;
  // The route stays: to remove it would switch interception off, and a request at that moment could get no response.
  await page.route(`**/api/Office/${call}*`, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    asked.resolve();
    await released.promise;
    await route.fulfill({ response });
    delivered.resolve();
  });
  const release = () => {
    released.resolve();
    return delivered.promise;
  };
  return { asked: asked.promise, release };
}
