import { expect, type Page, test } from '@playwright/test';
import { allAwake, hydrate } from './testing/hydrate.ts';

/** Browsers before Firefox 147 and Safari 26.2 do not have the Navigation API, by which reloads can be prevented. */
const withoutNavigationApi = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));

/** Opens a page and waits until the router has asked for the routes of its links. */
async function openHydrated(page: Page): Promise<void> {
  await page.goto('/about');
  await hydrate(page);
  await allAwake(page);
  await page.waitForLoadState('networkidle');
}

test('a page that the router has not asked about yet fails within the layout, and Retry does not leave it without a network', async ({
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

      test('a page whose code cannot be loaded says so within the layout, and Retry loads it once the network is back', async ({
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

      test('once the network is back, a link leads to the page whose code could not be loaded', async ({
        page,
        context,
      }) => {
        await openHydrated(page);
        expect(await page.evaluate(() => 'navigation' in window)).toBe(hasNavigationApi);
        await context.setOffline(true);
        const faq = page.getByRole('contentinfo').getByRole('link', { name: 'Faq', exact: true });
        // What a link is rested on for is its code as well.
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
