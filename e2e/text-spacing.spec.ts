import { chromium, expect, test } from '@playwright/test';
import { everyPage } from './testing/page/every-page.ts';

/** The text spacing of WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** The innermost visible elements that extend beyond the window, if the page scrolls sideways. */
const tooWide = () => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const reaching = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > width + 1 && element.checkVisibility(),
  );
  return reaching
    .filter((element) => !reaching.some((other) => other !== element && element.contains(other)))
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
};

/** Texts whose words are wider than their box, outside of rows that scroll. */
const spilling = () =>
  [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, dt, dd, a, button, legend)')]
    .filter((element) => element.checkVisibility() && !element.closest('.sr-only, .track'))
    .filter((element) => getComputedStyle(element).display !== 'inline' && element.clientWidth > 0)
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ outerHTML }) => outerHTML.slice(0, 160));

/** A long word that each language of the site's texts really has. */
const longWords = {
  en: 'counterrevolutionaries',
  de: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  fr: 'anticonstitutionnellement',
  es: 'electroencefalografistas',
  pt: 'pneumoultramicroscopicossilicovulcanoconiótico',
  ar: 'أفاستسقيناكموها',
  bn: 'হতবুদ্ধিকরভাবেসম্প্রচারিত',
  zh: '产品质量保证与售后服务承诺书说明文件',
};

const showFooter = () => {
  document.documentElement.dataset.seen = '';
};

test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true, reducedMotion: 'reduce' });

test('no page scrolls sideways in a window of 320 pixels with wide text spacing', async ({ page, request }) => {
  test.setTimeout(240_000);
  const paths = await everyPage(request);
  expect(paths.length).toBeGreaterThan(40);
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'load' });
    await page.addStyleTag({ content: spacing });
    // The browser renders the footer after the first view.
    await page.evaluate(showFooter);
    found.push(...(await page.evaluate(tooWide)).map((html) => `${path} ${html}`));
  }
  expect(found).toEqual([]);
});

test('no German page scrolls sideways, nor runs out of its boxes, in a window of 320, 1024 and 1440 pixels', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  for (const path of await everyPage(request, '/de')) {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(showFooter);
    for (const width of [320, 1024, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      const wide = [...(await page.evaluate(tooWide)), ...(await page.evaluate(spilling))];
      found.push(...wide.map((html) => `${path} at ${width}: ${html}`));
    }
  }
  expect(found).toEqual([]);
});

test('the longest words of each language do not widen a page of 320 pixels', async ({ page }) => {
  const found: string[] = [];
  for (const path of ['/de', '/de/about', '/de/contact', '/de/news', '/de/product', '/de/career', '/de/reports']) {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(showFooter);
    for (const [lang, word] of Object.entries(longWords)) {
      await page.evaluate((long) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { parentElement } = texts.currentNode;
          if (!parentElement?.closest('script, style, select, .logo, .site-header, .range-marks'))
            texts.currentNode.nodeValue = long;
        }
      }, word);
      const wide = [...(await page.evaluate(tooWide)), ...(await page.evaluate(spilling))];
      found.push(...wide.map((html) => `${path} with ${lang}: ${html}`));
    }
  }
  expect(found).toEqual([]);
});

test('a long word in any part of a text of an editor does not widen the page', async ({ page }) => {
  await page.goto('/privacy-policy', { waitUntil: 'load' });
  await page.locator('.rich-text').evaluate((text, word) => {
    const long = word.repeat(2);
    const lists = `<ul><li>${long}</li></ul><ol><li>${long}</li></ol><dl><dt>${long}</dt><dd>${long}</dd></dl>`;
    const blocks = ['p', 'h2', 'h3', 'h4', 'blockquote', 'pre'].map((tag) => `<${tag}>${long}</${tag}>`).join('');
    const table = `<table><tbody><tr><td>${long}</td></tr></tbody></table>`;
    text.innerHTML = `${blocks}<pre><code>${long} ${long}</code></pre>${lists}${table}<figure><figcaption>${long}</figcaption></figure>`;
  }, longWords.de);
  expect(await page.evaluate(tooWide)).toEqual([]);
});

test('with a default font of 32 pixels, no page is wider than a phone and the logo stays', async ({ baseURL }) => {
  const { launchOptions } = test.info().project.use;
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const path of [
    '/',
    '/de',
    '/ar',
    '/de/about',
    '/de/concern/alvorim-weaving',
    '/de/career',
    '/contact',
    '/de/news',
  ]) {
    await page.goto(path, { waitUntil: 'load' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await page.evaluate(showFooter);
    found.push(...(await page.evaluate(tooWide)).map((html) => `${path} ${html}`));
    const logo = await page.getByRole('banner').locator('.logo img').first().boundingBox();
    expect(logo?.width, path).toBeGreaterThan(100);
    const ends = await page
      .locator('.banner li, .site-header button')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).filter(({ left, right }) => left < 0 || right > innerWidth),
      );
    expect(ends, path).toEqual([]);
  }
  expect(found).toEqual([]);
  await browser.close();
});

test('the open menu does not scroll sideways with wide text spacing', async ({ page }) => {
  await page.goto('/about');
  await page.addStyleTag({ content: spacing });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const panel = page.locator('.mobile-menu');
  await expect(panel).toBeVisible();
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
