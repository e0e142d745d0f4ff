import { expect, type Page, test } from '@playwright/test';
import { expectAllHydrated, hydrate } from './testing/page/hydrate.ts';

/** Removes the Navigation API, with which a page can prevent reloads. Firefox before 147 and Safari before 26.2 lack it. */
const withoutNavigationApi = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));

/** Opens a page and waits until the router has loaded the routes of its links. */
async function openHydrated(page: Page): Promise<void> {
  await page.goto('/about');
  await hydrate(page);
  await expectAllHydrated(page);
  await page.waitForLoadState('networkidle');
}

test('a page with an unknown route shows an error in the layout, and Retry does not leave the page while offline', async ({
  page,
  context,
}) => {
  await openHydrated(page);
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

for (const hasNavigationApi of [true, false]) {
  test.describe(
    hasNavigationApi ? 'In browsers with the Navigation API' : 'In browsers without the Navigation API',
    () => {
      test.beforeEach(async ({ page }) => {
        if (!hasNavigationApi) await withoutNavigationApi(page);
      });

      test('a page whose code cannot be loaded shows an error in the layout, and Retry loads it when the network is back', async ({
        page,
        context,
      }) => {
        await openHydrated(page);
        expect(await page.evaluate(() => 'navigation' in window)).toBe(hasNavigationApi);
        await context.setOffline(true);
        const faq = page.getByRole('contentinfo').getByRole('link', { name: 'Faq', exact: true });
        await faq.press('Enter');

        const alert = page.getByRole('main').getByRole('alert');
        await expect(alert).toContainText('We cannot load this page at the moment');
        await expect(alert).toBeInViewport();
        await expect(page.getByRole('main')).toBeFocused();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        const retry = alert.getByRole('link', { name: 'Retry' });
        await expect(retry).toHaveAttribute('href', '/faq');
        await retry.click();
        await expect(alert).toContainText('There is still no connection');

        await context.setOffline(false);
        await retry.click();
        await expect(page.getByRole('heading', { level: 1, name: 'Faq' })).toBeVisible();
      });

      test('a link opens the page whose code could not be loaded when the network is back', async ({
        page,
        context,
      }) => {
        await openHydrated(page);
        expect(await page.evaluate(() => 'navigation' in window)).toBe(hasNavigationApi);
        await context.setOffline(true);
        const faq = page.getByRole('contentinfo').getByRole('link', { name: 'Faq', exact: true });
        // Hovering over a link prefetches its code.
        await faq.hover();
        await faq.press('Enter');
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await context.setOffline(false);
        await faq.press('Enter');
        await expect(page).toHaveURL('/faq');
        await expect(page.getByRole('heading', { level: 1, name: 'Faq' })).toBeVisible();
      });
    },
  );
}
