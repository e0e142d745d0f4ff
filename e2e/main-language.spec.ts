import { expect, test } from '@playwright/test';
import { axeViolations, colorRules } from './testing/page/axe.ts';
import { everyPage } from './testing/page/every-page.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

/* A site whose main language is written from right to left: its pages have no language in their path. */

let instance: Instance;
test.beforeAll(async () => {
  instance = await startInstance({ SITE_LANGUAGE: 'ar', START_EMPTY: '1' });
});
test.afterAll(() => instance?.remove());

test('every page of a site in Arabic is in Arabic, from right to left, accessible and fits', async ({ browser }) => {
  test.setTimeout(300_000);
  const page = await browser.newPage({ baseURL: instance.url, reducedMotion: 'reduce' });
  const paths = await everyPage(page.request);
  expect(paths.length).toBeGreaterThan(25);
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'load' });
    const { lang, dir } = await page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.dir }));
    if (lang !== 'ar' || dir !== 'rtl') faults.push(`${path} is in ${lang} ${dir}`);
    // The works of the portfolio are part of the program, in English.
    if (!/^\/portfolio\/\d/.test(path) && !/\p{Script=Arabic}/u.test(await page.title()))
      faults.push(`${path} has the title ${await page.title()}`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(
        ...(await axeViolations(page, { except: colorRules })).map((found) => `${path} at ${width}: ${found}`),
      );
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      if (scrollWidth > clientWidth) faults.push(`${path} at ${width} is ${scrollWidth} pixels wide`);
    }
  }
  expect(faults).toEqual([]);
  await page.close();
});
