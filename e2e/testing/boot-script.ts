import type { Page } from '@playwright/test';

/** The text of the script that is run before the visitor acts: of those in a page the one that is no file and waits for nothing. */
export const bootScript = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ type, src }) => type === '' && src === '')
      .map(({ text }) => text)
      .join(''),
  );
