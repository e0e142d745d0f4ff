import { expect, type Page, type Response } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { wakeUp } from './wake-up.ts';

/** Opens a page and holds it to what every page owes: no errors, nothing from elsewhere, no axe finding, no sideways scroll. */
export async function openSoundPage(page: Page, path: string): Promise<Response> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // The browser itself reports the status of a page that is meant to be missing.
    if (message.type() === 'error' && !message.text().includes('status of 404')) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== '127.0.0.1') complaints.push(request.url());
  });
  const response = await page.goto(path);
  if (!response) throw new Error(`No answer for ${path}`);
  // With script a page is judged as it stands once it has come alive.
  const isScripted = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  if (isScripted) await wakeUp(page);
  expect(await axeViolations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'scrolls sideways').toBe(0);
  expect(await headingLevels(page), 'headings leave a level out').toEqual([]);
  expect(await page.locator('[style]').count(), 'style attributes').toBe(0);
  expect(complaints).toEqual([]);
  return response;
}

/** The headings that stand more than one level below the one before them. */
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
