import { expect, test } from '@playwright/test';
import { allAwake, wakeUp } from './testing/wake-up.ts';

test('a page that the router has not asked about yet fails within the layout, and Retry does not leave it without a network', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await wakeUp(page);
  await allAwake(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  // No page links to it, so its route is unknown.
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = globalThis as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    void router.navigate('/portfolio/3');
  });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We cannot load this page at the moment');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  const alert = page.getByRole('main').getByRole('alert');
  await alert.getByRole('link', { name: 'Retry' }).click();
  await expect(alert).toContainText('There is still no connection');
  await expect(page.getByRole('banner')).toBeVisible();
});
