import type { Page } from '@playwright/test';

/** From the next page on, how far what is seen moves by itself is kept. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far it has, all together, as browsers count it. */
export const shiftOf = async (page: Page): Promise<number> => {
  const shifts = await page.evaluate(() => ('shifts' in window ? (window.shifts as number[]) : []));
  return shifts.reduce((sum, shift) => sum + shift, 0);
};
