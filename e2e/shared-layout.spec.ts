import { expect, test } from '@playwright/test';
import { expectAllHydrated, hydrate } from './testing/page/hydrate.ts';
import { readContent, type SiteContent } from './testing/page/site-content.ts';

let content: SiteContent;

test.beforeAll(async ({ request }) => {
  content = await readContent(request);
});

test.describe('Every page', () => {
  test('scrolls to the top and moves the focus to the content on navigation', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click();
    await expect(page).toHaveURL('/news');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('loads no schemas in the browser', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    for (const path of ['/contact', '/career', '/newsletter']) {
      await page.goto(path);
      await hydrate(page);
    }
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of await Promise.all(scripts)) expect(script).not.toMatch(/ZodError|safeParse/);
  });

  test('shows “Unexpected Application Error!” if the layout fails in the browser, and Retry reloads it', async ({
    page,
  }) => {
    await page.goto('/faq');
    await hydrate(page);
    await expectAllHydrated(page);
    // The header is rendered again when the router has loaded the routes of the page's links.
    await page.waitForLoadState('networkidle');
    // Without the menu's data, rendering the header of the next page throws.
    await page.evaluate(() => {
      const { __reactRouterDataRouter: router } = globalThis as unknown as {
        __reactRouterDataRouter: { state: { loaderData: { root: object } } };
      };
      Object.assign(router.state.loaderData.root, { menus: null });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page).toHaveTitle('Unexpected Application Error!');
    await expect(page).toHaveURL('/gallery');
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('shows the copyright year and links to further pages in the footer', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(`© ${new Date().getFullYear()} ${content.companyName}`)).toBeVisible();
    const explore = footer.getByRole('navigation', { name: 'Explore' }).getByRole('link');
    await expect(explore).toHaveText([
      'About',
      'Concern',
      'Export',
      'News',
      'Gallery',
      'Privacy Policy',
      'Contact',
      'Faq',
    ]);
    for (const [index, path] of [
      '/about',
      '/concern',
      '/export',
      '/news',
      '/gallery',
      '/privacy-policy',
      '/contact',
      '/faq',
    ].entries()) {
      await expect(explore.nth(index)).toHaveAttribute('href', path);
    }
    await expect(footer.getByLabel('Email address')).toHaveAttribute('type', 'email');
    await expect(footer.getByRole('button', { name: 'Go', exact: true })).toBeVisible();
    for (const path of [
      '/keyadmin',
      '/mission',
      '/corporate-values',
      '/trade-fair',
      '/certificates',
      '/crest',
      '/career',
    ]) {
      await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
    }
  });
});
