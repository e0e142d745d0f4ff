import { expect, test } from '@playwright/test';
import { axeViolations } from './testing/page/axe.ts';
import { everyPage } from './testing/page/every-page.ts';

/* Each kind of page in a language from left to right and in one from right to left. */

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

for (const lang of ['de', 'ar']) {
  test(`axe finds nothing on any page in ${lang}, and none scrolls sideways`, async ({ page, request }) => {
    test.setTimeout(400_000);
    const faults: string[] = [];
    for (const path of await everyPage(request, `/${lang}`)) {
      await page.goto(path, { waitUntil: 'load' });
      faults.push(...(await axeViolations(page)).map((violation) => `${path} ${violation}`));
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      if (scrollWidth > clientWidth) faults.push(`${path} is ${scrollWidth} pixels wide`);
    }
    expect(faults).toEqual([]);
  });
}
