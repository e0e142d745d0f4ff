import { facetNames } from '#content/facet-names.ts';
import { listPages, pagedItems } from '#content/pages.ts';
import { withoutLanguage } from '#contract/addresses/language-path.ts';

/** The pages with a list that is divided into pages. */
const lists = new Set(['/about', '/search', ...listPages]);

/** The same for pages of one entry, by what is before the id. */
const itemLists = new Set(pagedItems.map((path) => path.replace(/[^/]+$/, '')));

/** The query parameters of pages besides `page`, which lists have. */
const more: Readonly<Record<string, readonly string[]>> = {
  '/compare': ['items'],
  '/contact': ['product', 'search'],
  '/documents': ['category', 'concern', 'kind', 'language', 'year'],
  '/enquiry': ['line'],
  '/news': ['from', 'to'],
  '/search': ['exact', 'q', 'type', ...facetNames],
  '/portfolio': ['filter', 'show'],
  '/sitemap.xml': ['part'],
  // React Router's lazy route discovery.
  '/__manifest': ['paths', 'version'],
};

/** Those of the pages of one entry, by what is before the id. */
const moreOfItems: Readonly<Record<string, readonly string[]>> = {
  '/product/': ['by', 'filter', 'least', 'most', 'sort'],
};

/** React Router's single-fetch requests for a page's data. */
const dataEnding = /\.data$/;

/**
 * The sorted query parameters that the page at a path reads; all others do not change the page. Every parameter that a
 * loader reads must be listed here: the cache ignores the others.
 */
export function parametersOf(path: string): readonly string[] {
  const page = withoutLanguage(path.replace(dataEnding, '').replace(/(?<=.)\/+$/, '')).toLowerCase();
  const folder = page.replace(/[^/]+$/, '');
  const isList = lists.has(page) || itemLists.has(folder);
  const known = [...(more[page] ?? moreOfItems[folder] ?? []), ...(isList ? ['page'] : [])].sort();
  return dataEnding.test(path) ? ['_routes', ...known] : known;
}
