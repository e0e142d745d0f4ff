import type { EntityName } from '#contract/entities/registry.ts';
import type { EntryStatus } from '#contract/entry.ts';
import type { Picture } from '#contract/fields.ts';
import type { TranslatableText, TranslationState } from '#contract/translatable-texts.ts';

/** A document as JSON. The entity's schema defines its shape. */
export type JsonDocument = Record<string, unknown>;

/** By language and path of a translated text, such as `content.2.title`: the hash of the text that it was translated from. */
export type TranslationSources = Record<string, Record<string, string>>;

/** A translated text whose source has changed since. */
export interface OutdatedText {
  lang: string;
  /** Such as `content.2.title`. */
  path: string;
  /** The text that it was translated from; null if no revision has it. */
  source: string | null;
}

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

/** A text of a revision with its translation into one language. */
export interface TranslatedText extends TranslatableText {
  /** Of the words of the text. */
  hash: string;
  /** '' without one. */
  translation: string;
  /** Of the words of the translation. */
  translationHash: string;
  /** Whether the text has changed since it was translated. */
  isOutdated: boolean;
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
  /** Whether an earlier state is published while this one waits to be published. Languages that are kept as drafts do not count. */
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

/** An entry as visitors see it: published, its document in the requested language. */
export interface PublishedEntry {
  id: number;
  /** The id in addresses and public calls, unique within its type. */
  publicId: string;
  parent: number | null;
  document: JsonDocument;
  /** The language of the document where another than the default one was requested; the default one where it has no translation. */
  lang?: string;
  /** The translation alone; absent where the document is in the default language. */
  translation?: JsonDocument;
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
  /**
   * For a published entry saved as draft or scheduled: the published state stays and the change becomes pending. Absent: the
   * entry is no longer published.
   */
  keepPublished?: boolean;
  /**
   * The languages that `status`, `publishAt` and `keepPublished` apply to; '' is the default language. The others keep what visitors see
   * and their schedules. Absent: all.
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
  by: string;
}

export interface PublishedQuery {
  type: EntityName;
  /** Absent: any parent; null: only entries without one; several: entries under any of them. */
  parents?: null | readonly number[];
  /** Only entries with a date in this range (ISO 8601, inclusive); absent: no limit. */
  dated?: { from?: string; to?: string };
  lang?: string;
  skip?: number;
  /** Absent: all. */
  take?: number;
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

/** The translations of entries, in their latest states. The trash and entries without a text to translate are left out. */
export interface TranslationsQuery {
  types: readonly EntityName[];
  /** As in {@link EntriesQuery}. */
  words?: string | undefined;
  /** Only entries with a translation in this state, in `lang` or else in any of the languages. */
  state?: TranslationState | undefined;
  lang?: string | undefined;
  /** Lower-case tags; absent: those that any entry is translated into. */
  langs?: readonly string[] | undefined;
  /** Languages that are listed although no entry is translated into them; only without `langs`. */
  siteLangs?: readonly string[] | undefined;
  /** Only entries with a translation that is kept as a draft or scheduled; with `state`, a translation that is both. */
  publication?: 'draft' | 'scheduled' | undefined;
  /** Only entries with an open translation that is assigned to this user; null: to none. */
  assignee?: string | null | undefined;
  /** Only entries with an open translation whose due date has passed. */
  overdue?: boolean | undefined;
  /** `YYYY-MM-DD`: due dates before it are overdue; absent: none is. */
  today?: string | undefined;
  skip: number;
  take: number;
}

export interface ListedTranslation {
  id: number;
  type: EntityName;
  title: string;
  status: EntryStatus;
  pending: boolean;
  /** The number of texts to translate. */
  texts: number;
  languages: ListedCell[];
}

/** The translation of an entry into one language. */
export interface ListedCell {
  lang: string;
  state: TranslationState;
  outdated: number;
  missing: number;
  /** Absent without a translation. */
  publication?: LanguageStatus['status'];
  /** Id of a user. */
  assignee: string | null;
  /** `YYYY-MM-DD`. */
  dueOn: string | null;
  overdue: boolean;
}

export interface TranslationAssignment {
  ids: readonly number[];
  types: readonly EntityName[];
  /** Lower-case tags. */
  langs: readonly string[];
  /** Null: no user; absent: unchanged. */
  assignee?: string | null | undefined;
  /** `YYYY-MM-DD`; null: none; absent: unchanged. */
  dueOn?: string | null | undefined;
  by: string;
}

/** The open translations of a user. */
export interface TranslationWork {
  assignee: string;
  /** Translations of entries, each into one language. */
  entries: number;
  texts: number;
  overdue: number;
}

/** The entries with outdated translations into a language. */
export interface OutdatedTranslations {
  lang: string;
  count: number;
  /** Identifies these entries and the present sources of their outdated texts. */
  sources: string;
}

export interface TranslationsPage {
  items: ListedTranslation[];
  total: number;
  /** The number of entries in each state. The state filter does not apply. */
  languages: ({ lang: string } & Record<TranslationState, number>)[];
}

export interface EarlierRevision {
  revision: number;
  savedAt: string;
  savedBy: string;
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
   * Whether an entry of the type was once published under this public id or address and no longer is: it was unpublished,
   * rescheduled or removed.
   */
  isWithdrawn(type: EntityName, by: PublicName): Promise<boolean>;
  /** The single entry of a single type. */
  publishedSingle(type: EntityName, lang?: string): Promise<PublishedEntry | undefined>;
  /**
   * Published entries with their total number, in the order of the type: by position, or newest first by date, then by
   * descending id. With several `parents` they are grouped in the order given.
   */
  listPublished(query: PublishedQuery): Promise<{ items: PublishedEntry[]; total: number }>;
  /**
   * The languages into which a published entry is translated, or any entry of the type; the default language is not among them.
   * Sorted; none for an unknown entry.
   */
  languagesOf(type: EntityName, by: PublicName | 'single' | 'any'): Promise<string[]>;
  /**
   * The addresses of the published entry of a type at an address, by each language that it is translated into, '' for the default one.
   * Empty for an unknown entry.
   */
  addressesOf(type: EntityName, address: string): Promise<Readonly<Record<string, string>>>;
  /** Published entries that are translated into a language, in the order of their numbers. */
  translatedInto(lang: string, page: { skip: number; take: number }): Promise<TranslatedEntry[]>;
  /** The earliest and the latest date of the published entries of a dated type; undefined if there is none. */
  datedSpan(type: EntityName): Promise<{ first: string; last: string } | undefined>;
}

/** What the path of an entry is made of. */
export interface TranslatedEntry {
  type: EntityName;
  publicId: string;
  address: string | null;
  /** The address in the language; that of the default language where it has none of its own. */
  translatedAddress: string | null;
}

/** A translation of a published entry: the fields that differ. */
export interface PublishedTranslation {
  type: EntityName;
  id: number;
  lang: string;
  document: JsonDocument;
}

export interface Entries extends PublishedEntries {
  /**
   * Creates an entry or saves a new revision. The search index, the audit row and, if published content changes, the content
   * version change in the same transaction. Throws {@link StoreError}: `missing` for an unknown id, a different type, or a
   * parent that is unknown, of a wrong type or below the entry itself; `conflict` for a stale revision; `in-trash` for an entry
   * or a parent in the trash; `address-taken`; `single-exists` for a second entry of a single type; `main-language` if another
   * language would be public without the default one.
   */
  save(change: EntryChange): Promise<{ id: number; revision: number }>;
  /**
   * Publishes the latest saved state, or unpublishes the entry, in some languages or in all; drafts of languages are published only if
   * they are named. Both create a new revision, unless the status is the same already. Throws as {@link save} does.
   */
  setStatus(
    id: number,
    revision: number,
    status: 'draft' | 'published',
    by: string,
    languages?: readonly string[],
  ): Promise<void>;
  /**
   * Saves the published state as a new revision, which drops the pending change of some languages or of all. Published content and
   * drafts of languages stay the same. Does nothing without a pending change. Throws `missing`, `conflict` or `in-trash`.
   */
  discardChanges(id: number, revision: number, by: string, languages?: readonly string[]): Promise<void>;
  /**
   * Moves an entry to the trash, where only {@link get} and the list of the trash return it. Its address becomes free, and so
   * does the place of a single type. Throws `missing`, `conflict`, `in-trash` or `has-children`.
   */
  trash(id: number, revision: number, by: string): Promise<void>;
  /**
   * Restores an entry from the trash as a draft in its old place. Throws `missing`, `conflict`, `not-in-trash`, `in-trash` if
   * its parent is in the trash, and `address-taken` or `single-exists` if another entry has its place now.
   */
  restore(id: number, revision: number, by: string): Promise<void>;
  /** Deletes an entry in the trash and its revisions. Throws `missing`, `conflict`, `not-in-trash` or `has-children`. */
  remove(id: number, revision: number, by: string): Promise<void>;
  /** Moves the entry to `position` (0 first) among the siblings of its type and parent. Throws `missing` or `in-trash`. */
  move(id: number, position: number, by: string): Promise<void>;
  /** The translations of all published entries, by entry and language. */
  publishedTranslations(): Promise<PublishedTranslation[]>;
  get(id: number): Promise<StoredEntry | undefined>;
  list(query: EntriesQuery): Promise<{ items: ListedEntry[]; total: number }>;
  /** Ordered by type and title. */
  listTranslations(query: TranslationsQuery): Promise<TranslationsPage>;
  /** Assigns translations and sets due dates. Returns the ids of the changed entries: those of the types that are not in the trash. */
  assignTranslations(assignment: TranslationAssignment): Promise<number[]>;
  /** The open translations of each user who has any, or of one user. */
  translationWork(query: Pick<TranslationsQuery, 'types' | 'today'>, assignee?: string): Promise<TranslationWork[]>;
  /** The languages with outdated translations of entries of these types, sorted. */
  outdatedTranslations(types: readonly EntityName[]): Promise<OutdatedTranslations[]>;
  /** The outdated translated texts of an entry's latest state. */
  outdatedTexts(id: number): Promise<OutdatedText[]>;
  /** The texts of a revision with their translations into a language, in lower case; undefined for an unknown revision. */
  translatedTexts(of: { id: number; revision: number }, lang: string): Promise<TranslatedText[] | undefined>;
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
  /** Publishes scheduled entries and changes that are due. Returns how many. */
  publishDue(now: Date): Promise<number>;
  /** When the next scheduled entry or change is due; undefined if there is none. */
  nextDue(): Promise<string | undefined>;
  /** Whether there is any entry at all, drafts included. */
  isEmpty(): Promise<boolean>;
}

/** A state of an entry that everyone with its link can see until it expires. */
export interface NewPreview {
  /** SHA-256 in hex: the store never sees a token. */
  tokenHash: string;
  type: EntityName;
  /** Null for an entry that was never saved. */
  id: number | null;
  parent: number | null;
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
  expiresAt: string;
  by: string;
  /** The user's id; null: the program itself. The link stops working when the user is disabled. */
  makerId: string | null;
}

/** The preview links of an entry, or those of unsaved entries of a type by one user. */
export type PreviewsOf = { id: number } | { type: EntityName; makerId: string | null };

export interface Previews {
  add(preview: NewPreview): Promise<void>;
  /**
   * The content as visitors would see it if the state were published. Undefined for a link that is unknown, expired or ended,
   * whose maker is disabled, or whose entry was removed or is in the trash.
   */
  open(tokenHash: string, now: Date): Promise<PublishedEntries | undefined>;
  /** Ends links before they expire. Returns how many. */
  end(of: PreviewsOf): Promise<number>;
  /** Deletes expired links. Returns how many. */
  dropExpired(now: Date): Promise<number>;
}

/** The id of a never saved entry in its preview: the highest possible one. */
export const unsavedId = 2_147_483_647;
