import { expect, test } from '@playwright/test';
import { readContent, type SiteContent } from './testing/site-content.ts';
import { wakeUp } from './testing/wake-up.ts';

let content: SiteContent;

test.beforeAll(async ({ request }) => {
  content = await readContent(request);
});

test.describe('Home', () => {
  test('shows slides, brands, three news and three videos', async ({ page }) => {
    expect((await page.goto('/'))?.status()).toBe(200);
    await expect(page).toHaveTitle(`${content.companyName} | Home`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.companyName);
    const news = page.getByRole('region', { name: 'Latest News' });
    await expect(news.getByRole('article')).toHaveCount(Math.min(3, content.news.length));
    await expect(news.getByText('Published at').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Latest Videos' }).getByRole('figure')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Our Brand' }).getByRole('listitem').first()).toBeVisible();
  });

  test('frames a video only after a click on it', async ({ page }) => {
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
    expect(elsewhere).toContain('https:');
  });

  test('moves its slides by itself, and stops for the pause control', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const current = page.getByRole('button', { name: /^Show slide/, disabled: false });
    await expect(current.first()).toHaveAttribute('aria-current', 'true');
    await page.mouse.move(5, 900);
    // The slides begin once the page's script is there; from then on the clock is ours.
    await wakeUp(page);
    await page.clock.runFor(5_200);
    await expect(current.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.locator('.hero').getByRole('checkbox', { name: 'Pause all motion' }).check({ force: true });
    await page.clock.runFor(15_000);
    await expect(current.nth(1)).toHaveAttribute('aria-current', 'true');
  });

  test('has one pause state in the slides, the top bar and the footer, and nothing floats', async ({ page }) => {
    const places = ['.hero', 'header', 'footer'];
    const box = (place: string) => page.locator(place).getByRole('checkbox', { name: 'Pause all motion' });
    await page.goto('/');
    await page.locator('.hero .motion-switch').click();
    await wakeUp(page);
    for (const place of places) await expect(box(place)).toBeChecked();
    await page.locator('footer .motion-switch').click();
    for (const place of places) await expect(box(place)).not.toBeChecked();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.motion-switch').filter({ visible: true })).toHaveCount(2);
    const floating = await page
      .locator('.motion-switch')
      .evaluateAll((found) => found.filter((label) => getComputedStyle(label).position === 'fixed').length);
    expect(floating).toBe(0);
  });

  test('keeps still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await wakeUp(page);
    await page.clock.runFor(30_000);
    await expect(page.getByRole('button', { name: 'Show slide 1 of' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('checkbox', { name: 'Pause all motion' })).toHaveCount(0);
  });
});
