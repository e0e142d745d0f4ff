import { expect, type Page } from '@playwright/test';
import { ask } from '../call-api.ts';
import { crumbsOf } from './page-checks.ts';

/** The expected heading and breadcrumbs of a page. */
export interface ExpectedPage {
  heading: string;
  /** The breadcrumbs, beginning with Home. */
  trail: string[];
}

export const main = (page: Page) => page.getByRole('main');

/**
 * Opens a page and checks its status, title, heading, banner, and breadcrumbs, whose links must all work.
 * `sound-site-pages.spec.ts` and `sound-group-pages.spec.ts` check accessibility and layout, in all windows.
 */
export async function expectPage(page: Page, path: string, { heading, trail }: ExpectedPage): Promise<void> {
  const { companyName } = await ask<{ companyName: string }>(page.request, 'GetInformation');
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(`${heading} | ${companyName}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(crumbsOf(page)).toHaveText(trail);
  await expect(main(page).locator('.banner img')).toBeVisible();
  for (const link of await crumbsOf(page).getByRole('link').all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? 'nowhere');
    expect(answer.status(), await link.innerText()).toBe(200);
  }
}

/** The text of the first paragraph of some HTML, as the page shows it. */
export const openingOf = (html: string): string =>
  (/<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
