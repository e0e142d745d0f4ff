import type { EntityName } from '#content/registry.ts';
import type { Code } from '#contract/text/codes/codes.ts';
import type { JsonDocument } from './entries.ts';

/** An entry as visitors see it: published, its document in the requested language. */
export interface PublishedEntry {
  id: number;
  /** The id in addresses and public calls, unique within its type. */
  publicId: string;
  parent: number | null;
  document: JsonDocument;
  /**
   * The language of the document where another than the default one was requested; the default one where it has no
   * translation.
   */
  lang?: string;
  /** The translation alone; absent where the document is in the default language. */
  translation?: JsonDocument;
}

export interface PublishedQuery {
  type: EntityName;
  /** Absent: any parent; null: only entries without one; several: entries under any of them. */
  parents?: null | readonly number[];
  /** Only entries one of whose `fields` refers to one of the entries `to`; a field is its path, such as `facts.attribute`. */
  related?: { fields: readonly string[]; to: readonly number[] };
  /** Only entries with a date in this range (ISO 8601, inclusive); absent: no limit. */
  dated?: { from?: string; to?: string };
  /** The newest first, by date or number, in place of the order of the type and of `parents`. */
  newest?: boolean;
  lang?: string;
  skip?: number;
  /** Absent: all. */
  take?: number;
}

/** The kinds of attributes that products are filtered by. */
export type FilterKind = 'number' | 'choice' | 'yesNo';

/** What was chosen of an attribute: ids of options, answers, or a range that may be open. */
export type FactFilter = { attribute: number } & (
  | { kind: 'number'; from: number | null; to: number | null }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'yesNo'; values: readonly boolean[] }
);

/** Products by their own numbers, those of what is above them, or of their makers. */
export interface ProductSet {
  members: ReadonlySet<number>;
  /** Whether only products of this or another chosen set pass. */
  isChosen: boolean;
}

export interface FilteredQuery {
  /** Products under these, in this order. */
  parents: readonly number[];
  /** One an attribute, 30 at most. A product passes with one of the values of each, or an article with it. */
  filters: readonly FactFilter[];
  /** The attributes to count. `options`: the ids of those of a choice. */
  facets: readonly { attribute: number; kind: FilterKind; options?: readonly string[] }[];
  /** Sets of products to count, such as those that a certificate covers: 30 at most. */
  sets?: readonly ProductSet[] | undefined;
  /** By a number, or without an attribute by name; absent: in the order of the type. */
  sort?: { attribute?: number; descending: boolean } | undefined;
  lang?: string | undefined;
  skip?: number | undefined;
  take?: number | undefined;
}

/** Products with each value of an attribute that pass the filters of the others. */
export interface FacetCounts {
  options: ReadonlyMap<string, number>;
  yes: number;
  no: number;
  /** The range of the numbers; null where there is none. */
  least: number | null;
  most: number | null;
}

export interface FilteredResult {
  ids: number[];
  total: number;
  /** By attribute; without those that no product under the parents has. */
  facets: ReadonlyMap<number, FacetCounts>;
  /** Products of each set that pass the filters by attributes. */
  sets: readonly number[];
}

/** How public calls identify an entry. */
export type PublicName = { publicId: string } | { address: string };

/** Read access to published entries. */
export interface PublishedEntries {
  /** A published entry of the type, or undefined. */
  published(type: EntityName, id: number, lang?: string): Promise<PublishedEntry | undefined>;
  publishedByPublicId(type: EntityName, publicId: string, lang?: string): Promise<PublishedEntry | undefined>;
  /** The entry that has the address in any language. */
  publishedByAddress(type: EntityName, address: string, lang?: string): Promise<PublishedEntry | undefined>;
  /**
   * The entry with a code, in any spelling: a published one, or else one that is no longer published. `successor` is the
   * published entry that its field of this name refers to.
   */
  byCode(code: Code): Promise<CodeHolder | undefined>;
  /**
   * The ids of the published entries with an article number of some keys ({@link articleKey}), or a GTIN of 14 digits,
   * by key.
   */
  byArticleKeys(keys: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
  /** The keys of all published articles. Cached until the content changes. */
  articleKeys(): Promise<ReadonlySet<string>>;
  /**
   * Whether an entry of the type was once published under this public id or address and no longer is: it was unpublished,
   * rescheduled or removed.
   */
  isWithdrawn(type: EntityName, by: PublicName): Promise<boolean>;
  /** The single entry of a single type. */
  publishedSingle(type: EntityName, lang?: string): Promise<PublishedEntry | undefined>;
  /** The published ones of some entries of a type, in the order of their numbers given; at most 1,000. */
  publishedByIds(type: EntityName, ids: readonly number[], lang?: string): Promise<PublishedEntry[]>;
  /**
   * Published entries with their total number, in the order of the type: by position, or newest first by date, then by
   * descending id. With several `parents` they are grouped in the order given.
   */
  listPublished(query: PublishedQuery): Promise<{ items: PublishedEntry[]; total: number }>;
  /** As {@link listPublished} without `take`, in batches: for lists of any length. Batches are read as they are consumed. */
  publishedInBatches(
    query: Omit<PublishedQuery, 'take'>,
  ): Promise<{ batches: AsyncIterable<PublishedEntry[]>; total: number }>;
  /** The published products under some entries, filtered and counted by their facts. */
  filtered(query: FilteredQuery): Promise<FilteredResult>;
  /**
   * The languages into which a published entry is translated, or any entry of the type; the default language is not among them.
   * Sorted; none for an unknown entry.
   */
  languagesOf(type: EntityName, by: PublicName | 'single' | 'any'): Promise<string[]>;
  /**
   * The addresses of the published entry of a type at an address, by each language that it is translated into, '' for
   * the default one. Empty for an unknown entry.
   */
  addressesOf(type: EntityName, address: string): Promise<Readonly<Record<string, string>>>;
  /** Published entries that are translated into a language, in the order of their numbers. */
  translatedInto(lang: string, page: { skip: number; take: number }): Promise<TranslatedEntry[]>;
  /** A part of the entries that have pages of their own, in the order of their numbers, and the number of all. */
  listedPages(page: { skip: number; take: number }): Promise<{ entries: ListedPageOf[]; total: number }>;
  /** The earliest and the latest date of the published entries of a dated type; undefined if there is none. */
  datedSpan(type: EntityName): Promise<{ first: string; last: string } | undefined>;
}

/** An entry with a page of its own. */
export interface ListedPageOf {
  type: EntityName;
  publicId: string;
  address: string | null;
  datedAt: string | null;
  /** {} for types that list all of their pages. */
  document: JsonDocument;
  /** The address in each language that the entry is translated into. */
  addresses: Readonly<Record<string, string | null>>;
}

/** What the path of an entry is made of. */
export interface TranslatedEntry {
  type: EntityName;
  publicId: string;
  address: string | null;
  /** The address in the language; that of the default language where it has none of its own. */
  translatedAddress: string | null;
}

/** A published entry with its translations: of each, the fields that differ. */
export interface PublishedState extends PublishedEntry {
  type: EntityName;
  translations: Record<string, JsonDocument>;
}

/** An entry that has a code. */
export interface CodeHolder {
  type: EntityName;
  publicId: string;
  isPublished: boolean;
  successor: PublishedEntry | undefined;
}

/** Entries after a number, or those with some numbers (500 at most); of the latter, those that are published. */
export type PublishedStatesQuery = { after: number; take: number } | { ids: readonly number[] };
