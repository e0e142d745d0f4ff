import type { APIRequestContext } from '@playwright/test';
import { languageSegment } from '#contract/addresses/language-path.ts';
import { linksIn } from './crawl-site.ts';

/** The maximum number of pages of one kind, such as news items. */
const perKind = 2;

/** Pages without a link, or with a link only in some states: errors, pages linked from mails, filtered and searched lists. */
const unlinked = [
  '/nothing/here',
  '/news/999999',
  '/news?page=2',
  '/documents',
  '/documents?kind=dataSheet&language=en',
  '/locations',
  '/compare',
  '/contact?product=1',
  '/enquiry',
  '/enquiry?line=1*2&line=999999.A-1',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe?token=x',
  '/search',
  '/search?q=a',
  '/search?q=zzzzzzzz',
  '/portfolio',
  '/portfolio/portfolio-details',
  '/portfolio/1',
];

/** `/news/7` and `/news/8` are of one kind; `/news` and `/about` are of two. */
const kindOf = (path: string): string => path.replace(/^(\/[^/?]+)\/.+$/, '$1/*');

/**
 * The paths of pages: a few of each kind, found by following links from the home page, and the unlinked ones.
 * `basename`: the first part of the paths, such as `/de`.
 */
export async function everyPage(request: APIRequestContext, basename = ''): Promise<string[]> {
  const found = [basename || '/', ...unlinked.map((path) => basename + path)];
  const kinds = new Map<string, number>();
  for (const path of found) {
    const response = await request.get(path);
    const addresses = linksIn(await response.text(), response.url()).map((address) => address.replace(/\?.*/, ''));
    // An address below `/documents` is that of a file.
    const pages = addresses.filter((found) => !/^\/(files|api)\/|\/documents\/|\.[a-z]+$/.test(found));
    const isInLanguage = (address: string) => `/${languageSegment(address) ?? ''}` === (basename || '/');
    for (const address of pages.filter(isInLanguage)) {
      const kind = kindOf(address.slice(basename.length));
      const seen = kinds.get(kind) ?? 0;
      if (found.includes(address) || seen >= perKind) continue;
      kinds.set(kind, seen + 1);
      found.push(address);
    }
  }
  return found;
}
