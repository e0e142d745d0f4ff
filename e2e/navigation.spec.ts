import { expect, type Page, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { expectHydrated, hydrate } from './testing/page/hydrate.ts';
import { readContent, type SiteContent } from './testing/page/site-content.ts';

let content: SiteContent;

test.beforeAll(async ({ request }) => {
  content = await readContent(request);
});

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

test.describe('The main menu', () => {
  test('has its entries in order, and the backend’s entries in its sub-menus', async ({ page, request }) => {
    await page.goto('/');
    await expect(mainMenu(page).locator('.main-link')).toHaveText([
      'Home',
      'About Us',
      'Concern',
      'Our Products',
      'Export',
      'Gallery',
      'Contact Us',
    ]);
    const concerns = await ask<{ url: string; redirectlink: string }[]>(request, 'GetConcern');
    const idsOf = ({ id, ourProductSubCategoryVM: subs }: SiteContent['menu'][number]) => [
      id,
      ...subs.map((sub) => sub.id),
    ];
    for (const [name, addresses] of [
      ['Concern', concerns.map(({ url, redirectlink }) => redirectlink || `/concern/${url}`)],
      ['Our Products', content.menu.flatMap(idsOf).map((id) => `/product/${id}`)],
      [
        'About Us',
        [
          ...['mission', 'keyadmin', 'corporate-values', 'certificates', 'locations', 'documents', 'crest'],
          ...['trade-fair', 'news', 'career'],
        ].map((page) => `/${page}`),
      ],
      ['Gallery', ['/gallery', '/videos']],
    ] as const) {
      const entry = mainMenu(page).locator('li', { has: page.locator('.main-link', { hasText: name }) });
      const links = entry.locator('a:not(.main-link)');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))), name).toEqual(addresses);
    }
  });

  test('opens and closes a sub-menu by key, and restores the focus', async ({ page }) => {
    await page.goto('/news');
    await hydrate(page);
    const button = mainMenu(page).getByRole('button', { name: 'Our Products sub-menu' });
    const [category] = content.menu;
    const entry = mainMenu(page).getByRole('link', { name: category?.name, exact: true });
    await button.focus();
    await expect(entry).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(entry).toBeVisible();
    for (const sub of category?.ourProductSubCategoryVM ?? []) {
      await expect(mainMenu(page).getByRole('link', { name: sub.name, exact: true })).toHaveAttribute(
        'href',
        `/product/${sub.id}`,
      );
    }
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes a sub-menu when the focus leaves it, and after a navigation', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    const button = mainMenu(page).getByRole('button', { name: 'Gallery sub-menu' });
    const videos = mainMenu(page).getByRole('link', { name: 'Videos' });
    await button.press('Enter');
    await expect(videos).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(videos).toBeHidden();

    await mainMenu(page).getByRole('button', { name: 'About Us sub-menu' }).press('Enter');
    await mainMenu(page).getByRole('link', { name: 'Career' }).press('Enter');
    await expect(page).toHaveURL('/career');
    await expect(mainMenu(page).getByRole('link', { name: 'Career' })).toBeHidden();
  });

  test('opens a concern with a site of its own in a new tab', async ({ page, request }) => {
    const concerns = (await (await request.get('/api/WebApi/GetConcern')).json()) as {
      name: string;
      url: string;
      redirectlink: string;
    }[];
    await page.goto('/');
    await mainMenu(page).getByRole('button', { name: 'Concern sub-menu' }).click();
    for (const { name, url, redirectlink } of concerns) {
      const link = mainMenu(page).getByRole('link', { name });
      await expect(link).toHaveAttribute('href', redirectlink || `/concern/${url}`);
      if (redirectlink) await expect(link).toHaveAttribute('target', '_blank');
      else await expect(link).not.toHaveAttribute('target');
    }
  });

  test('hides on scrolling down, and reappears on scrolling up and on focus', async ({ page }) => {
    await page.goto('/news');
    await hydrate(page);
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(page.getByRole('banner')).toBeInViewport();
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await mainMenu(page).getByRole('link', { name: 'Export' }).focus();
    await expect(page.getByRole('banner')).toBeInViewport();
  });

  test('skips to the content', async ({ page }) => {
    await page.goto('/news');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('searches from the header', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Search the site').first().fill('yarn & cloth');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=yarn+%26+cloth');
  });
});

test.describe('The mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const panel = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

  test('fills the height, closes on Escape and on the button', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await button.click();
    await expect(panel(page)).toBeVisible();
    expect((await page.getByRole('dialog', { name: 'Main menu' }).boundingBox())?.height).toBe(844);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await button.click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(panel(page)).toBeHidden();
  });

  test('stays open when the tap that opened it has started hydration', async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto('/concern');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.tap();
    await expect(panel(page)).toBeVisible();
    await expectHydrated(page);
    await expect(panel(page)).toBeVisible();
    await panel(page).locator('summary', { hasText: 'About Us sub-menu' }).tap();
    await expect(panel(page).getByRole('link', { name: 'Career' })).toBeVisible();
    await page.close();
  });

  test('unfolds its sub-menus and closes after a navigation', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const career = panel(page).getByRole('link', { name: 'Career' });
    await expect(career).toBeHidden();
    await panel(page).locator('summary', { hasText: 'About Us sub-menu' }).click();
    await career.click();
    await expect(page).toHaveURL('/career');
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('The search box', () => {
  const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search box' });
  const field = (page: Page) => page.locator('#phone-search');

  test('opens and closes by the search button of the header, also without React', async ({ browser }) => {
    for (const hasScript of [true, false]) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: hasScript });
      await page.goto('/about');
      await expect(field(page)).toBeHidden();
      await button(page).click();
      await expect(field(page)).toBeVisible();
      if (hasScript) {
        await expect(field(page)).toBeFocused();
        await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      }
      const [top, header] = await Promise.all(
        [page.locator('#search-box'), page.getByRole('banner')].map((each) => each.boundingBox()),
      );
      expect(Math.abs((top?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1);
      await button(page).click();
      await expect(field(page)).toBeHidden();
      if (hasScript) await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
      await button(page).click();
      await field(page).fill('yarn');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=yarn');
      await expect(field(page)).toBeHidden();
      await page.close();
    }
  });

  test('is always open on wide screens, without a button', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('#header-search')).toBeVisible();
    await expect(button(page)).toBeHidden();
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hovering over an entry or focusing it opens its sub-menu', async ({ page }) => {
    await page.goto('/');
    const videos = mainMenu(page).getByRole('link', { name: 'Videos' });
    await expect(videos).toBeHidden();
    await mainMenu(page).getByRole('link', { name: 'Gallery', exact: true }).hover();
    await expect(videos).toBeVisible();
    await page.mouse.move(0, 800);
    await expect(videos).toBeHidden();
    await mainMenu(page).getByRole('link', { name: 'Gallery', exact: true }).focus();
    await expect(videos).toBeVisible();
  });

  test('the mobile menu opens, unfolds and links to pages', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const panel = page.getByRole('navigation', { name: 'Main menu' });
    await panel.locator('summary', { hasText: 'About Us sub-menu' }).click();
    await panel.getByRole('link', { name: 'Career' }).click();
    await expect(page).toHaveURL('/career');
  });
});
