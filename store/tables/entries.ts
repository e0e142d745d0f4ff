import type { Generated } from 'kysely';
import type { EntityName } from '#content/registry.ts';
import type { EntryStatus } from '#contract/documents/entry.ts';
import type { CodeKind } from '#contract/text/codes/codes.ts';

interface EntryRow {
  id: Generated<number>;
  type: EntityName;
  parent_id: number | null;
  position: number;
  status: EntryStatus;
  publish_at: string | null;
  /** When a published or scheduled entry goes offline. */
  unpublish_at: string | null;
  /** The day on which the entry is to be reviewed, such as `2026-11-27`. */
  review_on: string | null;
  /** The id of the user who reviews it; null: no one in particular. */
  reviewer_id: string | null;
  revision: number;
  address: string | null;
  dated_at: string | null;
  /** Derived: the next day at whose start visitors see the entry otherwise, such as `2026-11-27`. */
  changes_on: string | null;
  created_at: string;
  updated_at: string;
  /** The folded title of the latest state: the sort key of the office. */
  title: Generated<string>;
  /** Whether the latest revision is pending while an earlier state is published. */
  pending: Generated<number>;
  /** When the pending change is published automatically. */
  pending_at: string | null;
  /** The address by the pending change. */
  pending_address: string | null;
  /** Whether the pending change is only in languages that are kept as drafts. */
  drafts_only: Generated<number>;
  /** The imported public id; null: the number is the public id. */
  public_id: string | null;
  trashed_at: string | null;
  /** The `updated_at` from which the derived data were made; another one or null: they are outdated. */
  derived_at: string | null;
  updated_by: Generated<string>;
}

/** The office's search text: the folded words of an entry's latest state, each after a space. */
interface EntryWordsRow {
  entry_id: number;
  words: string;
}

/** The uploaded files that an entry shows in its published or latest state. */
interface EntryFileRow {
  entry_id: number;
  src: string;
}

/**
 * The entries that the relations of an entry name. `field` is the path of the relation without positions in lists, such
 * as `facts.attribute`. 1: the state that visitors see, or the latest state, names it.
 */
interface EntryRelationRow {
  entry_id: number;
  field: string;
  to_id: number;
  seen: number;
  latest: number;
}

/** The codes of the state that visitors see, in the form in which they are compared. */
interface EntryCodeRow {
  entry_id: number;
  kind: CodeKind;
  code: string;
}

/** Preview links. `entry_id` is null for an entry that was never saved. */
interface PreviewRow {
  token_hash: string;
  type: EntityName;
  entry_id: number | null;
  parent_id: number | null;
  document: string;
  translations: string;
  expires_at: string;
  made_by: string;
  /** Null: the program itself. */
  maker_id: string | null;
}

/**
 * `lang` is '' for the document in the default language. The type is repeated here, so that PostgreSQL finds the documents of a
 * whole list by an index instead of a scan of the table.
 */
interface EntryDocumentRow {
  entry_id: number;
  type: EntityName;
  lang: string;
  document: string;
  /** JSON: the sources of the translated texts by path; null: none are known. */
  sources: string | null;
  /** Derived: the page address in the language; null for the default language and for translations without one of their own. */
  address: string | null;
}

interface RevisionRow {
  entry_id: number;
  revision: number;
  saved_at: string;
  saved_by: string;
  /** The id of the user; null: the program, or unknown. */
  saved_by_id: string | null;
  parent_id: number | null;
  status: EntryStatus;
  publish_at: string | null;
  document: string;
  translations: string;
  /** JSON: the sources of the translated texts by language and path; null: none are known. */
  sources: string | null;
  /** The languages that the save changed or named, as `,,de,`: the default language is ''. Null: a status of all languages. */
  langs: string | null;
  /**
   * JSON: the status of each language after the save. Null: all have that of the save, or it was saved before statuses
   * were recorded.
   */
  statuses: string | null;
}

/** The tables of entries and what is derived from them. */
export interface EntryTables {
  entries: EntryRow;
  entry_documents: EntryDocumentRow;
  revisions: RevisionRow;
  entry_words: EntryWordsRow;
  entry_files: EntryFileRow;
  entry_relations: EntryRelationRow;
  entry_codes: EntryCodeRow;
  previews: PreviewRow;
}
