import { search } from '#contract/calls/search.ts';
import { isMoreThanTotal, type SearchAnswer, type SearchType, searchTypes } from '#contract/search.ts';
import type { SiteServices } from '../context.ts';
import { isNotFound } from './failures.ts';
import { loadPage } from './paged.ts';

/** As much as the call takes. */
const longestQuery = 200;

/** The words an address asks for. */
export const queryFrom = (url: URL): string => (url.searchParams.get('q') ?? '').trim().slice(0, longestQuery).trim();

/** The kind an address narrows its search to; undefined for all, and for what is no kind. */
export const typeFrom = (url: URL): SearchType | undefined =>
  searchTypes.find((type) => type === url.searchParams.get('type'));

/** How many results there are; `more`: that many, and others that were not counted. */
export interface Found {
  count: number;
  more: boolean;
}

/** The kinds something was found of, in the order of the catalogue, with their numbers. */
const tabsOf = ({ counts, more }: Pick<SearchAnswer, 'counts' | 'more'>): ({ type: SearchType } & Found)[] =>
  searchTypes.flatMap((type) => {
    const count = counts[type] ?? 0;
    return count > 0 ? [{ type, count, more: more.includes(type) }] : [];
  });

/**
 * What the search page shows. Nothing is asked without words; a backend that knows no search is told apart
 * (`missing`) from one that is away, which throws.
 */
export async function find(services: SiteServices, url: URL) {
  const query = queryFrom(url);
  const type = typeFrom(url);
  const none: Found = { count: 0, more: false };
  const nothing = { query, type, items: [], found: none, tabs: [], paging: { page: 1, pages: 1 }, missing: false };
  if (query === '') return nothing;
  let whole: Pick<SearchAnswer, 'counts' | 'more'> = { counts: {}, more: [] };
  const answers = loadPage(url, async (part) => {
    const answer = await services.client.call(search, { q: query, type, ...part });
    whole = answer;
    return answer;
  });
  try {
    const { items, paging, total } = await answers;
    const found: Found = { count: total, more: isMoreThanTotal(whole, type) };
    return { query, type, items, found, tabs: tabsOf(whole), paging, missing: false };
  } catch (error) {
    if (isNotFound(error)) return { ...nothing, missing: true };
    throw error;
  }
}
