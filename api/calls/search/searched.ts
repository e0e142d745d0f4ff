import type { SearchHit } from '#content/search.ts';
import type { Store } from '#store/store.ts';
import type { HitSource } from './as-hit.ts';
import type { FilterHits } from './filter-hits.ts';

/** Results of one call. */
export const pageSize = 24;

/** What a search looks at. */
export interface Searched extends HitSource {
  find: Store['search'];
  /** Reads the entries that facets name; absent: nothing is related. */
  entries?: Pick<Store['entries'], 'publishedByPublicId' | 'publishedByIds'>;
  /** Whether the site has a page of its own at a path, such as `/documents`. */
  hasPage(path: string): Promise<boolean>;
  /** The contact page where words are of the company’s address or numbers; absent: never. */
  contact?(words: string, lang: string | undefined): Promise<SearchHit | undefined>;
  /** What words name of what products are filtered by; absent: nothing. */
  filters?(words: string, lang: string | undefined): Promise<FilterHits>;
  /** What editors want to be first for some words; absent: nothing. */
  bets?(words: string, lang: string | undefined): Promise<SearchHit[]>;
}
