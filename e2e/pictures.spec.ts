import { expect, type Page, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { shiftOf, watchShifts } from './testing/page/layout-shifts.ts';

/* The pictures of the pages: the size for the window, the format, and the loading order. */

const widths = [320, 480, 640, 800, 1024, 1280, 1600, 1920, 2880];
const windows = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 1 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];
const places = [
  '/',
  '/news',
  '/product',
  '/concern',
  '/certificates',
  '/about',
  '/mission',
  '/concern/alvorim-spinning',
];

interface Shown {
  address: string;
  file: string;
  /** The width in CSS pixels at which the picture is drawn, including cropped parts. */
  drawn: number;
  box: number;
  own: number;
}

/** The responsive pictures of a page with the size that the browser chose. Loads off-screen pictures too. */
async function shownOn(page: Page): Promise<Shown[]> {
  await page.evaluate(() => {
    for (const img of document.querySelectorAll('img')) img.loading = 'eager';
  });
  // The first request for a size waits until the server has rendered it.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('picture > img')].every(
        (img) => !img.checkVisibility() || (img.currentSrc !== '' && img.clientWidth > 0),
      ),
    undefined,
    { timeout: 25_000 },
  );
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('picture > img')]
      .filter((img) => img.checkVisibility())
      .map((img) => {
        const { objectFit, paddingLeft, paddingTop } = getComputedStyle(img);
        const box = img.clientWidth - 2 * Number.parseFloat(paddingLeft);
        const height = img.clientHeight - 2 * Number.parseFloat(paddingTop);
        const file = new URL(img.currentSrc).pathname.split('/').at(-1) ?? '';
        const own = img.width && Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
        const cut = /-(upright|square|wide)-/.exec(file)?.[1];
        const ratio = cut === 'upright' ? 0.75 : cut === 'square' ? 1 : cut === 'wide' ? 2 : own;
        const byHeight = height * ratio;
        const drawn =
          objectFit === 'cover' ? Math.max(box, byHeight) : objectFit === 'contain' ? Math.min(box, byHeight) : box;
        return { address: img.currentSrc, file, drawn, box, own: Number(img.getAttribute('width')) };
      }),
  );
}

for (const size of windows) {
  const { width } = size.viewport;
  test.describe(`In a window of ${width} pixels`, () => {
    test.use(size);

    test('every page loads the smallest picture that is wide enough, as AVIF', async ({ browser, baseURL }) => {
      for (const path of places) {
        // A browser takes a larger rendition that it has already, from another page.
        const page = await browser.newPage({ ...size, baseURL });
        await page.goto(path);
        const shown = await shownOn(page);
        await page.close();
        expect.soft(shown.length, path).toBeGreaterThan(0);
        for (const { address, file, drawn, box, own } of shown) {
          expect.soft(file, path).toMatch(/^\d+(-(upright|square|wide)-\d+)?\.avif$/);
          const chosen = Number.parseInt(file, 10);
          const said = `${path}: ${file} where ${Math.round(drawn)} × ${size.deviceScaleFactor} are drawn`;
          // Browsers choose a slightly too narrow picture over a far too wide one. Cards crop a little at their sides.
          const needed = Math.min(own, box * size.deviceScaleFactor);
          expect.soft(Math.min(chosen, own), said).toBeGreaterThanOrEqual(needed * 0.8);
          const smaller = widths[widths.indexOf(chosen) - 1] ?? 0;
          // A page may show a picture twice: browsers take the larger rendition, which they have already, in both places.
          const widest = Math.max(...shown.map((each) => (each.address === address ? each.drawn : 0)));
          expect.soft(smaller, said).toBeLessThan(widest * size.deviceScaleFactor * 1.3);
        }
      }
    });
  });
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test('the first picture is preloaded, loads first and is small, and the others load lazily', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/', { waitUntil: 'load' });
    const first = page.locator('.hero-slide').first().locator('img');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(first).toHaveAttribute('loading', 'eager');
    await expect(page.locator('img[fetchpriority=high]')).toHaveCount(1);
    const chosen = await first.evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(asked.filter((url) => url === chosen)).toHaveLength(1);
    expect(asked.indexOf(chosen)).toBeLessThan(
      asked.findIndex((url) => url.includes('/pictures/') && url !== chosen) + 1 || 99,
    );
    // Only the pictures of the first view load eagerly: the slide and the logo.
    expect(await page.locator('img:not([loading=lazy])').count()).toBeLessThanOrEqual(2);
    const preloads = page.locator('head link[rel=preload][as=image]');
    await expect(preloads).toHaveCount(2);
    for (const preload of await preloads.all()) {
      expect(await preload.getAttribute('type')).toBe('image/avif');
      expect(await preload.getAttribute('imagesrcset')).toContain('/pictures/');
      expect(await preload.getAttribute('media')).toContain('aspect-ratio');
    }
    await expect.poll(async () => (await page.request.get(chosen)).headers()['cache-control']).toContain('immutable');
    expect((await (await page.request.get(chosen)).body()).length).toBeLessThanOrEqual(60 * 1024);
  });

  test('a page’s own banner is cropped to its visible part, at 80 to 100 % of the drawn size', async ({ page }) => {
    const galleries = await ask<{ id: number }[]>(page.request, 'GetGallery');
    await page.goto(`/gallery/${galleries[0]?.id}`);
    const banner = page.locator('.banner-own picture > img');
    const { file, width, height } = await banner.evaluate((img: HTMLImageElement) => ({
      file: new URL(img.currentSrc).pathname.split('/').at(-1) ?? '',
      width: img.clientWidth,
      height: img.clientHeight,
    }));
    expect(file).toMatch(/^\d+-square-\d+\.avif$/);
    const chosen = Number.parseInt(file, 10);
    const sharp = Math.max(width, height) * 1.75;
    expect(chosen).toBeLessThan(sharp);
    expect(chosen).toBeGreaterThan(sharp * 0.8);
  });

  test('a page has one picture with high priority if its first view has a large one, and loading pictures does not shift the layout', async ({
    page,
  }) => {
    await watchShifts(page);
    const news = (await (await page.request.get('/api/WebApi/GetNews?take=1')).json()) as { id: number }[];
    for (const [path, large] of [
      ['/', 1],
      ['/concern', 0],
      ['/product', 0],
      [`/news/${news[0]?.id}`, 1],
    ] as const) {
      await page.goto(path, { waitUntil: 'load' });
      await expect(page.locator('img[fetchpriority=high]'), path).toHaveCount(large);
      for (const link of await page.locator('.card-image').all()) await expect(link).toHaveAttribute('loading', 'lazy');
      await shownOn(page);
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page), path).toBeLessThan(0.02);
    }
  });

  test('no picture comes from another host, and none has inline styles', async ({ page, baseURL }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) others.push(request.url());
    });
    for (const path of ['/', '/gallery', '/export']) {
      await page.goto(path);
      await shownOn(page);
      await expect(page.locator('main picture [style], main picture[style], svg.blur-placeholder[style]')).toHaveCount(
        0,
      );
    }
    expect(others).toEqual([]);
  });

  test('a class sets the focal point of a picture', async ({ page }) => {
    await page.goto('/');
    const at = await page
      .locator('.hero-image.picture')
      .first()
      .evaluate((img) => {
        const middle = getComputedStyle(img).objectPosition;
        img.classList.add('focus-x-2', 'focus-y-10');
        return [middle, getComputedStyle(img).objectPosition];
      });
    expect(at).toEqual(['50% 50%', '20% 100%']);
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pictures load in the right size, with blur placeholders', async ({ page }) => {
    const answer = page.waitForResponse(/\/pictures\/[0-9a-f]{20}\.webp\/\d+\.avif$/);
    await page.goto('/');
    expect((await answer).status()).toBe(200);
    const html = await (await page.request.get('/')).text();
    expect(html).toMatch(/<svg class="blur-placeholder[^>]*><image href="data:image\/webp;base64,[^"]{40,400}"/);
  });
});

test('the sources of a picture take no space beside it', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const item = page.getByRole('main').getByRole('article');
  const picture = item.locator('picture > img');
  await expect(picture).toBeVisible();
  const [date, shown] = [await item.locator('p').first().boundingBox(), await picture.boundingBox()];
  const gap = await item.evaluate((element) => Number.parseFloat(getComputedStyle(element).rowGap));
  expect((shown?.y ?? 0) - (date?.y ?? 0) - (date?.height ?? 0)).toBeCloseTo(gap, 0);
});
