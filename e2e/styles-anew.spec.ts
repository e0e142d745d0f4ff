import { expect, test } from '@playwright/test';

interface Traced {
  name: string;
  args: { elementCount?: number };
}

test('pressing and focusing work out the styles of what changes, not of the whole page', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 412, height: 850 }, hasTouch: true, isMobile: true });
  // Without React, which would change the page besides.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/about');
  await expect(page.locator('html[data-seen]')).toHaveCount(1);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.getByRole('heading', { level: 1 }).tap();
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await menu.press('Enter');
  await expect(page.getByRole('dialog').or(page.locator('.mobile-menu:popover-open'))).toBeVisible();
  const { traceEvents }: { traceEvents: Traced[] } = JSON.parse((await browser.stopTracing()).toString());
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' && args.elementCount !== undefined ? args.elementCount : [],
  );
  const all = await page.locator('*').count();
  expect(counts.length).toBeGreaterThan(3);
  expect(Math.max(...counts)).toBeLessThan(all / 3);
  await page.close();
});
