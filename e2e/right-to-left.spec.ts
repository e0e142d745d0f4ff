import { expect, type Page, test } from '@playwright/test';
import { everyPage } from './testing/page/every-page.ts';
import { hydrate } from './testing/page/hydrate.ts';

/* The layout from right to left, as a page language such as Arabic sets it: the document of each page gets the attribute on its way. */

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('<html lang="en"', '<html lang="en" dir="rtl"');
    await route.fulfill({ response, body });
  }),
);

/** The visible elements that extend beyond the window, if the page scrolls sideways. */
const tooWide = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().left < -1 && element.checkVisibility())
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
};

test('no page scrolls sideways in a window of 390 or 1440 pixels', async ({ page, request }) => {
  test.setTimeout(400_000);
  const found: string[] = [];
  for (const path of await everyPage(request)) {
    await page.goto(path, { waitUntil: 'load' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      found.push(...(await page.evaluate(tooWide)).map((html) => `${path} at ${width} ${html}`));
    }
  }
  expect(found).toEqual([]);
});

test('the logo is on the right, and arrows point to the left', async ({ page }) => {
  await page.goto('/news');
  const logo = await page.locator('header .logo').boundingBox();
  expect(logo?.x).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
  for (const arrow of await page.locator('main .directional-icon').all())
    await expect(arrow).toHaveCSS('scale', '-1 1');
});

test('telephone numbers and mail addresses keep their order', async ({ page }) => {
  await page.goto('/contact');
  const links = page.locator('main').locator('[href^="tel:"], [href^="mailto:"]');
  expect(await links.count()).toBeGreaterThan(1);
  for (const link of await links.all()) {
    const address = link.filter({ hasNot: page.locator('svg') }).or(link.locator(':scope:has(svg) > :last-child'));
    await expect(address).toHaveCSS('direction', 'ltr');
  }
});

test('icons of telephone numbers and mail addresses are where lines begin', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  for (const path of ['/', '/contact', '/career', '/product-details/1']) {
    await page.goto(path);
    const links = page.locator('[href^="tel:"], [href^="mailto:"]').filter({ has: page.locator('svg:visible') });
    expect(await links.count(), path).toBeGreaterThan(1);
    for (const link of await links.all()) {
      const icon = await link.locator('svg').boundingBox();
      const address = await link.locator('> :last-child').boundingBox();
      expect(address?.x, await link.innerText()).toBeLessThan(icon?.x ?? 0);
    }
  }
});

test('typed text has its own direction', async ({ page }) => {
  await page.goto('/contact');
  const fields = page.locator('main form').locator('input:not([type=hidden]), textarea');
  expect(await fields.count()).toBeGreaterThan(4);
  for (const field of await fields.all()) await expect(field).toHaveCSS('unicode-bidi', 'plaintext');
});

const currentSlide = (page: Page) => page.locator('.hero-dot[aria-current=true]');

test('the next slide comes from the left', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.locator('.hero').getByRole('button', { name: 'Next' }).click();
  await expect(currentSlide(page)).toHaveAccessibleName(/^Show slide 2 /);
  expect(
    await page
      .locator('.hero ul')
      .first()
      .evaluate((track) => track.scrollLeft),
  ).toBeLessThan(0);
  await page.locator('.hero').getByRole('button', { name: 'Previous' }).click();
  await expect(currentSlide(page)).toHaveAccessibleName(/^Show slide 1 /);
});

test('the left arrow key shows the next picture in the viewer', async ({ page, request }) => {
  const galleries = (await (await request.get('/api/WebApi/GetGallery')).json()) as { id: number }[];
  await page.goto(`/gallery/${galleries[0]?.id}`);
  await hydrate(page);
  await page.getByRole('list', { name: 'Images' }).getByRole('link').first().click();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer.getByText(/^1 of /)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(/^2 of /)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^1 of /)).toBeVisible();
});

test('a range grows to the left, by keys and by pointer', async ({ page }) => {
  await page.goto('/news');
  await hydrate(page);
  const [lower, upper] = [
    page.getByRole('slider', { name: 'From year' }),
    page.getByRole('slider', { name: 'To year' }),
  ];
  const [first, last] = [await lower.getAttribute('min'), await upper.getAttribute('max')].map(Number);
  await lower.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(lower).toHaveValue(`${Number(first) + 1}`);
  await page.keyboard.press('ArrowRight');
  await expect(lower).toHaveValue(`${first}`);
  const rail = await page.locator('.range-rail').boundingBox();
  if (!rail) throw new Error('The range has no rail');
  const third = rail.width / (Number(last) - Number(first));
  await page.mouse.click(rail.x + third, rail.y + rail.height / 2);
  await expect(upper).toHaveValue(`${Number(last) - 1}`);
});
