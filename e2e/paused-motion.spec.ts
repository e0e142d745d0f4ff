import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, hydrate } from './testing/page/hydrate.ts';

const boxes = (page: Page) => page.locator('.motion-box');
const states = (page: Page) => boxes(page).evaluateAll((all: HTMLInputElement[]) => all.map(({ checked }) => checked));

for (const [when, withReact] of [
  ['before hydration', false],
  ['after hydration', true],
] as const) {
  test(`motion paused ${when} stays paused on the next document, and resumes after the pause is ended`, async ({
    page,
  }) => {
    await page.goto('/');
    if (withReact) await hydrate(page);
    await page.locator('.hero .motion-switch').click();
    await expect(boxes(page).first()).toBeChecked();
    await page.goto('/about');
    expect(await states(page)).not.toContain(false);
    expect((await states(page)).length).toBeGreaterThan(0);
    await expect(page.locator('header[data-ready]')).toHaveCount(0);
    await expect(page.locator('.site-header .logo-pair img').first()).toHaveCSS('animation-play-state', 'paused');
    await hydrate(page);
    expect(await states(page)).not.toContain(false);

    await page.locator('footer .motion-switch').click();
    await page.goto('/');
    expect(await states(page)).not.toContain(true);
  });
}

test('the slides of a page opened with paused motion do not move, before and after hydration', async ({ page }) => {
  await page.goto('/');
  await page.locator('.hero .motion-switch').click();
  await page.clock.install();
  await page.goto('/');
  const track = page.locator('.hero .track');
  const position = () => track.evaluate(({ scrollLeft }) => scrollLeft);
  await page.clock.runFor(15_000);
  expect(await position()).toBe(0);
  await page.keyboard.press('Shift');
  await page.clock.runFor(1_000);
  await expectHydrated(page);
  await page.clock.runFor(15_000);
  expect(await position()).toBe(0);
});

test('motion can be paused without access to the session storage', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto('/about');
  await page.locator('footer .motion-switch').click();
  await expect(page.locator('footer .motion-box')).toBeChecked();
  expect(errors).toEqual([]);
});
