import { expect, type Page, test } from '@playwright/test';
import { accountOf, sumOf } from './testing/page/fetched.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { shiftOf, watchShifts } from './testing/page/layout-shifts.ts';

/** Bytes in brotli. */
const budget = { before: 5_000, font: 13_000, fontPiece: 6_500 } as const;

const isNotHydrated = (page: Page) => expect(page.locator('header[data-ready]')).toHaveCount(0);
const byLength = (one: string, other: string) => one.length - other.length;
const phone = { viewport: { width: 412, height: 850 } };

test.describe('Before the first interaction', () => {
  test('the page finishes loading after its style sheet', async ({ page }) => {
    await page.route('**/*.css', async (route) => {
      const answer = await route.fetch();
      // The style sheet arrives after the rest of the page.
      await page.waitForFunction(() => document.querySelector('footer + script, footer ~ script') !== null);
      await route.fulfill({ response: answer });
    });
    await page.goto('/about');
    const [styled = 0, finished = 0] = await page.evaluate(() => {
      const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const styles = performance.getEntriesByType('resource').find(({ name }) => /\.css#?$/.test(name));
      return [(styles as PerformanceResourceTiming | undefined)?.responseEnd, own?.domContentLoadedEventStart];
    });
    expect(styled).toBeGreaterThan(0);
    expect(finished).toBeGreaterThanOrEqual(styled);
  });

  test('the slides of the home page move without React', async ({ page }) => {
    const fetched = accountOf(page);
    await page.clock.install();
    await page.goto('/');
    const track = page.locator('.hero .track');
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return track.evaluate(({ scrollLeft }) => scrollLeft);
      })
      .toBeGreaterThan(100);
    await isNotHydrated(page);
    expect(sumOf(await fetched('script'))).toBeLessThanOrEqual(budget.before);
    await page.locator('.hero .motion-box').evaluate((box: HTMLInputElement) => {
      box.checked = true;
    });
    await page.clock.runFor(1_500);
    const stood = await track.evaluate(({ scrollLeft }) => scrollLeft);
    await page.clock.runFor(10_000);
    expect(await track.evaluate(({ scrollLeft }) => scrollLeft)).toBe(stood);
  });

  test('a phone preloads one font without layout shifts, and a wide screen loads two', async ({ browser }) => {
    const page = await browser.newPage(phone);
    const fetched = accountOf(page);
    const { promise: fontsMayCome, resolve: letFontsCome } = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await fontsMayCome;
      await route.continue();
    });
    await watchShifts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    letFontsCome();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const fonts = await fetched('font');
    expect(fonts.map(({ path }) => path)).toEqual([expect.stringContaining('/assets/instrument-sans-')]);
    expect(sumOf(fonts)).toBeLessThanOrEqual(budget.font);
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(async () => (await fetched('font')).length).toBe(2);
    await page.close();
  });

  for (const [path, words, pieces] of [
    ['/news', 'Gdańsk', ['', '-slavic']],
    ['/keyadmin', '1,000 °C', ['']],
  ] as const) {
    test(`a phone preloads exactly the font subsets that ${words} on ${path} needs`, async ({ browser }) => {
      const page = await browser.newPage(phone);
      const fetched = accountOf(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByText(words).first()).toBeAttached();
      const names = pieces.map((piece) => expect.stringMatching(`^/assets/instrument-sans${piece}-[\\w-]{8}\\.woff2$`));
      const fonts = await fetched('font');
      expect(fonts.map(({ path: name }) => name).sort(byLength)).toEqual(names);
      expect(sumOf(fonts)).toBeLessThanOrEqual(budget.font + (pieces.length - 1) * budget.fontPiece);
      const named = page.locator('link[rel="preload"][as="font"]');
      const addresses = await named.evaluateAll((links: HTMLLinkElement[]) =>
        links.map(({ href }) => new URL(href).pathname),
      );
      expect(addresses.sort(byLength)).toEqual(names);
      await page.close();
    });
  }

  test('the speculation rules exclude addresses that are no pages or have an effect', async ({ page }) => {
    // Read from the response: the headless shell may move the pointer, and a hydrated page has no rules.
    const html = await (await page.goto('/'))?.text();
    const [, written = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(html ?? '') ?? [];
    const { prerender } = JSON.parse(written);
    expect(prerender).toHaveLength(1);
    expect(prerender[0].eagerness).toBe('moderate');
    const [all, { not: never }, { not: elements }] = prerender[0].where.and;
    const matches = (paths: string[]) =>
      page.evaluate(
        ([patterns, addresses]) =>
          addresses.filter((address) =>
            patterns.some((pattern) =>
              new URLPattern(pattern, location.origin).test(new URL(address, location.origin)),
            ),
          ),
        [[never.href_matches].flat(), paths] as [string[], string[]],
      );
    const pages = [
      '/',
      '/about',
      '/news?page=2',
      '/news/3',
      '/career',
      '/career/4',
      '/newsletter',
      '/search?q=a',
      '/concern/a-b',
    ];
    const others = [
      '/api/docs',
      '/files/a.webp',
      '/career/send',
      '/career/4/send',
      '/newsletter/confirm?token=x',
      '/newsletter/unsubscribe?token=x',
      '/newsletter/request',
      '/search/suggestions?q=a',
      '/about?preview=x',
      '/news?page=2&preview=x',
      '/feed.atom',
      '/sitemap.xml',
    ];
    expect(all).toEqual({ href_matches: '/*' });
    expect(await matches([...pages, ...others])).toEqual(others);
    expect(elements.selector_matches).toContain('[target="_blank"]');
    await hydrate(page);
    await expect(page.locator('script[type="speculationrules"]'), 'removed after hydration').toHaveCount(0);
  });
});
