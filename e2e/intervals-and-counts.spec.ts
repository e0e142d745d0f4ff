import { expect, type Page, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { hydrate } from './testing/page/hydrate.ts';

/* The durations, widths and counts of the specification, checked in the browser. */

/** Pauses the CSS animations in `inside` at a given time. Returns their number. */
const animationsAt = (page: Page, inside: string, ms: number) =>
  page.locator(inside).evaluate((area, time) => {
    const animations = area.getAnimations({ subtree: true });
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = time;
    }
    return animations.length;
  }, ms);

const opacities = (page: Page, inside: string) =>
  page.locator(`${inside} .logo-pair img`).evaluateAll((logos) => logos.map((logo) => getComputedStyle(logo).opacity));

test('the logos of header and footer alternate every five seconds', async ({ page, request }) => {
  const { logo, logoAlternate } = await ask<{ logo: string; logoAlternate: string }>(request, 'GetInformation');
  expect(logoAlternate).not.toBe(logo);
  await page.goto('/');
  // The second logo loads after the first view. The animation starts then.
  await expect(page.locator('html[data-seen]')).toHaveCount(1);
  for (const place of ['header.site-header', 'footer']) {
    expect(await animationsAt(page, `${place} .logo-pair`, 0)).toBe(2);
    const logos = page.locator(`${place} .logo-pair img`);
    await expect(logos.first()).toHaveAttribute('src', logo);
    await expect(logos.last()).toHaveAttribute('src', logoAlternate);
    for (const [ms, shown] of [
      [0, ['1', '0']],
      [4_500, ['1', '0']],
      [5_000, ['0', '1']],
      [9_500, ['0', '1']],
      [10_000, ['1', '0']],
    ] as const) {
      await animationsAt(page, `${place} .logo-pair`, ms);
      expect(await opacities(page, place), `${place} after ${ms} ms`).toEqual(shown);
    }
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animationsAt(page, 'header.site-header .logo-pair', 0)).toBe(0);
  expect(await opacities(page, 'header.site-header')).toEqual(['1', '0']);
});

test.describe('The slides of the home page', () => {
  for (const { width, pauseMs } of [
    { width: 599, pauseMs: 3_000 },
    { width: 600, pauseMs: 4_000 },
  ]) {
    test(`stay for ${pauseMs} ms in a window ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.clock.install();
      await page.goto('/');
      await page.locator('.hero').hover();
      await hydrate(page);
      // From here on the test controls the clock. Moving the pointer away starts the slides' interval.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
      await page.mouse.move(5, 890);
      await page.clock.runFor(100);
      const place = () => page.locator('.hero .track').evaluate(({ scrollLeft }) => scrollLeft);
      const before = await place();
      const gone = async () => Math.abs((await place()) - before) / width;
      await page.clock.runFor(pauseMs - 200);
      expect(await gone()).toBe(0);
      // The transition takes a second. Now it is in progress: to the next slide, or from the last back to the first.
      await page.clock.runFor(400);
      const underWay = await gone();
      expect(underWay).toBeGreaterThan(0);
      // A transition of 1 s covers a tenth of the way in the first 300 ms; one of 500 ms would cover a quarter.
      expect(underWay).toBeLessThan(0.15);
      await page.clock.runFor(900);
      expect(await gone()).toBeGreaterThan(underWay);
      expect(await gone()).toBeGreaterThan(0.95);
    });
  }

  for (const first of ['the script', 'the pointer']) {
    test(`stop under the pointer if ${first} came first`, async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      const come = { 'the script': () => hydrate(page), 'the pointer': () => page.locator('.hero').hover() };
      for (const one of first === 'the script' ? Object.values(come) : Object.values(come).reverse()) await one();
      const place = () => page.locator('.hero .track').evaluate(({ scrollLeft }) => scrollLeft);
      // A transition in progress ends.
      await page.clock.runFor(1_100);
      const before = await place();
      await page.clock.runFor(30_000);
      expect(await place()).toBe(before);
    });
  }
});

test('brands are four, three, two or one in a row, depending on the window’s width', async ({ page }) => {
  await page.goto('/');
  const track = page.getByRole('region', { name: 'Our Brand' }).locator('.track');
  for (const [width, shown] of [
    [1_349, 4],
    [1_348, 3],
    [991, 3],
    [990, 2],
    [574, 2],
    [573, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => track.evaluate((list) => Math.round(list.clientWidth / (list.firstElementChild?.clientWidth ?? 1))))
      .toBe(shown);
  }
});

test('the transition to the next brand takes 800 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrate(page);
  const brands = page.getByRole('region', { name: 'Our Brand' });
  const track = brands.locator('.track');
  await track.scrollIntoViewIfNeeded();
  const width = await track.evaluate(({ firstElementChild }) => firstElementChild?.getBoundingClientRect().width ?? 0);
  const place = () => track.evaluate(({ scrollLeft }) => scrollLeft);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await brands.getByRole('button', { name: 'Next' }).click();
  // The last frame may be up to 16 ms late.
  await page.clock.runFor(780);
  await expect(track).toHaveAttribute('data-moving');
  expect(await place()).toBeGreaterThan(width / 2);
  await page.clock.runFor(40);
  await expect(track).not.toHaveAttribute('data-moving');
  expect(await place()).toBeGreaterThanOrEqual(Math.floor(width));
});

test('header and footer show the telephone number, the email address and the social networks', async ({
  page,
  request,
}) => {
  const company = await ask<Record<string, string>>(request, 'GetInformation');
  await page.goto('/');
  const telephone = `tel:${company.companyPhone?.replace(/[^+\d]/g, '')}`;
  await expect(page.getByRole('banner').locator(`a[href="${telephone}"]`).first()).toContainText('Need help? Call us');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator(`a[href="${telephone}"]`)).toHaveText(`Phone: ${company.companyPhone}`);
  await expect(footer.locator(`a[href="mailto:${company.companyEmail}"]`).first()).toHaveText(
    `Email: ${company.companyEmail}`,
  );
  await expect(footer.getByText(company.footerInfo ?? '', { exact: true })).toBeVisible();
  for (const network of ['fbLink', 'twitterLink', 'linkedInLink', 'youtubeLink'] as const) {
    const link = footer.locator(`a[href="${company[network]}"]`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('a toast is dismissed by dragging it over 80 % of its width, not less', async ({ page }) => {
  await page.goto('/contact');
  await hydrate(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await main.getByRole('textbox', { name: 'Message' }).fill('Do you ship to Leith?');
  await main.getByRole('button', { name: 'Send message' }).click();
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toHaveText('Message sent successfully!');
  await toast.hover();
  // It swings a few pixels past its place as it enters.
  await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no bounding box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const draw = async (share: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + box.width * share, y, { steps: 10 });
    await page.mouse.up();
  };
  await draw(0.7);
  await expect.poll(async () => Math.round((await toast.boundingBox())?.x ?? 0)).toBe(Math.round(box.x));
  await draw(0.9);
  await expect(toast).toHaveCount(0, { timeout: 3_000 });
});

test('with reduced motion, a change is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/crest');
  const [before = 0, after = 0] = await page
    .locator('.crest-picture')
    .first()
    .evaluate((picture: HTMLElement) => {
      const widthNow = () => picture.getBoundingClientRect().width;
      const before = widthNow();
      picture.style.width = '10%';
      return [before, widthNow()];
    });
  expect(after).toBeLessThan(before / 2);
});
