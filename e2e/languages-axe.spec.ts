import { expect, test } from '@playwright/test';
import { axeViolations, colorRules } from './testing/page/axe.ts';
import { everyPage } from './testing/page/every-page.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

/** In a language from right to left: in the others pages have the structure of English, in which each is checked. */
test('axe finds nothing on any page in Arabic, and none scrolls sideways', async ({ page, request }) => {
  test.setTimeout(400_000);
  const faults: string[] = [];
  for (const path of await everyPage(request, '/ar')) {
    await page.goto(path, { waitUntil: 'load' });
    // Colours are the same in all languages.
    faults.push(...(await axeViolations(page, { except: colorRules })).map((violation) => `${path} ${violation}`));
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    if (scrollWidth > clientWidth) faults.push(`${path} is ${scrollWidth} pixels wide`);
  }
  expect(faults).toEqual([]);
});
