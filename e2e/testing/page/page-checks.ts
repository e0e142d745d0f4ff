import { expect, type Page, type Response } from '@playwright/test';
import { type AxeOptions, axeViolations, colorRules } from './axe.ts';
import { expectSeen, hydrate } from './hydrate.ts';

/** Opens a page and makes the general checks: no errors, no requests to other hosts, no axe violation, no sideways scroll. */
export async function openCheckedPage(page: Page, path: string): Promise<Response> {
  const complaints = watchErrors(page);
  const response = await openHydrated(page, path);
  await expectPageChecks(page);
  expect(complaints).toEqual([]);
  return response;
}

/** A window that a page is checked in, such as `320 dark`. */
export type Window = `${number} ${'light' | 'dark'}`;

/**
 * Opens a page once and checks it in one window after the other. axe runs its rules about colours in the first window of
 * each colour scheme, and all others in the first of each width: no width has colours of its own, and no scheme a layout.
 */
export async function expectPageChecksInWindows(
  page: Page,
  path: string,
  { windows, status = 200 }: { windows: readonly Window[]; status?: number },
): Promise<void> {
  const complaints = watchErrors(page);
  const seen = new Set<string>();
  let response: Response | undefined;
  for (const window of windows) {
    const [width = '', colorScheme = ''] = window.split(' ');
    await page.setViewportSize({ width: Number(width), height: 900 });
    await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'dark' : 'light' });
    response ??= await openHydrated(page, path);
    const axe: AxeOptions = seen.has(width) ? { rules: colorRules } : {};
    await expectPageChecks(page, { label: window, axe: seen.has(colorScheme) ? { ...axe, except: colorRules } : axe });
    seen.add(width).add(colorScheme);
  }
  expect(response?.status()).toBe(status);
  expect(complaints).toEqual([]);
}

/** Records errors and requests to other hosts from now on. */
export function watchErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // The browser logs an error for the status 404, which some tests expect.
    if (message.type() === 'error' && !message.text().includes('status of 404')) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== '127.0.0.1') complaints.push(request.url());
  });
  return complaints;
}

async function openHydrated(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`No response for ${path}`);
  // With scripting, the hydrated page is checked.
  const isScripted = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  if (isScripted) {
    await hydrate(page);
    await expectSeen(page);
  }
  return response;
}

/** Checks the page in its current state: axe, no sideways scroll, heading levels, no style attributes. */
export async function expectPageChecks(
  page: Page,
  { label = '', axe }: { label?: string; axe?: AxeOptions } = {},
): Promise<void> {
  expect(await axeViolations(page, axe), label).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${label} scrolls sideways`).toBe(0);
  expect(await headingLevels(page), `${label} headings skip a level`).toEqual([]);
  expect(await page.locator('[style]').count(), `${label} style attributes`).toBe(0);
}

/** The headings that are more than one level below the previous heading. */
function headingLevels(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    let before = 0;
    return [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading) => {
      const level = Number(heading.tagName.slice(1));
      const skips = level > before + 1;
      before = level;
      return skips ? [heading.outerHTML] : [];
    });
  });
}

export const crumbsOf = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
