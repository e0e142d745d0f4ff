import { expect, type Page, test } from '@playwright/test';
import { axeViolations, colorRules } from './testing/page/axe.ts';
import { expectSeen, hydrate } from './testing/page/hydrate.ts';
import { readContent, type SiteContent } from './testing/page/site-content.ts';

/* Page states that need an interaction, checked by the same rules as a page after loading. */
let content: SiteContent;

test.beforeAll(async ({ request }) => {
  content = await readContent(request);
});

const main = (page: Page) => page.getByRole('main');

/**
 * Checks the page in light and dark. In dark, axe runs only its colour rules, because the others give the same result.
 * `alsoHolds` is checked in both.
 */
async function expectPageChecks(page: Page, alsoHolds?: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'dark' ? colorRules : undefined;
    expect(await axeViolations(page, { rules }), colorScheme).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `scrolls sideways, ${colorScheme}`).toBe(0);
    await alsoHolds?.();
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await expectSeen(page);
}

const looksOf = (element: Element): string[] => {
  const { backgroundColor, color, fontFamily } = getComputedStyle(element);
  return [backgroundColor, color, fontFamily];
};

/** The colours and the font of the site's text on a raised background. */
function siteLooks(): string[] {
  const raised = document.body.appendChild(document.createElement('p'));
  raised.style.background = 'var(--raised)';
  raised.style.color = 'var(--ink)';
  const { backgroundColor, color, fontFamily } = getComputedStyle(raised);
  raised.remove();
  return [backgroundColor, color, fontFamily];
}

for (const width of [320, 1280]) {
  test.describe(`${width} pixels wide, in light and dark, the page checks pass for`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('an open menu', async ({ page }) => {
      await open(page, '/news');
      if (width < 1024) {
        const panel = page.getByRole('navigation', { name: 'Main menu' });
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await expect(panel).toBeVisible();
        await expectPageChecks(page);
        for (const summary of await panel.locator('summary').all()) await summary.click();
        await expect(panel.getByRole('link', { name: 'Career' })).toBeVisible();
        await expectPageChecks(page);
        return;
      }
      const menu = page.getByRole('navigation', { name: 'Main', exact: true });
      for (const name of ['About Us', 'Concern', 'Our Products', 'Gallery']) {
        const button = menu.getByRole('button', { name: `${name} sub-menu` });
        await button.press('Enter');
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expectPageChecks(page);
        await page.keyboard.press('Escape');
      }
    });

    test('a rejected message', async ({ page }) => {
      await open(page, '/contact');
      await main(page).getByLabel('Email', { exact: true }).fill('no address');
      await main(page).getByRole('button', { name: 'Send message' }).click();
      await expect(main(page).getByRole('alert')).toContainText('Please check these fields');
      // Hovering over the toast keeps it open.
      await page.locator('.Toastify__toast').hover();
      await expectPageChecks(page, () => expect(page.locator('.Toastify__toast')).toBeVisible());
    });

    test('a CV with an invalid file', async ({ page }) => {
      await open(page, `/career/${content.openJob.id}`);
      const file = main(page).getByLabel(/size under 1MB/);
      await file.setInputFiles({ name: 'cv.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
      await expect(file).toHaveAccessibleDescription(/choose it again/);
      await expectPageChecks(page);
    });

    test('a toast, and the same message at the form', async ({ page }) => {
      await open(page, '/contact');
      await main(page).getByLabel('Message', { exact: true }).fill('How long does it take to Antofagasta?');
      await main(page).getByRole('button', { name: 'Send message' }).click();
      await expect(page.locator('.Toastify__toast')).toHaveText('Message sent successfully!');
      await expect(main(page).getByRole('status')).toHaveText('Message sent successfully!');
      // Hovering over the toast keeps it open.
      await page.locator('.Toastify__toast').hover();
      await expectPageChecks(page, async () =>
        expect(await page.locator('.Toastify__toast').evaluate(looksOf)).toEqual(await page.evaluate(siteLooks)),
      );
    });

    test('the newsletter message in the footer', async ({ page }) => {
      await open(page, '/faq');
      const box = page.getByRole('contentinfo');
      await box.getByLabel('Email address').fill('ada@example.org');
      await box.getByRole('button', { name: 'Go' }).click();
      await expect(box.getByRole('status')).not.toBeEmpty();
      await expectPageChecks(page);
    });

    test('a field, a link and a button under the pointer and in focus', async ({ page }) => {
      await open(page, '/contact');
      const button = main(page).getByRole('button', { name: 'Send message' });
      const field = main(page).getByLabel('Name', { exact: true });
      for (const element of [button, field, page.getByRole('contentinfo').getByRole('link', { name: 'Faq' })]) {
        await element.hover();
        await expectPageChecks(page);
        await element.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(element).toBeFocused();
        expect(Number.parseFloat(await element.evaluate((at) => getComputedStyle(at).outlineWidth))).toBeGreaterThan(1);
      }
    });
  });
}
