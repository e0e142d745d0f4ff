import { expect, test } from '@playwright/test';
import { axeViolations, colorRules } from './testing/page/axe.ts';
import { everyPage } from './testing/page/every-page.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { languageFaults } from './testing/page/language-faults.ts';
import { shiftOf, watchShifts } from './testing/page/layout-shifts.ts';

/* The languages of the demo group: English, and under paths of their own Portuguese, German and Arabic. */

const languages = [
  { lang: 'pt', home: 'Início', dir: undefined },
  { lang: 'de', home: 'Startseite', dir: undefined },
  { lang: 'ar', home: 'الرئيسية', dir: 'rtl' },
];

for (const { lang, home, dir } of languages) {
  test(`every page in ${lang} has its language, links within it, and reciprocal links to other languages`, async ({
    request,
  }) => {
    test.setTimeout(240_000);
    const pages = await everyPage(request, `/${lang}`);
    expect(pages.length).toBeGreaterThan(40);
    expect(await languageFaults(request, pages, { lang, dir })).toEqual([]);
    expect((await (await request.get(`/${lang}`)).text()).includes(`>${home}<`)).toBe(true);
  });
}

test('the menu of languages leads to the same page', async ({ page }) => {
  await page.goto('/news?page=1');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/news?page=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktuelles');
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
});

test('the menu of languages works in the menu of a phone without script', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto('/product');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/product');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.close();
});

test.describe('a visitor who reads German', () => {
  test.use({ locale: 'de-AT' });
  const offer = 'Diese Seite gibt es auf Deutsch.';

  test('is offered the page in German, until they decline', async ({ page }) => {
    await page.goto('/about');
    const link = page.getByRole('link', { name: offer });
    await expect(link).toHaveAttribute('href', '/de/about');
    await hydrate(page);
    await expect(link).toBeVisible();
    await page.getByRole('button', { name: 'Ausblenden' }).click();
    await expect(link).toBeHidden();
    await page.goto('/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.language-offer[lang=de]')).toBeHidden();
  });

  test('sees the offer in the flow: it covers nothing, moves nothing, and its ring can be seen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await watchShifts(page);
    await page.goto('/about');
    const bar = page.locator('.language-offer[lang=de]');
    await expect(bar).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.01);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await bar.getByRole('button').focus();
      await page.keyboard.press('Shift+Tab');
      await expect(bar.getByRole('link')).toBeFocused();
      const [ring, ink] = await bar.evaluate((element) => {
        const link = element.querySelector('a');
        return link ? [getComputedStyle(link).outlineColor, getComputedStyle(link).color] : [];
      });
      // The contrast of the text is checked by axe.
      expect(ring, colorScheme).toBe(ink);
      const include = ['.language-offer:not([hidden])'];
      expect(await axeViolations(page, { include, rules: colorRules }), colorScheme).toEqual([]);
    }
    // The rest of the page has the whole window, so the bar is above or below everything that has the focus.
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Tab');
      const isCovered = await bar.evaluate((element) => {
        const [one, other] = [element, document.activeElement].map((each) => each?.getBoundingClientRect());
        if (!one || !other || element.contains(document.activeElement)) return false;
        return one.top < other.bottom - 1 && other.top < one.bottom - 1 && !document.activeElement?.closest('header');
      });
      expect(isCovered, `stop ${stop}`).toBe(false);
    }
    await page.mouse.wheel(0, 2_000);
    await expect(bar).not.toBeInViewport();
  });

  test('is offered nothing on a German page, nor where the page has no German text', async ({ page, request }) => {
    await page.goto('/de/about');
    await expect(page.locator('.language-offer:not([hidden])')).toHaveCount(0);
    const galleries = (await (await request.get('/api/WebApi/GetGallery')).json()) as { id: number }[];
    await page.goto(`/gallery/${galleries[0]?.id}`);
    await expect(page.locator('.language-offer[lang=de]')).toHaveCount(0);
    await expect(page.locator('.language-offer:not([hidden])')).toHaveCount(0);
  });
});

test('an error page is offered in no language', async ({ page }) => {
  for (const path of ['/nothing', '/de/nothing', '/de/news/99999']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.locator('.language-offer')).toHaveCount(0);
  }
});

test('a page works in a browser that names no language', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['', 'C'] }));
  await page.goto('/about');
  await hydrate(page);
  expect(errors).toEqual([]);
});

test('installs the site in the language of the page', async ({ page, request }) => {
  await page.goto('/de/about');
  await hydrate(page);
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  expect(await (await request.get(address)).json()).toMatchObject({ lang: 'de', start_url: '/de' });
});

test('a visitor who reads no other language of the site is offered none', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('.language-offer')).not.toHaveCount(0);
  await expect(page.locator('.language-offer:not([hidden])')).toHaveCount(0);
});
