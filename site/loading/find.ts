import { type HitType, hitTypes, isMoreThanTotal, type SearchResponse } from '#content/search.ts';
import { search } from '#contract/calls/search.ts';
import type { SiteServices } from '../context.ts';
import { isNotFound } from './failures.ts';
import { loadPage } from './paged.ts';

/** The limit of the call. */
const maxQueryLength = 200;

/** The search words of an address. */
export const queryFrom = (url: URL): string => (url.searchParams.get('q') ?? '').trim().slice(0, maxQueryLength).trim();

/** The result type that an address selects; undefined for all and for an unknown type. */
export const typeFrom = (url: URL): HitType | undefined =>
  hitTypes.find((type) => type === url.searchParams.get('type'));

/** The number of results; `more`: there are further, uncounted ones. */
export interface Found {
  count: number;
  more: boolean;
}

/** The result types with their counts, in the order of `hitTypes`, without empty ones. */
const tabsOf = ({ counts, more }: Pick<SearchResponse, 'counts' | 'more'>): ({ type: HitType } & Found)[] =>
  hitTypes.flatMap((type) => {
    const count = counts[type] ?? 0;
    return count > 0 ? [{ type, count, more: isMoreThanTotal({ more }, type) }] : [];
  });

/**
 * The data of the search page. Without words, no call is made. A backend without search sets `missing`; one that is
 * down throws.
 */
export async function find(services: SiteServices, url: URL) {
  const query = queryFrom(url);
  const type = typeFrom(url);
  const none: Found = { count: 0, more: false };
  const nothing = { query, type, items: [], found: none, tabs: [], paging: { page: 1, pages: 1 }, missing: false };
  if (query === '') return nothing;
  let whole: Pick<SearchResponse, 'counts' | 'more'> = { counts: {}, more: [] };
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
