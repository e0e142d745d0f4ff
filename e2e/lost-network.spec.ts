import { expect, test } from '@playwright/test';
import { allAwake, wakeUp } from './testing/wake-up.ts';

test('a page that the router has not asked about yet fails within the layout as well', async ({ page, context }) => {
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
});

test('a page whose code cannot be loaded says so within the layout, and loads by Retry once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await wakeUp(page);
  await allAwake(page);
  // The router asks for the routes of the page's links.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Faq', exact: true }).press('Enter');

  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('We cannot load this page at the moment');
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  const retry = alert.getByRole('link', { name: 'Retry' });
  await retry.click();
  await expect(alert).toContainText('There is still no connection');
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Faq' })).toBeVisible();
});
