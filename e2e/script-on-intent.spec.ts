import { expect, type Page, test } from '@playwright/test';
import { ask } from './testing/call-api.ts';
import { accountOf, sumOf } from './testing/page/fetched.ts';
import { holdScript } from './testing/page/hold-script.ts';
import { expectAllHydrated, expectHydrated, hydrate } from './testing/page/hydrate.ts';

/** Bytes, in brotli. The menu of languages, the marks of untranslated texts and the catalogs of eight languages take 900. */
const budget = { after: 118_400 } as const;

const isNotHydrated = (page: Page) => expect(page.locator('header[data-ready]')).toHaveCount(0);
const wait = (page: Page) => expect(page.locator('script[type="text/later"]')).toHaveCount(1);
const phone = { viewport: { width: 412, height: 850 } };

/** Makes the browser report reduced data use. */
const onSavedData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

let galleryId = 0;
test.beforeAll(async ({ request }) => {
  galleryId = (await ask<{ id: number }[]>(request, 'GetGallery'))[0]?.id ?? 0;
});

test.describe('React loads', () => {
  test('on a pointer move, a key and a focus', async ({ page }) => {
    for (const act of [
      () => page.mouse.move(200, 300),
      () => page.keyboard.press('Tab'),
      () => page.getByRole('searchbox').first().focus(),
    ]) {
      await page.goto('/about', { waitUntil: 'networkidle' });
      await wait(page);
      await act();
      await expectHydrated(page);
    }
  });

  test('on a tap, but not on a tap on a link', async ({ browser }) => {
    const page = await browser.newPage({ ...phone, hasTouch: true, isMobile: true });
    const fetched = accountOf(page);
    await page.goto('/about');
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }).tap();
    await expect(page).toHaveURL('/');
    expect((await fetched('script')).filter(({ path }) => path.includes('framework'))).toEqual([]);
    await page.getByRole('heading', { level: 1 }).tap();
    await expectHydrated(page);
    await page.close();
  });

  test('within its budget, and then navigates and prefetches', async ({ browser }) => {
    const page = await browser.newPage(phone);
    const fetched = accountOf(page);
    const mover = page.waitForResponse(/\/assets\/moving-hero-/);
    await page.goto('/');
    // It loads without an interaction, so it counts too.
    await mover;
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(sumOf(await fetched('script'))).toBeLessThanOrEqual(budget.after);
    const lazy = (await fetched('script')).filter(({ path }) => /toast|lightbox|suggestion/.test(path));
    expect(lazy).toEqual([]);

    const asked = page.waitForRequest(/\/videos\.data/);
    const link = page.getByRole('region', { name: 'Latest Videos' }).getByRole('link', { name: /all/i });
    await link.hover();
    await asked;
    const documents = await fetched('document');
    await link.click();
    await expect(page).toHaveURL('/videos');
    await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible();
    expect(await fetched('document')).toEqual(documents);
    await expect(page.locator('script[type="application/ld+json"], meta[property]'), 'of the page before').toHaveCount(
      0,
    );
    await page.close();
  });

  test('and a reload keeps the scroll position', async ({ page }) => {
    await page.goto('/about');
    await hydrate(page);
    await page.evaluate(() => scrollTo(0, 700));
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    await hydrate(page);
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });

  test('under a policy that allows only the page’s own scripts', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto('/contact');
    await hydrate(page);
    await page.getByLabel('Message', { exact: true }).focus();
    await page.getByRole('combobox', { name: 'Search' }).first().fill('cotton');
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe('Before hydration', () => {
  test('a sub-menu opens on the key that loads React', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Gallery sub-menu' });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await release();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Videos' }).first()).toBeVisible();
  });

  test('a sub-menu opened by a key stays open during hydration, and Tab moves into it', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Concern sub-menu' });
    const panel = page.locator('.sub-menu', { has: button }).locator('.sub-menu-panel');
    await button.press('Enter');
    await panel.evaluate((element) => {
      const header = element.closest('header');
      if (!header) throw new Error('The panel is not in the header');
      // From here on the style sheet does not open the sub-menu by focus.
      new MutationObserver(() => {
        if (getComputedStyle(element).display === 'none') document.body.dataset.panelWasHidden = '';
      }).observe(header, { attributeFilter: ['data-ready'] });
    });
    await release();
    await expectAllHydrated(page);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('body')).not.toHaveAttribute('data-panel-was-hidden');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
  });

  test('a sub-menu stays open under a still pointer and closes when it leaves', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/about');
    const entry = page.locator('.sub-menu', { has: page.getByRole('button', { name: 'Gallery sub-menu' }) });
    await entry.getByRole('button').hover();
    await expect(entry.getByRole('link', { name: 'Videos' })).toBeVisible();
    await entry.getByRole('button').click();
    await release();
    // The click is replayed after hydration. If the pointer had left, the replay would open the menu again.
    await expectAllHydrated(page);
    await expect(entry.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(10, 700);
    await expect(entry.getByRole('link', { name: 'Videos' })).toBeHidden();
  });

  test('an early click on a video and on a brand row is replayed', async ({ page }) => {
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
    );
    const release = await holdScript(page);
    await page.goto('/');
    const video = page.getByRole('link', { name: /^Play video/ }).first();
    await video.click();
    await video.click();
    const next = page.getByRole('region', { name: 'Our Brand' }).getByRole('button', { name: 'Next' });
    await next.click();
    await expect(page).toHaveURL('/');
    await release();
    await expect(page.locator('iframe, video')).toHaveCount(1);
    const track = page.getByRole('region', { name: 'Our Brand' }).locator('.track');
    await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
  });

  test('an early click on a picture opens the viewer, or the file if script does not load', async ({ page }) => {
    await page.clock.install();
    const release = await holdScript(page);
    await page.goto(`/gallery/${galleryId}`);
    const picture = page.locator('a.wall-picture').first();
    const address = (await picture.getAttribute('href')) ?? '';
    await picture.click();
    await release();
    await expect(page.getByRole('dialog')).toBeVisible();
    // After the boot script's time-out for held clicks.
    await page.clock.runFor(20_000);
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.goto(`/gallery/${galleryId}`, { waitUntil: 'networkidle' });
    await page.unrouteAll();
    const fail = await holdScript(page);
    await picture.click();
    await fail('let it fail');
    await expect(page).toHaveURL(address);
  });

  test('typed text stays and is searched for', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/contact');
    const fields = ['Name', 'Email', 'Subject', 'Message'].map((label) => page.getByLabel(label, { exact: true }));
    for (const field of fields) await field.fill('cotton');
    await page.getByRole('searchbox').first().pressSequentially('cotton');
    await isNotHydrated(page);
    await release();
    await expectHydrated(page);
    for (const field of fields) await expect(field).toHaveValue('cotton');
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toHaveValue('cotton');
    await expect(page.getByRole('listbox')).toBeVisible();
  });

  test('links and forms work at once', async ({ page }) => {
    await holdScript(page);
    await page.goto('/about');
    await page.getByRole('searchbox').first().fill('cotton');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=cotton');
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a chosen file is checked', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/career');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'cv.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
    await release();
    await expectHydrated(page);
    expect(await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(
      false,
    );
  });
});

test.describe('With reduced data', () => {
  test('nothing loads or moves without a request', async ({ page }) => {
    await onSavedData(page);
    const fetched = accountOf(page);
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(12_000);
    await page.mouse.move(200, 300);
    await page.keyboard.press('Tab');
    await page.clock.runFor(12_000);
    expect(await fetched('script')).toEqual([]);
    expect(await page.locator('.hero .track').evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await page.getByRole('region', { name: 'Our Brand' }).getByRole('button', { name: 'Next' }).click();
    await expectHydrated(page);
  });

  test('a field in use loads script, and no page is prefetched', async ({ page }) => {
    await onSavedData(page);
    await page.goto('/about');
    await page.getByRole('searchbox').first().focus();
    await expectHydrated(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }).hover();
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Export' }).hover();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('.data'))).toEqual([]);
  });
});
