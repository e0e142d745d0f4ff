import { expect, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { openingOf } from './testing/page/expect-page.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { readContent, type SiteContent } from './testing/page/site-content.ts';

interface Linked {
  name: string;
  imgLink: string;
  projectUrl: string;
}

let content: SiteContent;

test.beforeAll(async ({ request }) => {
  content = await readContent(request);
});

test.describe('Home', () => {
  for (const width of [390, 1440]) {
    test(`marks the slides that have the focus inside the window, on every picture, at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const track = page.locator('.hero > .track');
      await track.focus();
      await page.keyboard.press('ArrowRight');
      const ring = await page.locator('.hero').evaluate((hero) => {
        const { content, borderTopColor, borderTopWidth, boxShadow, inset } = getComputedStyle(hero, '::after');
        const { left, right } = hero.getBoundingClientRect();
        const isInside = left >= 0 && right <= document.documentElement.clientWidth && inset === '0px';
        return { content, borderTopColor, borderTopWidth, boxShadow, isInside };
      });
      expect(ring).toEqual({
        content: '""',
        borderTopColor: 'rgb(255, 255, 255)',
        borderTopWidth: '4px',
        boxShadow: 'rgb(16, 22, 29) 0px 0px 0px 4px inset',
        isInside: true,
      });
      await page.keyboard.press('Tab');
      await expect(track).not.toBeFocused();
      expect(await page.locator('.hero').evaluate((hero) => getComputedStyle(hero, '::after').content)).toBe('none');
    });
  }

  test('shows slides, summary, brands, three news and three videos in order', async ({ page, request }) => {
    const [slides, brands, videos, { companySummary }] = await Promise.all([
      ask<Linked[]>(request, 'GetSlider'),
      ask<Linked[]>(request, 'GetBrand'),
      ask<{ name: string }[]>(request, 'GetVideos?take=3'),
      ask<{ companySummary: string }>(request, 'GetInformation'),
    ]);
    expect(Math.min(slides.length, brands.length)).toBeGreaterThan(1);
    expect(videos).toHaveLength(3);
    expect((await page.goto('/'))?.status()).toBe(200);
    await expect(page).toHaveTitle(`${content.companyName} | Home`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.companyName);
    const shown = page.locator('.hero .hero-slide');
    await expect(shown.locator('.hero-line')).toHaveText(slides.map(({ name }) => name));
    for (const [index, { name, imgLink, projectUrl }] of slides.entries()) {
      await expect(shown.nth(index).locator('img')).toHaveAttribute('src', imgLink);
      const [toward, contact] = [shown.nth(index).getByRole('link').first(), shown.nth(index).getByRole('link').last()];
      await expect(toward).toHaveAttribute('href', projectUrl || '/product');
      await expect(toward).toHaveAccessibleName(`Read more ${name}`);
      await expect(contact).toHaveAttribute('href', '/contact');
    }
    await expect(page.getByText(openingOf(companySummary))).toBeVisible();

    const marks = page.getByRole('region', { name: 'Our Brand' }).getByRole('listitem');
    await expect(marks).toHaveCount(brands.length);
    for (const [index, { name, imgLink, projectUrl }] of brands.entries()) {
      await expect(marks.nth(index).getByRole('img', { name })).toHaveAttribute('src', imgLink);
      await expect(marks.nth(index).getByRole('link')).toHaveAttribute('href', projectUrl);
    }

    const latest = content.news.slice(0, 3);
    const news = page.getByRole('region', { name: 'Latest News' }).getByRole('article');
    await expect(news).toHaveCount(3);
    for (const [index, { id, heading }] of latest.entries()) {
      await expect(news.nth(index).getByRole('link', { name: heading })).toHaveAttribute('href', `/news/${id}`);
      await expect(news.nth(index)).toContainText('Published at');
    }
    const figures = page.getByRole('region', { name: 'Latest Videos' }).getByRole('figure');
    await expect(figures.locator('figcaption > :first-child')).toHaveText(videos.map(({ name }) => name));
  });

  test('loads a video’s player only after a click on it', async ({ page }) => {
    const elsewhere: string[] = [];
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      async (route) => {
        elsewhere.push(new URL(route.request().url()).protocol);
        await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
      },
    );
    await page.goto('/');
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(elsewhere).toEqual([]);
    await page
      .getByRole('link', { name: /^Play video/ })
      .first()
      .click();
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com\//,
    );
    await expect.poll(() => elsewhere).toContain('https:');
  });

  test('moves its slides automatically, and stops with the pause control', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const current = page.getByRole('button', { name: /^Show slide/, disabled: false });
    await expect(current.first()).toHaveAttribute('aria-current', 'true');
    await page.mouse.move(5, 900);
    // The slides start with hydration. From then on the test controls the clock.
    await hydrate(page);
    await page.clock.runFor(5_200);
    await expect(current.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.locator('.hero').getByRole('checkbox', { name: 'Pause all motion' }).check({ force: true });
    await page.clock.runFor(15_000);
    await expect(current.nth(1)).toHaveAttribute('aria-current', 'true');
  });

  test('shares one pause state between the slides and the footer, without a floating control, and none for brands, which do not move', async ({
    page,
  }) => {
    const brands = 'section[aria-label="Our brands"]';
    const places = ['.hero', 'footer'];
    const box = (place: string) => page.locator(place).getByRole('checkbox', { name: 'Pause all motion' });
    await page.goto('/');
    await page.locator('.hero .motion-switch').click();
    await hydrate(page);
    for (const place of places) await expect(box(place)).toBeChecked();
    await page.locator('footer .motion-switch').click();
    for (const place of places) await expect(box(place)).not.toBeChecked();
    await page.locator('.hero .motion-switch').click();
    for (const place of places) await expect(box(place)).toBeChecked();
    await expect(page.locator(brands).getByRole('checkbox')).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.motion-switch').filter({ visible: true })).toHaveCount(2);
    const floating = await page
      .locator('.motion-switch')
      .evaluateAll((found) => found.filter((label) => getComputedStyle(label).position === 'fixed').length);
    expect(floating).toBe(0);
  });

  test('does not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await hydrate(page);
    await page.clock.runFor(30_000);
    await expect(page.getByRole('button', { name: 'Show slide 1 of' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('checkbox', { name: 'Pause all motion' })).toHaveCount(0);
  });
});
