import type { Page } from '@playwright/test';

/** The text of the inline script that starts the others (site/boot/boot.ts). */
export const bootScript = (page: Page): Promise<string> =>
  page.evaluate(
    () => [...document.scripts].map(({ text }) => text).findLast((text) => text.includes('text/later')) ?? '',
  );
