import type { Page } from '@playwright/test';

/** Returns the text of the boot script, which runs before the visitor acts: the page's only classic inline script. */
export const bootScript = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ type, src }) => type === '' && src === '')
      .map(({ text }) => text)
      .join(''),
  );
