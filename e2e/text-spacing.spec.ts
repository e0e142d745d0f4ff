import { expect, test } from '@playwright/test';
import { everyPage } from './testing/page/every-page.ts';

/** The text spacing of WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** The innermost visible elements that extend beyond the window, if the page scrolls sideways. */
const tooWide = () => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const reaching = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > width + 1 && element.checkVisibility(),
  );
  return reaching
    .filter((element) => !reaching.some((other) => other !== element && element.contains(other)))
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
};

test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true, reducedMotion: 'reduce' });

test('no page scrolls sideways in a window of 320 pixels with wide text spacing', async ({ page, request }) => {
  test.setTimeout(240_000);
  const paths = await everyPage(request);
  expect(paths.length).toBeGreaterThan(40);
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'load' });
    await page.addStyleTag({ content: spacing });
    // The browser renders the footer after the first view.
    await page.evaluate(() => {
      document.documentElement.dataset.seen = '';
    });
    found.push(...(await page.evaluate(tooWide)).map((html) => `${path} ${html}`));
  }
  expect(found).toEqual([]);
});

test('the open menu does not scroll sideways with wide text spacing', async ({ page }) => {
  await page.goto('/about');
  await page.addStyleTag({ content: spacing });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const panel = page.locator('.mobile-menu');
  await expect(panel).toBeVisible();
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
