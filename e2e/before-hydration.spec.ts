import { expect, type Page, test } from '@playwright/test';
import { bootScript } from './testing/page/boot-script.ts';
import { accountOf, sumOf } from './testing/page/fetched.ts';
import { holdScript } from './testing/page/hold-script.ts';
import { expectHydrated, hydrate } from './testing/page/hydrate.ts';

/* Runs in a complete Chromium; playwright.config.ts gives the reason. */

/** Bytes; the style sheet in brotli. The pause of motion takes 250 of the boot script, presses of sliders 240. */
const budget = { boot: 2_760, style: 15_000, sections: 1_500 } as const;

const isNotHydrated = (page: Page) => expect(page.locator('script[type="text/later"]')).toHaveCount(1);

test.describe('Before the first interaction', () => {
  for (const path of ['/', '/about', '/news', '/faq', '/product', '/contact', '/gallery', '/search?q=cotton']) {
    test(`${path} runs the boot script only, within its budget`, async ({ page }) => {
      const fetched = accountOf(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.mouse.wheel(0, 20_000);
      await page.waitForFunction(() => window.scrollY > 0 || document.body.scrollHeight <= window.innerHeight);
      await isNotHydrated(page);
      expect(await fetched('script')).toEqual([]);
      expect((await bootScript(page)).length).toBeLessThanOrEqual(budget.boot);
      const styles = await fetched('stylesheet');
      // Sections that editors arrange have a small one of their own.
      const isOfSections = ({ path: file }: { path: string }) => file.includes('/sections-');
      const sheets = styles.filter((each) => !isOfSections(each));
      expect(sheets).toHaveLength(1);
      expect(sumOf(styles.filter(isOfSections))).toBeLessThanOrEqual(path === '/' ? budget.sections : 0);
      expect(sumOf(sheets)).toBeLessThanOrEqual(budget.style);
      expect(await page.locator('link[rel="modulepreload"]').count()).toBe(0);
      const inline = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
          [...attributes].filter(({ name }) => name === 'style' || name.startsWith('on')).map(({ name }) => name),
        ),
      );
      expect(inline).toEqual([]);
    });
  }

  test('a form with a file loads script when it is near, but not during prerendering', async ({ page }) => {
    await page.goto('/career', { waitUntil: 'networkidle' });
    await isNotHydrated(page);
    await page.evaluate(() => scrollTo(0, 500));
    await expectHydrated(page);
    await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, writable: true }));
    await page.goto('/career', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.querySelector('input[type="file"]')?.scrollIntoView());
    await isNotHydrated(page);
    await page.evaluate(() => {
      Object.assign(document, { prerendering: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expectHydrated(page);
  });

  test('a press on the line of the years counts, also when React takes over before it ends', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/news', { waitUntil: 'load' });
    const line = await page.locator('.range-line').boundingBox();
    if (!line) throw new Error('There is no slider');
    await page.mouse.move(line.x + line.width * 0.3, line.y + line.height / 2);
    await page.mouse.down();
    await release();
    await expectHydrated(page);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/news\?from=\d{4}/);

    const again = await holdScript(page);
    await page.goto('/news', { waitUntil: 'load' });
    await page.mouse.click(line.x + line.width * 0.3, line.y + line.height / 2);
    await again();
    await expect(page).toHaveURL(/\/news\?from=\d{4}/);
  });

  test('keys at the years count before React has come, and it shows the same years', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/news', { waitUntil: 'load' });
    const [lower, upper] = [page.locator('input[name="from"]'), page.locator('input[name="to"]')];
    const [first, last] = [Number(await lower.inputValue()), Number(await upper.inputValue())];
    await lower.press('ArrowRight');
    await upper.press('ArrowLeft');
    await upper.press('ArrowLeft');
    // The browser moves the ends; only then does the script come.
    await expect(lower).toHaveValue(String(first + 1));
    await expect(upper).toHaveValue(String(last - 2));
    await release();
    await expect(page).toHaveURL(`/news?from=${first + 1}&to=${last - 2}`);
    await expect(lower).toHaveValue(String(first + 1));
    await expect(upper).toHaveValue(String(last - 2));
    await expect(upper).toBeFocused();
  });

  test('the header hides on swiping down and shows on swiping up, without React', async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    // Headless Chromium does not scroll by touch; a scroll by script sends the same event.
    const swipe = (distance: number) => page.evaluate((by) => scrollBy(0, by), distance);
    const release = await holdScript(page);
    await page.goto('/about', { waitUntil: 'load' });
    const header = page.getByRole('banner');
    await swipe(900);
    await expect(header).not.toBeInViewport();
    await swipe(-200);
    await expect(header).toBeInViewport();
    await expect(page.locator('header[data-ready]')).toHaveCount(0);

    await swipe(600);
    await page.keyboard.press('Shift');
    await release();
    await expectHydrated(page);
    await expect(header, 'after hydration').not.toBeInViewport();
    await swipe(-200);
    await expect(header).toBeInViewport();
    await page.close();
  });

  test('pictures outside the first view load after it', async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 412, height: 850 } });
    const fetched = accountOf(page);
    const pictures = async () => (await fetched('image')).filter(({ path }) => path.startsWith('/pictures/'));
    const drawn = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((found: HTMLImageElement[]) => found.map(({ currentSrc }) => currentSrc !== ''));
    // On a slow machine the delay after the first view would end before the assertions.
    await page.clock.install({ time: '2026-11-24T09:00:00Z' });
    await page.clock.pauseAt('2026-11-24T09:00:01Z');
    await page.goto('/', { waitUntil: 'load' });
    const [slides, logos, marks] = ['.hero-slide img', '.site-header .logo img', '.brand-item img'];
    expect(await drawn(slides)).toEqual([true, false, false, false]);
    expect(await drawn(logos)).toEqual([true, false]);
    expect((await drawn(marks)).slice(1)).not.toContain(true);
    const atFirst = await pictures();
    const drawnLater = async (...selectors: string[]) => {
      await page.clock.runFor(500);
      const all = await Promise.all(selectors.map(drawn));
      return all.flatMap((each) => each.slice(0, 2));
    };
    await expect.poll(() => drawnLater(slides, logos)).toEqual(Array(4).fill(true));
    await page.locator(marks).first().scrollIntoViewIfNeeded();
    await expect.poll(() => drawnLater(marks)).toEqual(Array(2).fill(true));
    expect((await pictures()).length).toBeGreaterThan(atFirst.length);
    // The manifest is linked after the first interaction.
    const manifest = page.locator('link[rel="manifest"]');
    await expect(manifest).toHaveCount(0);
    await page.clock.resume();
    await hydrate(page);
    await expect(manifest).toHaveCount(1);
    await page.close();
  });
});
