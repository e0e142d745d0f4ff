import type { Page } from '@playwright/test';

/** Records layout shifts, from the next page on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the layout shift scores. */
export const shiftOf = async (page: Page): Promise<number> => {
  const shifts = await page.evaluate(() => ('shifts' in window ? (window.shifts as number[]) : []));
  return shifts.reduce((sum, shift) => sum + shift, 0);
};
