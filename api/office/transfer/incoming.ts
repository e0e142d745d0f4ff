import type { EntityName } from '#contract/entities/registry.ts';
import type { EntryStatus } from '#contract/entry.ts';
import type { JsonDocument, StoredFile } from '#store/store.ts';

/** An entry by what it is called where it comes from. */
export interface ForeignRef {
  type: EntityName;
  foreignId: string;
}

export const refKey = ({ type, foreignId }: ForeignRef): string => `${type} ${foreignId}`;

/** A state of an entry that comes in; relations in its document hold foreign ids, its files are ours already. */
export interface IncomingState {
  status: EntryStatus;
  publishAt: string | null;
  parent: ForeignRef | null;
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
}

export interface IncomingEntry extends ForeignRef, IncomingState {
  /** Its public id at the source; null where it had none. */
  publicId: string | null;
  /** The path of its page at the source, where its document cannot have the same address here. */
  formerAddress?: string;
  /** Of a published entry: a later state that waits. */
  pending: IncomingState | null;
}

export interface IncomingFile extends StoredFile {
  name: string;
  alt: string;
  focus: { x: number; y: number };
  title: string;
  lang: string;
}

/** Content from another place; entries of a type under one parent stand in their order. */
export interface IncomingContent {
  /** Names the place, so that what came from it is known again. */
  source: string;
  /** This site exported it: an entry with a public id is the incoming one with the same public id. */
  own: boolean;
  entries: IncomingEntry[];
  redirects: { from: string; to: string }[];
}
