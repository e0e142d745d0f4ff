import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';

const catalog = 'build/messages/office/qps/texts.ts';

/**
 * Shows the office in the pseudo-locale, whose texts have the marks `[!!` and `!!]`. A production build leaves it out,
 * so the page gets its catalog in place of the English one.
 */
export async function showPseudoLocale(page: Page): Promise<void> {
  const body = stripTypeScriptTypes(readFileSync(catalog, 'utf8'));
  await page.route('**/office/assets/texts-*.js', async (route) => {
    const original = await route.fetch();
    const isCatalog = /export\{\w+ as messages\};?\s*$/.test(await original.text());
    await (isCatalog ? route.fulfill({ body, contentType: 'text/javascript' }) : route.fulfill({ response: original }));
  });
}

/** Every string in a JSON value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Collects what the server sends: content of editors, names of people, and texts that the server writes. Codes such as
 * `draft` do not count.
 */
export function collectContent(page: Page): () => Promise<ReadonlySet<string>> {
  const bodies: Promise<string[]>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/Office/')) return;
    bodies.push(response.json().then(stringsIn, () => []));
  });
  return async () =>
    new Set(
      (await Promise.all(bodies))
        .flat()
        .map(plain)
        .filter((text) => !/^[a-z-]*$/.test(text)),
    );
}

/** The visible and accessible texts of the page, without what is typed into fields. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const place = node.parentElement;
      if (place?.closest('script, style, noscript, [contenteditable], textarea')) continue;
      found.push(node.nodeValue ?? '');
    }
    for (const place of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
        found.push(place.getAttribute(name) ?? '');
    }
    return found.map((text) => text.replace(/\s+/g, ' ').trim());
  });
