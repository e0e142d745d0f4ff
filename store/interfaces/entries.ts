import type { EntityName } from '#content/registry.ts';
import type { EntryStatus } from '#contract/documents/entry.ts';
import type { Picture } from '#contract/fields.ts';
import type { Code } from '#contract/text/codes/codes.ts';
import type { Actor } from '../actor.ts';
import type { StoreError } from '../store.ts';
import type { PublishedEntries, PublishedState, PublishedStatesQuery } from './published-entries.ts';
import type { EntryTranslations } from './translations.ts';

/** A document as JSON. The entity's schema defines its shape. */
export type JsonDocument = Record<string, unknown>;

/** By language and path of a translated text, such as `content.2.title`: the hash of the text that it was translated from. */
export type TranslationSources = Record<string, Record<string, string>>;

/** What was chosen for one language of an entry. A language without it is published together with the default language. */
export interface LanguagePublication {
  /** A draft is not published together with the default language; it is published when it is named. */
  status: 'draft' | 'scheduled';
  /** When a scheduled language is published; null for a draft. */
  publishAt: string | null;
}

/** The status of an entry in one language. */
export interface LanguageStatus {
  /** '' for the default language. */
  lang: string;
  /** `changed`: visitors see an earlier state. */
  status: EntryStatus | 'changed';
  publishAt: string | null;
  /** Whether visitors see the entry in this language. */
  visible: boolean;
}

/** A user who reviews entries. */
export interface Reviewer {
  id: string;
  name: string;
}

/** When an entry is reviewed next, and by whom. */
export interface ReviewChange {
  reviewOn: string | null;
  /** The id of the user; null: no one in particular. */
  reviewer: string | null;
  /** Whether it has been reviewed now. */
  isReviewed: boolean;
  /** What the user saw. */
  seen: { reviewOn: string | null; reviewer: string | null };
}

/** What happens to an entry at a time; of a review, on a day. `lang`: the language that alone is published. */
export interface CalendarEvent {
  what: 'publish' | 'change' | 'page' | 'unpublish' | 'review';
  at: string;
  lang: string | null;
  entry: ListedEntry;
}

export interface CalendarQuery {
  types: readonly EntityName[];
  /** Moments: from this one, and before that one. */
  from: string;
  to: string;
  /** The first and the last day of reviews and of pages that change by themselves. */
  days: readonly [first: string, last: string];
  take: number;
}

/**
 * An entry as the office edits it: the latest saved state, whether or not it is published yet. Times are ISO 8601 in UTC.
 */
export interface StoredEntry {
  id: number;
  /** The id in addresses and public calls, unique within its type. */
  publicId: string;
  type: EntityName;
  /** The title, derived from the document. */
  title: string;
  parent: number | null;
  position: number;
  /** The status for visitors; a published entry with a pending change is `published`. */
  status: EntryStatus;
  /** When the entry, or its pending change, is published automatically. */
  publishAt: string | null;
  /** When the entry goes offline; null: never. */
  unpublishAt: string | null;
  /** The day on which it is to be reviewed, such as `2027-01-15`; null: none. */
  reviewOn: string | null;
  /** Who reviews it; null: no one in particular. */
  reviewer: Reviewer | null;
  /**
   * Whether an earlier state is published while this one waits to be published. Languages that are kept as drafts do
   * not count.
   */
  pending: boolean;
  /** The address of its page as published, without the path of its type; null for types without one. */
  address: string | null;
  /** Null if it is not in the trash. */
  trashedAt: string | null;
  revision: number;
  /** In the default language; complete. */
  document: JsonDocument;
  /** The fields that differ, by lower-case language tag; in them '' and null mean "as in the default language". */
  translations: Record<string, JsonDocument>;
  sources: TranslationSources;
  /** Of the default language and each translation. */
  languages: LanguageStatus[];
  publications: Record<string, LanguagePublication>;
  /** What visitors see; absent unless it differs from the latest state. */
  visible?: Pick<StoredEntry, 'parent' | 'document' | 'translations'>;
  createdAt: string;
  updatedAt: string;
  updatedBy: string;
}

export interface EntryChange {
  type: EntityName;
  /** Absent: a new entry, placed last among its siblings. */
  id?: number;
  /** For a new entry: its public id, if no entry of its type has it. Absent or taken: the public id is its number. */
  publicId?: string;
  /** The revision that was edited; required with `id`. */
  revision?: number;
  parent: number | null;
  status: EntryStatus;
  publishAt: string | null;
  /** When it goes offline; null: never; absent: as before. An entry that becomes a draft has none. */
  unpublishAt?: string | null | undefined;
  /**
   * For a published entry saved as draft or scheduled: the published state stays and the change becomes pending. Absent: the
   * entry is no longer published.
   */
  keepPublished?: boolean;
  /**
   * The languages that `status`, `publishAt` and `keepPublished` apply to; '' is the default language. The others keep
   * what visitors see and their schedules. Absent: all.
   */
  languages?: readonly string[] | undefined;
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
  /** By language, the paths of translated texts that are right for the current source although they did not change. */
  confirmed?: Readonly<Record<string, readonly string[]>> | undefined;
  /** A saved state that the texts come from, such as a restored revision or a copied entry; their sources are kept. */
  from?: { id: number; revision: number; lang?: string | undefined } | undefined;
  /** The revision that the editor saw, if changes of others were merged into theirs since. */
  seen?: number | undefined;
  /** The known sources of an imported state; absent: derived from the saved states. */
  sources?: TranslationSources | undefined;
  /** What was chosen for the languages of an imported state. */
  publications?: Readonly<Record<string, LanguagePublication>> | undefined;
  /** The user who saves; recorded in the revision and in the audit log. */
  by: Actor;
}

export interface EntriesQuery {
  type: EntityName;
  /** Absent: any parent; null: only entries without one. */
  parent?: number | null;
  /** `scheduled` includes pending changes that are scheduled. Absent: all except the trash. */
  state?: 'draft' | 'published' | 'scheduled' | 'pending' | 'trashed';
  /** Accents, case and punctuation are ignored. Each word must be the prefix of a word of the title or the texts. */
  words?: string;
  ids?: readonly number[];
  /** Only entries that are to be reviewed by this day, such as `2027-01-15`. */
  reviewBy?: string | undefined;
  /** Only entries that this user reviews. */
  reviewer?: string | undefined;
  /** `own`: in the order of the type, as visitors see it. */
  sort: 'own' | 'title' | 'updated' | 'status';
  descending?: boolean;
  skip: number;
  take: number;
}

/** An entry as a row of a list, in its latest saved state. */
export interface ListedEntry
  extends Omit<
    StoredEntry,
    'document' | 'translations' | 'sources' | 'languages' | 'publications' | 'visible' | 'createdAt'
  > {
  parentTitle: string | null;
  /** The value of the type's `listColumn`; '' where it has none. */
  columnValue: string;
  /** The date that visitors see; null if its type has none. */
  datedAt: string | null;
  /** The first picture of its document. */
  picture: Picture | null;
}

export interface EarlierRevision {
  revision: number;
  savedAt: string;
  /** The name at that time. */
  savedBy: string;
  /** The present name; null: unknown. */
  savedByNow: string | null;
  status: EntryStatus;
  /** The languages that the save changed or named; null: a status of all. */
  languages: string[] | null;
  /** The status of each language after the save; null: that of the save, or unknown. */
  statuses: Record<string, LanguageStatus['status']> | null;
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
}

/** An entry that refers to another: its parent is the other, a field names it, or a text links to its page. */
export interface EntryReference {
  id: number;
  type: EntityName;
  title: string;
  how: 'child' | 'relation' | 'link';
}

/** The order of siblings as a user has seen it. */
export interface SeenOrder {
  /** Of the entry to move; 0 is the first. */
  position: number;
  /** Id of the entry at the new position. */
  displaced: number;
}

export interface Entries extends PublishedEntries, EntryTranslations {
  /**
   * Creates an entry or saves a new revision. The search index, the audit row and, if published content changes, the content
   * version change in the same transaction. Throws {@link StoreError}: `missing` for an unknown id, a different type, or a
   * parent that is unknown, of a wrong type or below the entry itself; `conflict` for a stale revision; `in-trash` for an entry
   * or a parent in the trash; `address-taken`; `single-exists` for a second entry of a single type; `main-language` if another
   * language would be public without the default one.
   */
  save(change: EntryChange): Promise<{ id: number; revision: number }>;
  /** Saves some entries in one transaction, each as {@link save} does; returns what is thrown there, or undefined. */
  saveAll(changes: readonly EntryChange[]): Promise<(StoreError | undefined)[]>;
  /**
   * Publishes the latest saved state, or unpublishes the entry, in some languages or in all; drafts of languages are
   * published only if they are named. Both create a new revision, unless the status is the same already. Throws as
   * {@link save} does.
   */
  setStatus(
    id: number,
    revision: number,
    status: 'draft' | 'published',
    by: Actor,
    languages?: readonly string[],
  ): Promise<void>;
  /**
   * Saves the published state as a new revision, which drops the pending change of some languages or of all. Published
   * content and drafts of languages stay the same. Does nothing without a pending change. Throws `missing`, `conflict`
   * or `in-trash`.
   */
  discardChanges(id: number, revision: number, by: Actor, languages?: readonly string[]): Promise<void>;
  /**
   * Moves an entry to the trash, where only {@link get} and the list of the trash return it. Its address becomes free, and so
   * does the place of a single type. Throws `missing`, `conflict`, `in-trash` or `has-children`.
   */
  trash(id: number, revision: number, by: Actor): Promise<void>;
  /**
   * Restores an entry from the trash as a draft in its old place. Throws `missing`, `conflict`, `not-in-trash`, `in-trash` if
   * its parent is in the trash, and `address-taken` or `single-exists` if another entry has its place now.
   */
  restore(id: number, revision: number, by: Actor): Promise<void>;
  /** Deletes an entry in the trash and its revisions. Throws `missing`, `conflict`, `not-in-trash` or `has-children`. */
  remove(id: number, revision: number, by: Actor): Promise<void>;
  /**
   * Moves the entry to `position` (0 first) among the siblings of its type and parent. Throws `missing`, `in-trash`, or
   * `changed-meanwhile` if the order differs from `seen`.
   */
  move(id: number, position: number, by: Actor, seen?: SeenOrder): Promise<void>;
  /** Published entries with their translations, in the order of their numbers. */
  publishedStates(query: PublishedStatesQuery): Promise<PublishedState[]>;
  get(id: number): Promise<StoredEntry | undefined>;
  list(query: EntriesQuery): Promise<{ items: ListedEntry[]; total: number }>;
  /** The latest documents of entries of a type by id, without the trash. Others are left out. */
  documents(type: EntityName, ids: readonly number[]): Promise<Map<number, JsonDocument>>;
  /** The entries that have some codes, in any spelling, without the trash. The codes are in the form of comparisons. */
  codeHolders(codes: readonly Code[]): Promise<(Code & { id: number })[]>;
  /** The titles of entries by id, including those in the trash. Unknown ids are left out. */
  titles(ids: readonly number[]): Promise<Map<number, string>>;
  /** The revisions of an entry, or those of one language, newest first, with their total number; without `page`: all. */
  revisions(
    id: number,
    page?: { skip: number; take: number; lang?: string | undefined },
  ): Promise<{ items: EarlierRevision[]; total: number }>;
  /** The entries that refer to an entry, including drafts and pending changes, without the trash. */
  references(id: number): Promise<EntryReference[]>;
  /** The entry of the type that has an address in any language now, or will have it by a pending change. */
  addressHolder(type: EntityName, address: string): Promise<number | undefined>;
  /** The entry of the type that has a public id, in the trash or not. */
  publicIdHolder(type: EntityName, publicId: string): Promise<number | undefined>;
  /** Sets when an entry is reviewed next. Throws `missing`, `in-trash`, or `changed-meanwhile` if it differs from `seen`. */
  setReview(id: number, change: ReviewChange, by: Actor): Promise<void>;
  /** What happens to entries of some types in a time, the earliest first. */
  calendar(query: CalendarQuery): Promise<CalendarEvent[]>;
  /** The entries of some types that a user is to have reviewed by a day, the earliest first, and their number. */
  dueReviews(
    types: readonly EntityName[],
    of: { reviewer: string; by: string; take: number },
  ): Promise<{ items: ListedEntry[]; total: number }>;
  /** Publishes scheduled entries and changes that are due, and unpublishes entries whose end has come. Returns how many. */
  publishDue(now: Date): Promise<number>;
  /**
   * Lets visitors see the published entries whose day has come, such as the end of a certificate. `today` is the day in
   * the company's time zone. Returns their number.
   */
  changeDue(today: string): Promise<number>;
  /** When the next scheduled entry, change or end is due; undefined if there is none. */
  nextDue(): Promise<string | undefined>;
  /** Whether there is any entry at all, drafts included. */
  isEmpty(): Promise<boolean>;
}
