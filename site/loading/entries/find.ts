import { type Facet, type HitType, hitTypes, isMoreThanTotal, type SearchResponse } from '#content/search.ts';
import { maxQueryLength, search } from '#contract/calls/search.ts';
import type { SiteServices } from '#site/context.ts';
import { chosenFrom } from '#site/searching/search-address.ts';
import { isNotFound } from '../failures.ts';
import { loadPage } from '../lists/paged.ts';

/** The search words of an address. */
export const queryFrom = (url: URL): string => (url.searchParams.get('q') ?? '').trim().slice(0, maxQueryLength).trim();

/** The result type that an address selects; undefined for all and for an unknown type. */
export const typeFrom = (url: URL): HitType | undefined =>
  hitTypes.find((type) => type === url.searchParams.get('type'));

/** Whether the address asks for the words as typed alone. */
export const exactFrom = (url: URL): true | undefined => (url.searchParams.get('exact') === '1' ? true : undefined);

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

const noFacets: readonly Facet[] = [];

/** Words that find something instead of some that find nothing; undefined if there are none. */
const nearestWords = async ({ client }: SiteServices, query: string): Promise<string | undefined> =>
  (await client.call(search, { q: query, take: 1 })).corrected;

/**
 * The data of the search page. `nearest`: words that find something, where those as typed find nothing. Without words,
 * no call is made. A backend without search sets `missing`; one that is down throws.
 */
export async function find(services: SiteServices, url: URL) {
  const query = queryFrom(url);
  const type = typeFrom(url);
  const exact = exactFrom(url);
  const chosen = chosenFrom(url.searchParams);
  const none: Found = { count: 0, more: false };
  const nothing = {
    query,
    type,
    exact,
    chosen,
    facets: noFacets,
    corrected: undefined,
    nearest: undefined,
    items: [],
    found: none,
    tabs: [],
    paging: { page: 1, pages: 1 },
    missing: false,
  };
  if (query === '') return nothing;
  let whole: Pick<SearchResponse, 'corrected' | 'counts' | 'more' | 'facets'> = { counts: {}, more: [] };
  const answers = loadPage(url, async (part) => {
    const answer = await services.client.call(search, { q: query, type, exact, ...chosen, facets: true, ...part });
    whole = answer;
    return answer;
  });
  try {
    const { items, paging, total } = await answers;
    const found: Found = { count: total, more: isMoreThanTotal(whole, type) };
    const { corrected, facets = [] } = whole;
    const isNone = Object.keys(whole.counts).length === 0;
    const nearest = exact && isNone ? await nearestWords(services, query) : undefined;
    return {
      ...{ query, type, exact, chosen, facets, corrected, nearest, items, found, paging },
      tabs: tabsOf(whole),
      missing: false,
    };
  } catch (error) {
    if (isNotFound(error)) return { ...nothing, missing: true };
    throw error;
  }
}
