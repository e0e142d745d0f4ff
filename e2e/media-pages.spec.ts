import { expect, type Page, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { axeViolations } from './testing/page/axe.ts';
import { expectPage } from './testing/page/expect-page.ts';
import { hydrate } from './testing/page/hydrate.ts';

interface Media {
  imgLink: string;
  isVideo: boolean;
  imgLinkInfo?: { alt?: string };
}
interface Gallery {
  id: number;
  name: string;
  imgLink: string;
  galleryDetailsVM: Media[];
}
interface Fair {
  id: number;
  name: string;
  imgLink: string;
  place: string;
  startsOn: string;
  tradeFairImagesVM: Media[];
}

let galleries: Gallery[] = [];
let fairs: Fair[] = [];
let videos: { name: string }[] = [];
/** A gallery with videos and with several pictures. */
let gallery: Gallery;
let images: Media[] = [];

test.beforeAll(async ({ request }) => {
  galleries = await ask<Gallery[]>(request, 'GetGallery');
  fairs = await ask<Fair[]>(request, 'GetTradeFair');
  videos = await ask<{ name: string }[]>(request, 'GetVideos');
  const mixed = galleries.find(
    ({ galleryDetailsVM: media }) =>
      media.filter(({ isVideo }) => isVideo).length > 1 && media.filter(({ isVideo }) => !isVideo).length > 2,
  );
  if (!mixed) throw new Error('These tests need a gallery with two videos and three pictures');
  gallery = mixed;
  images = gallery.galleryDetailsVM.filter(({ isVideo }) => !isVideo);
});

/** The number of items in the first row of a list. */
const perRow = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((items) => {
    const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

const wall = (page: Page) => page.getByRole('list', { name: 'Images' }).getByRole('link');
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' });

test('/gallery lists every gallery with a link to its page', async ({ page }) => {
  await expectPage(page, '/gallery', { heading: 'Gallery', trail: ['Home', 'Gallery'] });
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  await expect(links).toHaveText(galleries.slice(0, 24).map(({ name }) => name));
  const cards = page.getByRole('main').getByRole('article');
  for (const [index, { id, imgLink }] of galleries.slice(0, 24).entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `/gallery/${id}`);
    await expect(cards.nth(index).locator('img')).toHaveAttribute('src', imgLink);
  }
});

test.describe('A gallery', () => {
  test('shows videos two per row, and images separately, three per row', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectPage(page, `/gallery/${gallery.id}`, {
      heading: gallery.name,
      trail: ['Home', 'Gallery', gallery.name],
    });
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Videos', 'Images']);
    await expect(page.getByRole('region', { name: 'Videos' }).getByRole('figure')).toHaveCount(
      gallery.galleryDetailsVM.length - images.length,
    );
    await expect(wall(page)).toHaveCount(images.length);
    for (const [index, { imgLink }] of images.entries()) {
      await expect(wall(page).nth(index)).toHaveAttribute('href', imgLink);
    }
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await perRow(page, '#main figure')).toBe(2);
    expect(await perRow(page, '#main ul[aria-label="Images"] > li')).toBe(3);
  });

  test('shows its pictures one at a time, with the keyboard', async ({ page }) => {
    await page.goto(`/gallery/${gallery.id}`);
    await hydrate(page);
    const second = wall(page).nth(1);
    await second.focus();
    await page.keyboard.press('Enter');
    const position = (at: number) => viewer(page).getByText(`${at} of ${images.length}`, { exact: true });
    await expect(position(2)).toBeVisible();
    await expect(viewer(page).getByRole('img')).toHaveAttribute('src', images[1]?.imgLink ?? '');
    for (const [key, at] of [
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', images.length],
      ['ArrowRight', 1],
      ['ArrowLeft', images.length],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(position(at), key).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(second).toBeFocused();
  });

  test('shows its pictures with the pointer, with their alt texts, and without axe violations', async ({ page }) => {
    await page.goto(`/gallery/${gallery.id}`);
    await hydrate(page);
    await wall(page).first().click();
    await expect(viewer(page).getByRole('button')).toHaveCount(3);
    await viewer(page).getByRole('button', { name: 'Next picture' }).click();
    const alt = await viewer(page).getByRole('img').getAttribute('alt');
    if (alt) await expect(viewer(page).locator('figcaption')).toHaveText(alt);
    expect(await axeViolations(page, { include: ['dialog'] })).toEqual([]);
    await viewer(page).getByRole('button', { name: 'Close' }).click();
    await expect(viewer(page)).toHaveCount(0);
    await expect(wall(page).first()).toBeFocused();
  });

  test('loads a video’s player after a click, not before', async ({ page }) => {
    const elsewhere: string[] = [];
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      async (route) => {
        elsewhere.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
      },
    );
    await page.goto('/videos');
    await hydrate(page);
    expect(elsewhere).toEqual([]);
    await page.getByRole('figure').filter({ hasText: 'Loads from' }).first().getByRole('link').click();
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect.poll(() => elsewhere.length).toBeGreaterThan(0);
  });
});

test('/videos shows all videos, two per row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectPage(page, '/videos', { heading: 'Videos', trail: ['Home', 'Videos'] });
  const shown = videos.slice(0, 24);
  await expect(page.getByRole('main').locator('figcaption > :first-child')).toHaveText(shown.map(({ name }) => name));
  await expect(page.getByRole('main').getByRole('figure').locator('.video-box a')).toHaveCount(shown.length);
  expect(await perRow(page, '#main figure')).toBe(2);
});

test('/trade-fair shows place and dates of each fair, and a link to its page', async ({ page }) => {
  await expectPage(page, '/trade-fair', { heading: 'Trade Fair', trail: ['Home', 'Trade Fair'] });
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(fairs.length);
  for (const [index, { id, name, imgLink, place, startsOn }] of fairs.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', `/trade-fair/${id}`);
    await expect(card.locator('img')).toHaveAttribute('src', imgLink);
    await expect(card.getByText(place)).toBeVisible();
    await expect(card.locator('time').first()).toHaveAttribute('datetime', startsOn);
    await expect(card.locator('time').first()).toHaveText(/^\d\d [A-Z][a-z]{2}, \d{4}$/);
  }
});

test('a fair shows its images in a grid, with the same viewer', async ({ page }) => {
  const fair = fairs.find(({ tradeFairImagesVM }) => tradeFairImagesVM.length > 1);
  if (!fair) throw new Error('This test needs a fair with pictures');
  await expectPage(page, `/trade-fair/${fair.id}`, { heading: fair.name, trail: ['Home', 'Trade Fair', fair.name] });
  await expect(wall(page)).toHaveCount(fair.tradeFairImagesVM.length);
  for (const [index, { imgLink }] of fair.tradeFairImagesVM.entries()) {
    await expect(wall(page).nth(index)).toHaveAttribute('href', imgLink);
  }
  expect(await perRow(page, '#main ul[aria-label="Images"] > li')).toBeGreaterThan(1);
  await hydrate(page);
  await wall(page).last().click();
  await expect(viewer(page).getByText(`${fair.tradeFairImagesVM.length} of`)).toBeVisible();
});

test('unknown ids and page numbers return 404', async ({ request }) => {
  for (const path of ['/gallery/0', '/gallery/abc', '/gallery/2147483647', '/trade-fair/x', '/trade-fair/2147483647']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  for (const path of ['/gallery', '/videos', '/trade-fair', `/gallery/${gallery.id}`]) {
    expect((await request.get(`${path}?page=2147`)).status(), path).toBe(404);
    expect((await request.get(`${path}?page=x`)).status(), path).toBe(404);
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture links to its file', async ({ page }) => {
    await page.goto(`/gallery/${gallery.id}`);
    const address = (await wall(page).first().getAttribute('href')) ?? '';
    expect(address).toBe(images[0]?.imgLink);
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });
});
