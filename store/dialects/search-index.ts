import type { SearchType } from '#content/search.ts';
import type { QueryWord } from '../search/query-words.ts';
import type { Database } from './engine.ts';

/** The search text of an entry in one language. The words are folded. */
export interface SearchRow {
  entry_id: number;
  lang: string;
  languages: string;
  type: SearchType;
  address: string | null;
  title: string;
  body: string;
  titleWords: string[];
  bodyWords: string[];
  /** The index of this language among those of the entry, from 0. */
  ordinal: number;
}

export interface SearchAsked {
  /** At least one. Texts with a word as typed are more relevant than those with another word that begins so. */
  words: readonly QueryWord[];
  /** Best language first, '' last. Of each entry only the row in the best of these languages counts. */
  languages: readonly string[];
  /** Absent: all types. */
  type?: SearchType | undefined;
}

/** A range of the results, in their order. */
export interface SearchPart {
  skip: number;
  take: number;
}

export type SearchCounts = Partial<Record<SearchType, number>>;

export interface SearchCounted {
  /** Exact up to `most`; a type with more matches may have any number above. */
  counts: SearchCounts;
  /** All matches of all types, where counting has read each of them anyway; finding them again would take as long. */
  ids?: readonly number[];
}

/** The full-text index of an engine. Its results are ids in `search_texts`. */
export interface SearchIndex {
  /** Creates an empty index and replaces an existing one. */
  create(db: Database): Promise<void>;
  put(db: Database, row: SearchRow): Promise<void>;
  drop(db: Database, entryId: number): Promise<void>;
  /** Rebuilds the index of titles from the stored texts. */
  indexTitles(db: Database): Promise<void>;
  /** Optimizes the index for reading after a bulk load. */
  settle(db: Database): Promise<void>;
  /** The number of matches per type, for all types even where one was requested. */
  count(db: Database, asked: SearchAsked, most: number): Promise<SearchCounted>;
  /**
   * Matches with every word in the title first, then by the engine's relevance. It reads all matches, so it suits small results
   * only. `ids`: those that counting returned.
   */
  ranked(db: Database, asked: SearchAsked, part: SearchPart, ids?: readonly number[]): Promise<number[]>;
  /** Matches with every word in the title first, then the newest. `counts` tells which types have matches. */
  newest(db: Database, asked: SearchAsked, part: SearchPart, counts: SearchCounts): Promise<number[]>;
}
