import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, hydrate } from './testing/page/hydrate.ts';

const size = { width: 390, height: 844 };
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Main menu' });

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ viewport: size, javaScriptEnabled: hasScript });

    test('the open menu keeps the focus in both directions', async ({ page }) => {
      await page.goto('/about');
      if (hasScript) await hydrate(page);
      await opener(page).click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
      const stops = await page.locator('.mobile-menu').locator('a, button, summary').count();
      expect(stops).toBeGreaterThan(8);
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < stops + 3; stop++) {
          await page.keyboard.press(key);
          const outside = await page.evaluate(() => {
            const focused = document.activeElement;
            const isInside = focused === document.body || focused?.closest('.mobile-menu');
            return isInside ? '' : focused?.outerHTML;
          });
          expect(outside, `${key} ${stop}`).toBe('');
        }
      }
    });

    test('closing the menu restores the focus to its button', async ({ page }) => {
      await page.goto('/about');
      if (hasScript) await hydrate(page);
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: 'Close menu' }).click(),
      ]) {
        await opener(page).click();
        await expect(menu(page)).toBeVisible();
        await close();
        await expect(menu(page)).toBeHidden();
        await expect(opener(page)).toBeFocused();
      }
    });
  });
}

test.describe('In a browser without dialog commands', () => {
  test.use({ viewport: size });

  test('a menu opened before hydration becomes a modal dialog', async ({ page }) => {
    await page.addInitScript(() => {
      // Without this attribute, the button opens its popover.
      new MutationObserver(() => {
        for (const button of document.querySelectorAll('[commandfor]')) button.removeAttribute('commandfor');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/about');
    await opener(page).click();
    await expectHydrated(page);
    await expect(menu(page)).toBeVisible();
    expect(await menu(page).evaluate((panel) => panel.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    expect(await menu(page).evaluate((panel) => panel.matches(':modal'))).toBe(true);
  });
});

test.describe('On a tablet', () => {
  test.use({ viewport: { width: 800, height: 1000 } });

  test('a click beside the menu closes it', async ({ page }) => {
    await page.goto('/about');
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(100, 500);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
  });
});
