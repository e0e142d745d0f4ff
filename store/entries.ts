import type { EntityName } from '#contract/entities/registry.ts';
import type { EntryStatus } from '#contract/entry.ts';
import type { Picture } from '#contract/fields.ts';

/** A document as JSON; its shape is the business of the entity's schema. */
export type JsonDocument = Record<string, unknown>;

/**
 * An entry as the office edits it: the latest saved state, whether or not visitors see it already. Moments are ISO
 * 8601 in UTC.
 */
export interface StoredEntry {
  id: number;
  /** The id in addresses and public calls, unique within its type. */
  publicId: string;
  type: EntityName;
  /** Its name, by the words of its type. */
  title: string;
  parent: number | null;
  position: number;
  /** What it is to visitors; of a published entry with a pending change: published. */
  status: EntryStatus;
  /** When it is published by itself, or, of a published entry, its pending change. */
  publishAt: string | null;
  /** Whether it is published in an earlier state than this one, which waits to be published. */
  pending: boolean;
  /** The part of its page's address that its document names, as visitors know it; null for types without one. */
  address: string | null;
  /** Null where it is not in the trash. */
  trashedAt: string | null;
  revision: number;
  /** In the default language; complete. */
  document: JsonDocument;
  /** By language tag in small letters, the fields that differ; '' and null in them mean "as in the default language". */
  translations: Record<string, JsonDocument>;
  createdAt: string;
  updatedAt: string;
  updatedBy: string;
}

/** An entry as visitors see it: published, its document already in the language asked for. */
export interface PublishedEntry {
  id: number;
  /** The id in addresses and public calls, unique within its type. */
  publicId: string;
  parent: number | null;
  document: JsonDocument;
}

export interface EntryChange {
  type: EntityName;
  /** Absent: a new entry, placed last among its siblings. */
  id?: number;
  /** Of a new entry: the public id it gets where no entry of its type has it; absent or taken: its number. */
  publicId?: string;
  /** The revision that was edited; must be given with `id`. */
  revision?: number;
  parent: number | null;
  status: EntryStatus;
  publishAt: string | null;
  /**
   * Of a published entry saved as draft or scheduled: visitors keep what they see, and the change waits; absent: they
   * see it no more.
   */
  keepPublished?: boolean;
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
  /** Who saves: kept with the revision and in the audit. */
  by: string;
}

export interface PublishedQuery {
  type: EntityName;
  /** Absent: whatever the parent; null: only those without one; several: under any of them. */
  parents?: null | readonly number[];
  /** Only those whose own date lies between these moments (ISO 8601), both included; absent: no limit. */
  dated?: { from?: string; to?: string };
  lang?: string;
  skip?: number;
  /** Absent: all. */
  take?: number;
}

export interface EntriesQuery {
  type: EntityName;
  /** Absent: whatever the parent; null: only those without one. */
  parent?: number | null;
  /** `scheduled`: whatever waits for its time, pending changes included. Absent: all but the trash. */
  state?: 'draft' | 'published' | 'scheduled' | 'pending' | 'trashed';
  /** Accents, case and punctuation do not matter; each must begin a word of the title or the texts. */
  words?: string;
  ids?: readonly number[];
  /** `own`: as visitors see the type. */
  sort: 'own' | 'title' | 'updated' | 'status';
  descending?: boolean;
  skip: number;
  take: number;
}

/** An entry as a line of a list, in its latest saved state. */
export interface ListedEntry extends Omit<StoredEntry, 'document' | 'translations' | 'createdAt'> {
  parentTitle: string | null;
  /** The value of the type's `listColumn`; '' where it has none. */
  columnValue: string;
  /** The date that visitors read at the entry; null where its type has none. */
  datedAt: string | null;
  /** The first of its document. */
  picture: Picture | null;
}

export interface KeptRevision {
  revision: number;
  savedAt: string;
  savedBy: string;
  status: EntryStatus;
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
}

/** An entry that mentions another: it stands under it, a field names it, or a text links to its page. */
export interface EntryReference {
  id: number;
  type: EntityName;
  title: string;
  how: 'child' | 'relation' | 'link';
}

/** How public calls name an entry. */
export type PublicName = { publicId: string } | { address: string };

/** What visitors are asked about, and nothing that changes anything. */
export interface PublishedEntries {
  /** A published entry of the type, or undefined. */
  published(type: EntityName, id: number, lang?: string): Promise<PublishedEntry | undefined>;
  publishedByPublicId(type: EntityName, publicId: string, lang?: string): Promise<PublishedEntry | undefined>;
  publishedByAddress(type: EntityName, address: string, lang?: string): Promise<PublishedEntry | undefined>;
  /**
   * Whether visitors could once read an entry of the type under this public id or address and no longer can: it was
   * taken back to a draft, put off, or removed.
   */
  isWithdrawn(type: EntityName, by: PublicName): Promise<boolean>;
  /** The single entry of a single type. */
  publishedSingle(type: EntityName, lang?: string): Promise<PublishedEntry | undefined>;
  /**
   * Published entries in the type's own order (by position, or the newest first by the date that the type
   * names, of the same moment the higher id first), with the number of all. With several `parents`: grouped in the order given.
   */
  listPublished(query: PublishedQuery): Promise<{ items: PublishedEntry[]; total: number }>;
  /** The earliest and the latest date of the published entries of a dated type; undefined where there is none. */
  datedSpan(type: EntityName): Promise<{ first: string; last: string } | undefined>;
}

/** What a published entry says in another language: the fields that differ. */
export interface PublishedTranslation {
  type: EntityName;
  id: number;
  lang: string;
  document: JsonDocument;
}

export interface Entries extends PublishedEntries {
  /**
   * Creates an entry or saves a revision of one, with search index, audit row and (where visitors can see the
   * difference) content version in one transaction. Throws {@link StoreError}: `missing` for an unknown id,
   * a type that differs, or a parent that is unknown, of an unfit type or below the entry itself, `conflict` on a stale
   * revision, `in-trash` for an entry or a parent in the trash, `address-taken`, `single-exists` for a second entry
   * of a single type.
   */
  save(change: EntryChange): Promise<{ id: number; revision: number }>;
  /**
   * Publishes the latest saved state, or takes the entry back to a draft; each is a new revision, unless it is so
   * already. Refuses as {@link save} does.
   */
  setStatus(id: number, revision: number, status: 'draft' | 'published', by: string): Promise<void>;
  /**
   * Makes the published state the latest one again, as a new revision; visitors notice nothing. Does nothing where no change waits.
   * `missing`, `conflict`, or `in-trash`.
   */
  discardChanges(id: number, revision: number, by: string): Promise<void>;
  /**
   * Puts an entry into the trash, where nobody but {@link get} and the list of the trash sees it; its address and, of a
   * single type, its place are free again. `missing`, `conflict`, `in-trash`, or `has-children`.
   */
  trash(id: number, revision: number, by: string): Promise<void>;
  /**
   * Takes an entry out of the trash, as a draft in its old place. `missing`, `conflict`, `not-in-trash`, `in-trash` where its
   * parent still is, and `address-taken` or `single-exists` where another has taken its place meanwhile.
   */
  restore(id: number, revision: number, by: string): Promise<void>;
  /** Removes an entry of the trash for good, with its revisions. `missing`, `conflict`, `not-in-trash`, or `has-children`. */
  remove(id: number, revision: number, by: string): Promise<void>;
  /** Puts the entry at `position` (0 first) among the siblings of its type and parent. `missing`, or `in-trash`. */
  move(id: number, position: number, by: string): Promise<void>;
  /** The translations of all published entries, by entry and language. */
  publishedTranslations(): Promise<PublishedTranslation[]>;
  get(id: number): Promise<StoredEntry | undefined>;
  list(query: EntriesQuery): Promise<{ items: ListedEntry[]; total: number }>;
  /** The names of entries by their ids, the trash included; unknown ones left out. */
  titles(ids: readonly number[]): Promise<Map<number, string>>;
  /** The kept revisions of an entry, the newest first, with the number of all; absent page: all. */
  revisions(id: number, page?: { skip: number; take: number }): Promise<{ items: KeptRevision[]; total: number }>;
  /** What mentions an entry, drafts and pending changes included, the trash left out. */
  references(id: number): Promise<EntryReference[]>;
  /** The entry of the type to which an address belongs, or will by a pending change. */
  addressHolder(type: EntityName, address: string): Promise<number | undefined>;
  /** The entry of the type to which a public id belongs, in the trash or not. */
  publicIdHolder(type: EntityName, publicId: string): Promise<number | undefined>;
  /** Makes scheduled entries and changes whose time has come visible; how many. */
  publishDue(now: Date): Promise<number>;
  /** When the next scheduled entry or change is due; undefined where none waits. */
  nextDue(): Promise<string | undefined>;
  /** Whether there is any entry at all, drafts included. */
  isEmpty(): Promise<boolean>;
}

/** A state of an entry that is shown to whoever has its link, until it expires. */
export interface NewPreview {
  /** SHA-256 in hex: the store never sees a token. */
  tokenHash: string;
  type: EntityName;
  /** Null: an entry that was never saved. */
  id: number | null;
  parent: number | null;
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
  expiresAt: string;
  by: string;
  /** The user's id; null: the program itself. The link ends when the user is disabled. */
  makerId: string | null;
}

/** The preview links of an entry, or of the entries of a type that a user has never saved. */
export type PreviewsOf = { id: number } | { type: EntityName; makerId: string | null };

export interface Previews {
  add(preview: NewPreview): Promise<void>;
  /**
   * What visitors would see if the state were published. Undefined for a link that is unknown, has expired or was ended, whose maker
   * is disabled, or whose entry was removed or is in the trash.
   */
  open(tokenHash: string, now: Date): Promise<PublishedEntries | undefined>;
  /** Ends links before they expire. Returns how many. */
  end(of: PreviewsOf): Promise<number>;
  /** Forgets links that have expired; how many. */
  dropExpired(now: Date): Promise<number>;
}

/** The id that an entry which was never saved has in its preview: the highest there can be. */
export const unsavedId = 2_147_483_647;
