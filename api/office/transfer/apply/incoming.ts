import type { EntityName } from '#content/registry.ts';
import type { EntryStatus } from '#contract/documents/entry.ts';
import type { Synonym } from '#contract/office/synonym-view.ts';
import type { JsonDocument, LanguagePublication, StoredFile, TranslationSources } from '#store/store.ts';

/** An entry by its type and its id at the source. */
export interface ForeignRef {
  type: EntityName;
  foreignId: string;
}

export const refKey = ({ type, foreignId }: ForeignRef): string => `${type} ${foreignId}`;

/** A state of an incoming entry. Relations in its document contain foreign ids; its files are already in our library. */
export interface IncomingState {
  status: EntryStatus;
  publishAt: string | null;
  parent: ForeignRef | null;
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
  /** Absent: unknown. */
  sources?: TranslationSources | undefined;
}

export interface IncomingEntry extends ForeignRef, IncomingState {
  /** Its public id at the source; null where it had none. */
  publicId: string | null;
  /** The path of its page at the source, where its address must change here. */
  formerAddress?: string;
  /** A pending state of a published entry. */
  pending: IncomingState | null;
  /** Languages that are kept as drafts or scheduled on their own. */
  publications?: Record<string, LanguagePublication> | undefined;
  /** When it goes offline; null: never. Absent: unknown. */
  unpublishAt?: string | null | undefined;
  /** The day of its next review; null: none. Absent: unknown. */
  reviewOn?: string | null | undefined;
}

export interface IncomingFile extends StoredFile {
  name: string;
  alt: string;
  focus: { x: number; y: number };
  title: string;
  lang: string;
}

/** Content of another site. Entries of a type under one parent are in their order. */
export interface IncomingContent {
  /** Identifies the source, so that a later import recognizes its entries. */
  source: string;
  /** This site exported it: entries are matched by their public ids. */
  own: boolean;
  entries: IncomingEntry[];
  redirects: { from: string; to: string }[];
  synonyms: Synonym[];
}
