import type { SearchType } from '#contract/search.ts';
import type { Database } from './engine.ts';

/** The searchable side of an entry in one language; the words are folded. */
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
  /** Which of the entry's languages this is, from 0. */
  ordinal: number;
}

export interface SearchAsked {
  /** Folded, at least one; each must match as a whole or a beginning. */
  words: readonly string[];
  /** The best first, '' last; of each entry only the row in the best of them counts. */
  languages: readonly string[];
  /** Absent: all types. */
  type?: SearchType | undefined;
}

/** A part of what was found, in its order. */
export interface SearchPart {
  skip: number;
  take: number;
}

export type SearchCounts = Partial<Record<SearchType, number>>;

export interface SearchCounted {
  /** Of a type with more than `most`, any number above. */
  counts: SearchCounts;
  /** All of them, whatever their type, where counting came upon each; to find them again takes as long. */
  ids?: readonly number[];
}

/** The full-text index of an engine. What it finds are ids in `search_texts`. */
export interface SearchIndex {
  /** Makes an empty index, in place of one that may be there. */
  create(db: Database): Promise<void>;
  put(db: Database, row: SearchRow): Promise<void>;
  drop(db: Database, entryId: number): Promise<void>;
  /** Makes anew what knows the titles alone, from the texts that are there. */
  indexTitles(db: Database): Promise<void>;
  /** After very many were put in at once: makes of it what is quickest to read. */
  settle(db: Database): Promise<void>;
  /** How many there are of each type, whatever type was asked for. */
  count(db: Database, asked: SearchAsked, most: number): Promise<SearchCounted>;
  /**
   * Those with every word in the title first, then by the engine's own measure. Only for few: it looks at all. `ids`: what
   * counting came upon.
   */
  ranked(db: Database, asked: SearchAsked, part: SearchPart, ids?: readonly number[]): Promise<number[]>;
  /** Those with every word in the title first, then the newest. `counts` says which types there are any of. */
  newest(db: Database, asked: SearchAsked, part: SearchPart, counts: SearchCounts): Promise<number[]>;
}
