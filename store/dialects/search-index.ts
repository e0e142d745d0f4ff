import { sql } from 'kysely';
import type { HitType } from '#content/search.ts';
import type { QueryWord } from '../search/query-words.ts';
import type { Database } from './engine.ts';

/** The search text of an entry in one language. The words are folded. */
export interface SearchRow {
  entry_id: number;
  lang: string;
  languages: string;
  /** What of the entry the text is of: the number of a page of its file, or the path of a `page`; absent: all of it. */
  part?: string;
  /** `page`: a page of the site that shows fields of the entry. */
  kind: HitType;
  facets: string;
  address: string | null;
  title: string;
  body: string;
  titleWords: string[];
  bodyWords: string[];
}

/**
 * The full-text index of an engine: it finds words and weighs them. It knows rows by their ids in `search_rows` alone; kinds,
 * languages, facets and the order are the same for all engines (`store/queries/search/`).
 */
export interface SearchIndex {
  /** Creates the index of a new `search_rows`, and replaces an existing one. */
  create(db: Database): Promise<void>;
  put(db: Database, row: SearchRow): Promise<void>;
  /** Removes the rows of an entry itself and of pages of the site, or those of its parts: pages of its files. */
  drop(db: Database, entryId: number, which: 'itself' | 'parts'): Promise<void>;
  /** Optimizes the index for reading after a bulk load. */
  settle(db: Database): Promise<void>;
  /** The rows with all words, or with words that begin with them; with `inTitle`, in their titles. In no order. */
  matches(db: Database, words: readonly QueryWord[], where?: { inTitle: boolean }): Promise<number[]>;
  /**
   * The relevance of rows with all words, a lower number being better; rows that it lacks are equally relevant, and
   * less. A word as typed counts beside its beginning. At most 1,000 rows.
   */
  ranks(db: Database, words: readonly QueryWord[], ids: readonly number[]): Promise<Map<number, number>>;
}

/** The rows of `search_rows` that are of parts of entries. */
export const isOfPart = sql<boolean>`(part <> '' and kind <> 'page')`;
/** The others: those that are written with the entry. */
export const isOfEntry = sql<boolean>`(part = '' or kind = 'page')`;

/** Marks the words of titles, which are indexed a second time so that they are found alone. Folded words lack it. */
export const inTitle = (word: string): string => `·${word}`;
