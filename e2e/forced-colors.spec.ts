import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { hydrate } from './testing/page/hydrate.ts';

/** The minimum contrast of graphics and controls to their surroundings (WCAG 1.4.11). */
const minContrast = 3;

const lightOf = (red: number, green: number, blue: number): number => {
  const linear = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [r = 0, g = 0, b = 0] = linear;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast between the lightest and the darkest pixel of an element. */
async function contrastIn(element: Locator): Promise<number> {
  const { data, info } = await sharp(await element.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [darkest, lightest] = [1, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    const light = lightOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    darkest = Math.min(darkest, light);
    lightest = Math.max(lightest, light);
  }
  return (lightest + 0.05) / (darkest + 0.05);
}

const open = async (page: Page, path: string, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrate(page);
};

/** The styles other than colour that can mark a link. */
const marksOf = (link: Locator) =>
  link.evaluate((element) => {
    const { textDecorationLine, borderBlockEndWidth, borderInlineStartWidth, outlineStyle } = getComputedStyle(element);
    return { textDecorationLine, borderBlockEndWidth, borderInlineStartWidth, outlineStyle };
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In forced colours, ${colorScheme}`, () => {
    test('the menu marks the current page', async ({ page }) => {
      await open(page, '/contact', colorScheme);
      const links = page.getByRole('navigation', { name: 'Main', exact: true }).locator('.main-link');
      const current = links.and(page.locator('[aria-current=page]'));
      await expect(current).toHaveCount(1);
      expect(await marksOf(current)).not.toEqual(await marksOf(links.first()));
      await expect(links.first()).toHaveCSS('text-decoration-line', 'none');
    });

    test('the mobile menu marks the current page', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/contact', colorScheme);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const links = page.locator('.mobile-menu .mobile-link');
      const current = links.and(page.locator('[aria-current=page]'));
      expect(await marksOf(current)).not.toEqual(await marksOf(links.first()));
    });

    test('the dots of the slides are visible, and the current one differs', async ({ page }) => {
      await open(page, '/', colorScheme);
      const dots = page.locator('.hero-dot');
      for (const dot of await dots.all()) {
        expect(await contrastIn(dot)).toBeGreaterThan(minContrast);
      }
      const [current, other] = await Promise.all(
        [dots.nth(0), dots.nth(1)].map((dot) => dot.evaluate((each) => getComputedStyle(each, '::before').height)),
      );
      expect(current).not.toBe(other);
      // The controls need their own background: the picture behind them may have any colour.
      for (const ground of [page.locator('.hero-controls ul'), page.locator('.hero-step').first()]) {
        expect(await ground.evaluate((each) => getComputedStyle(each).backgroundColor)).toMatch(/^rgb\(/);
      }
    });

    test('buttons have borders', async ({ page }) => {
      await open(page, '/contact', colorScheme);
      const borderless = await page
        .locator('.button')
        .evaluateAll((all) => all.filter((each) => getComputedStyle(each).borderTopWidth === '0px').length);
      expect(await page.locator('.button').count()).toBeGreaterThan(1);
      expect(borderless).toBe(0);
    });

    test('the logo is visible', async ({ page }) => {
      await open(page, '/about', colorScheme);
      expect(await contrastIn(page.locator('.site-header .logo'))).toBeGreaterThan(minContrast);
    });
  });
}
