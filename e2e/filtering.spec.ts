import { expect, type Page, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { hydrate } from './testing/page/hydrate.ts';

let years: { from: number; to: number };
let dates: number[] = [];

test.beforeAll(async ({ request }) => {
  years = await ask<{ from: number; to: number }>(request, 'GetNewsYears');
  const news = await ask<{ date: string }[]>(request, 'GetNews');
  dates = news.map(({ date }) => new Date(date).getUTCFullYear());
  expect(years.to).toBeGreaterThan(years.from);
});

const between = (from: number, to: number) => dates.filter((year) => year >= from && year <= to).length;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const lower = (page: Page) => page.getByRole('slider', { name: 'From year' });
const upper = (page: Page) => page.getByRole('slider', { name: 'To year' });

test.describe('News by year', () => {
  test('shows the news of the years in the address', async ({ page }) => {
    for (const [from, to] of [
      [years.to, years.to],
      [years.from, years.from],
      [years.from, years.to],
    ] as const) {
      await page.goto(`/news?from=${from}&to=${to}`);
      await expect(cards(page)).toHaveCount(Math.min(24, between(from, to)));
      await expect(lower(page)).toHaveValue(String(from));
      await expect(upper(page)).toHaveValue(String(to));
    }
    expect((await page.request.get('/news?from=x&to=-1')).status()).toBe(200);
    expect((await page.request.get(`/news?from=${years.to}&page=99`)).status()).toBe(404);
  });

  test('filters when the handles are moved by keys, and keeps the focus', async ({ page }) => {
    await page.goto('/news');
    await hydrate(page);
    await lower(page).focus();
    await page.keyboard.press('End');
    await expect(page).toHaveURL(`/news?from=${years.to}&to=${years.to}`);
    await expect(cards(page)).toHaveCount(Math.min(24, between(years.to, years.to)));
    await expect(lower(page)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(years.to - 1 === years.from ? '/news' : `/news?from=${years.to - 1}&to=${years.to}`);
    await page.keyboard.press('Home');
    await expect(page).toHaveURL('/news');
    await expect(cards(page)).toHaveCount(Math.min(24, dates.length));
  });

  test('does not lose a key press during the response to the previous one', async ({ page }) => {
    await page.clock.install();
    await page.goto('/news');
    await hydrate(page);
    await lower(page).focus();
    const { promise: mayCome, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/news\.data\?/, async (route) => {
      await mayCome;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/news\.data\?/);
    await page.keyboard.press('End');
    await asked;
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Home');
    release();
    await expect(cards(page)).toHaveCount(Math.min(24, between(years.to, years.to)));
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL('/news');
    await expect(lower(page)).toHaveValue(String(years.from));
  });

  test('filters by dragging, and a handle does not pass the other', async ({ page }) => {
    await page.goto(`/news?from=${years.from}&to=${years.to - 1}`);
    await hydrate(page);
    const box = await lower(page).boundingBox();
    if (!box) throw new Error('The slider has no bounding box');
    await page.mouse.move(box.x + 14, box.y + 14);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 14, box.y + 14, { steps: 8 });
    await page.mouse.up();
    await expect(page).toHaveURL(`/news?from=${years.to - 1}&to=${years.to - 1}`);
  });

  test('moves the handles with the wheel only while Shift, Ctrl or both are held', async ({ page }) => {
    const [from, to] = [years.from + 1, years.from + 2];
    expect(to, 'space on both sides').toBeLessThan(years.to);
    await page.goto(`/news?from=${from}&to=${to}`);
    await hydrate(page);
    // Enough ticks to move a handle most of the way to the next year.
    const ticks = Math.ceil(0.75 / ((years.to - years.from) / 100));
    const turn = async (keys: readonly string[], way: number) => {
      await page.evaluate(() => window.scrollTo(0, 0));
      const box = await lower(page).boundingBox();
      if (!box) throw new Error('The slider has no bounding box');
      await page.mouse.move(box.x + box.width / 2, box.y + 14);
      for (const key of keys) await page.keyboard.down(key);
      for (let tick = 0; tick < ticks; tick++) await page.mouse.wheel(0, 10 * way);
      for (const key of keys) await page.keyboard.up(key);
    };
    const expectYears = async (lowest: number, highest: number) => {
      await expect(page).toHaveURL(`/news?from=${lowest}&to=${highest}`);
      await expect(lower(page)).toHaveAttribute('aria-valuetext', String(lowest));
      await expect(upper(page)).toHaveAttribute('aria-valuetext', String(highest));
    };
    await turn([], 1);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expectYears(from, to);
    await turn(['Shift'], 1);
    await expectYears(from - 1, to);
    await turn(['Control'], 1);
    await expectYears(from - 1, to - 1);
    await turn(['Shift', 'Control'], -1);
    await expectYears(from, to);
    await turn(['Control'], -1);
    await expectYears(from, to + 1);
    await turn(['Shift'], -1);
    await expectYears(from + 1, to + 1);
  });

  test('has handles large enough to touch', async ({ page }) => {
    await page.goto('/news');
    for (const end of [lower(page), upper(page)]) {
      expect((await end.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
  });
});

test.describe('Portfolio', () => {
  const items = (page: Page) => cards(page).getByRole('link');

  test('shows six items, then three more each time, and their number', async ({ page }) => {
    await page.goto('/portfolio');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await hydrate(page);
    await expect(items(page)).toHaveCount(6);
    await expect(page.getByText(/^Showing 6 of \d+$/)).toBeVisible();
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(items(page)).toHaveCount(9);
    await expect(page.getByText(/^Showing 9 of \d+$/)).toBeVisible();
    await expect(items(page).nth(6)).toBeFocused();
    const total = Number((await page.getByText(/^Showing 9 of \d+$/).innerText()).split(' ').at(-1));
    for (let shown = 9; shown < total; ) {
      await page.getByRole('link', { name: 'Load More' }).click();
      shown = Math.min(shown + 3, total);
      await expect(items(page)).toHaveCount(shown);
      await expect(page.getByText(`Showing ${shown} of ${total}`, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0);
  });

  test('filters by field', async ({ page }) => {
    await page.goto('/portfolio');
    const filters = page.getByRole('navigation', { name: 'Filter by field' }).getByRole('link');
    await expect(filters).toHaveText(['All', 'graphics', 'website', 'digital', 'marketing']);
    const count = page.getByText(/^Showing \d+ of \d+$/);
    const total = Number((await count.innerText()).split(' ').at(-1));
    let sum = 0;
    for (const field of ['graphics', 'website', 'digital', 'marketing']) {
      await filters.filter({ hasText: field }).click();
      await expect(page).toHaveURL(`/portfolio?filter=${field}`);
      // The address changes before React has rendered the cards.
      const others = async () => (await cards(page).allInnerTexts()).filter((text) => !text.startsWith(field));
      await expect.poll(others).toEqual([]);
      const shown = await cards(page).count();
      expect(shown).toBeGreaterThan(0);
      await expect(count).toHaveText(`Showing ${shown} of ${shown}`);
      sum += shown;
    }
    expect(sum).toBe(total);
    await filters.filter({ hasText: 'All' }).click();
    await expect(count).toHaveText(`Showing 6 of ${total}`);
  });

  test('has pages for its samples and for the template, without links or a sitemap entry', async ({ page }) => {
    await page.goto('/portfolio/portfolio-details');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio Details');
    await page.goto('/portfolio');
    const sample = cards(page).getByRole('link').nth(2);
    const name = await sample.innerText();
    await expect(sample).toHaveAttribute('href', '/portfolio/3');
    expect((await page.goto('/portfolio/3'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    for (const path of ['/portfolio/0', '/portfolio/999', '/portfolio/none']) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
    // The menu of languages links to this page itself.
    const links = page.locator('header, footer').locator('a[href^="/portfolio"]:not([hreflang])');
    expect(await links.count()).toBe(0);
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('portfolio');
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button applies the years', async ({ page }) => {
    await page.goto('/news');
    await lower(page).press('End');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(`/news?from=${years.to}&to=${years.to}`);
    await expect(cards(page)).toHaveCount(Math.min(24, between(years.to, years.to)));
    await page.getByRole('link', { name: 'All years' }).click();
    await expect(page).toHaveURL('/news');
  });

  test('the portfolio can be filtered and extended', async ({ page }) => {
    await page.goto('/portfolio');
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(cards(page)).toHaveCount(9);
    await page.getByRole('link', { name: 'marketing' }).click();
    await expect(page).toHaveURL('/portfolio?filter=marketing');
  });
});
