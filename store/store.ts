import type { FacetName } from '#content/facet-names.ts';
import type { EntityName } from '#content/registry.ts';
import type { HitType, SearchType, Segment } from '#content/search.ts';
import type { Database, PoolStats } from './dialects/engine.ts';
import type { Desks } from './interfaces/desks.ts';
import type { Entries, ListedEntry } from './interfaces/entries.ts';
import type { FileTexts } from './interfaces/file-texts.ts';
import type { Submissions, Subscribers } from './interfaces/inbox.ts';
import type { Files, Imports } from './interfaces/library.ts';
import type { LoginAttempts, Secrets, Users } from './interfaces/people.ts';
import type { Retention, TrustedClock, Visits } from './interfaces/personal.ts';
import type { Glossaries, Proposals } from './interfaces/proposals.ts';
import type { PublishedEntry } from './interfaces/published-entries.ts';
import type { Audit, Dismissals, MailQueue, Redirects, Reminders } from './interfaces/registers.ts';
import type { ReplyTemplates } from './interfaces/reply-templates.ts';
import type { BestBets, ZeroResultSearches } from './interfaces/search-registers.ts';
import type { Synonyms } from './interfaces/synonyms.ts';
import type { Previews } from './previews/previews.ts';

export type { PoolStats } from './dialects/engine.ts';
export type {
  CalendarEvent,
  EarlierRevision,
  Entries,
  EntriesQuery,
  EntryChange,
  EntryReference,
  JsonDocument,
  LanguagePublication,
  LanguageStatus,
  ListedEntry,
  StoredEntry,
  TranslationSources,
} from './interfaces/entries.ts';
export type {
  FileQuery,
  FileRemarks,
  Files,
  ImportedId,
  Imports,
  LibraryFile,
  ShownFile,
  StoredFile,
} from './interfaces/library.ts';
export type {
  FacetCounts,
  FactFilter,
  FilteredQuery,
  ProductSet,
  PublicName,
  PublishedEntries,
  PublishedEntry,
  PublishedQuery,
} from './interfaces/published-entries.ts';
export type { TranslatedText } from './interfaces/translations.ts';
export type { NewPreview, Previews } from './previews/previews.ts';

export interface SearchQuery {
  /** As typed. Accents, case and punctuation are ignored. Every word must match a whole word or a prefix. */
  words: string;
  /** `page`: pages of the site without entries. */
  type?: HitType | undefined;
  lang?: string | undefined;
  /** Chosen values by facet: entries with one of them. Concerns and categories by the numbers of their entries. */
  chosen?: ChosenFacets;
  /** Whether the values of the facets are counted. */
  countsFacets?: boolean;
  /** Whether nothing is searched instead where the words find nothing. */
  exact?: boolean;
  skip: number;
  take: number;
}

export type ChosenFacets = Partial<Record<FacetName, readonly string[]>>;

/** A page of a file that has the words. */
export interface FoundPage {
  /** From 1. */
  page: number;
  /** The address of the file, with the page: `/files/3f9c….pdf#page=7`. */
  url: string;
  fragment: Segment[];
  /** Of the file, unless it is the one for all visitors without a file in their language. */
  lang?: string;
}

export interface SearchFound {
  /** What was searched instead, because the words as typed find nothing; absent: they were searched. */
  corrected?: string;
  total: number;
  counts: Partial<Record<HitType, number>>;
  /** Types with more matches than `counts` has. Only the counted ones can be listed. */
  more: SearchType[];
  /** By facet and value, the matches given the type and the values of the other facets; where asked for. */
  facets?: ReadonlyMap<FacetName, ReadonlyMap<string, number>>;
  items: {
    type: HitType;
    /** Of a `page`, its path. The site knows its name: its title is empty. */
    publicId: string;
    /** The number of the entry; absent: it is not in the store. */
    entry?: number;
    address: string | null;
    /** The language of the texts, if another one than the default language was asked for. */
    lang?: string | undefined;
    /** The texts without a translation; they are in the default language. */
    fallback?: ('title' | 'fragment')[] | undefined;
    title: Segment[];
    fragment: Segment[];
    /** Pages of its files that have the words, the most relevant first. */
    pages?: FoundPage[];
  }[];
}

/** A filter of categories that words name. */
export interface NamedFilter {
  attribute: PublishedEntry;
  /** Those that have the attribute. `parents`: the numbers of the category and of those below it. */
  categories: readonly { category: PublishedEntry; parents: readonly number[] }[];
  /** The id of the option that is named; absent: the attribute is. */
  option?: string;
  /** The number that is typed with its unit or the name of the attribute; absent: none is. */
  number?: number;
}

/** A row of any table in a backup. */
export interface DumpedRow {
  table: string;
  row: Record<string, unknown>;
}

/** The dashboard's content: numbers, scheduled entries and recent changes. */
export interface Overview {
  drafts: number;
  /** The next five scheduled entries or changes. */
  scheduled: ListedEntry[];
  /** The last five changed entries. */
  recent: ListedEntry[];
  /** Whether nothing of any type is published. */
  isEmpty: boolean;
  /** By language, the number of entries with an outdated translation. */
  outdated: { lang: string; count: number }[];
}

/** An entry whose published state changed, with its current and former parents; null: none. */
export interface VisibleChange {
  id: number;
  publicId: string;
  type: EntityName;
  parents: (number | null)[];
  /** The languages of the changed translations; null: the change shows in every language. */
  langs: readonly string[] | null;
}

export interface ContentChanges {
  version: number;
  /** False if the changes are no longer recorded: then anything may have changed. */
  known: boolean;
  changes: VisibleChange[];
}

/** The data that are derived from entries: addresses, search, lists, files and states of translations. */
export interface DerivedData {
  /** The number of entries whose derived data are older than they are. */
  countOutdated(): Promise<number>;
  /** Derives the data of some of them again. Returns of how many; 0 at the end. An entry that fails is reported and left out. */
  rebuildSome(onFailure: (id: number, error: unknown) => void): Promise<number>;
  /**
   * The data of all entries are to be derived again; until then they stay as they are. Rebuilds the words of messages,
   * applications and files itself.
   */
  markAllOutdated(): Promise<void>;
}

export interface Store {
  /** The language of documents without a language, such as `en`. */
  defaultLanguage: string;
  entries: Entries;
  previews: Previews;
  proposals: Proposals;
  glossaries: Glossaries;
  desks: Desks;
  replyTemplates: ReplyTemplates;
  submissions: Submissions;
  subscribers: Subscribers;
  mail: MailQueue;
  files: Files;
  fileTexts: FileTexts;
  imports: Imports;
  redirects: Redirects;
  synonyms: Synonyms;
  audit: Audit;
  dismissals: Dismissals;
  reminders: Reminders;
  clock: TrustedClock;
  users: Users;
  loginAttempts: LoginAttempts;
  secrets: Secrets;
  retention: Retention;
  visits: Visits;
  zeroResultSearches: ZeroResultSearches;
  bestBets: BestBets;
  /** The database itself. Only the accounts library uses it. */
  accounts: Database;
  search(query: SearchQuery): Promise<SearchFound>;
  /** The filters of categories that a query names: an attribute, an option, or a number with its unit or attribute. */
  namedFilters(query: string, lang?: string): Promise<NamedFilter[]>;
  /** Drafts, scheduled entries and recent changes of some types, for the dashboard. */
  overview(types: readonly EntityName[]): Promise<Overview>;
  /** Rises with each change of published content. */
  contentVersion(): Promise<number>;
  contentChanges: {
    /** The changes of published content since a version. */
    since(version: number): Promise<ContentChanges>;
    /** Calls `tell` soon after a process may have changed something. The returned function ends the subscription. */
    watch(tell: () => void): () => Promise<void>;
  };
  /** Resolves if the database responds, rejects otherwise. */
  ping(): Promise<void>;
  /**
   * Runs `work` unless another process on the same data runs work of this name; then returns undefined. The lock of a
   * killed process is released.
   */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<{ done: T } | undefined>;
  /** All rows of all tables with original data, or of `tables`, from one consistent snapshot, in an engine-neutral form. */
  dump(tables?: readonly string[]): AsyncIterable<DumpedRow>;
  /** Fills an empty database from a dump in one transaction and rebuilds derived data. */
  load(rows: AsyncIterable<DumpedRow>): Promise<void>;
  derived: DerivedData;
  schemaVersion: number;
  /** The state of the connection pool; absent without a pool. */
  pool?: () => PoolStats;
  close(): Promise<void>;
}

export type StoreErrorReason =
  | 'missing'
  | 'conflict'
  | 'changed-meanwhile'
  | 'notes-full'
  | 'there-already'
  | 'too-many'
  | 'address-taken'
  | 'single-exists'
  | 'main-language'
  | 'has-children'
  | 'in-use'
  | 'in-trash'
  | 'not-in-trash';

/** What the text of a {@link StoreError} names. */
export interface StoreErrorAbout {
  /** The bound that was reached. */
  most?: number;
  address?: string;
  /** The language of the address; '' for the default one. */
  lang?: string;
  /** Of the entry with the address, or of the parent in the trash. */
  title?: string | undefined;
  /** Of entries under it. */
  titles?: readonly string[];
  /** Whether there are more than `titles`. */
  more?: boolean;
  /** Whether it was in the trash before. */
  already?: boolean;
  /** Whether the main language was to be unpublished. */
  unpublished?: boolean;
}

/** A change that was rejected. Nothing was written. The message is in English, for logs. */
export class StoreError extends Error {
  readonly reason: StoreErrorReason;
  readonly about: StoreErrorAbout;

  constructor(reason: StoreErrorReason, message: string, about: StoreErrorAbout = {}) {
    super(message);
    this.name = 'StoreError';
    this.reason = reason;
    this.about = about;
  }
}

/** The version that the running step of a migration reaches, the last one, and how many rows the step has done so far. */
export interface MigrationProgress {
  version: number;
  of: number;
  rows: number;
}

export interface StoreConfig {
  /** `{ sqlite: path }` for a database file (or ':memory:'), `{ postgres: url }` for a server. */
  database: { sqlite: string } | { postgres: string };
  /** The main language of an empty database; absent: that of the database, or English. */
  defaultLanguage?: string | undefined;
  /**
   * What to do with the tables. `migrate` (the default) migrates them to this program's version. `create` creates them
   * in a database without tables. `keep` changes nothing. With the last two, tables of another version cause a
   * `SchemaVersionError`.
   */
  tables?: 'migrate' | 'create' | 'keep';
  /** Called every five seconds of a migration. */
  onMigration?: (progress: MigrationProgress) => void;
  /** Called for every statement that ran, with its time; for slow-query logs and tests of query plans. */
  onQuery?: (query: { sql: string; parameters: readonly unknown[]; milliseconds: number }) => void;
  /** Called for every failed statement and failed connection. */
  onError?: (error: unknown) => void;
}
