import type { EntityName } from '#content/registry.ts';
import type { JsonDocument } from '../interfaces/entries.ts';
import type { PublishedEntries } from '../interfaces/published-entries.ts';

/** A state of an entry that may not be saved. */
export interface PreviewedState {
  type: EntityName;
  /** Null for an entry that was never saved. */
  id: number | null;
  parent: number | null;
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
}

/** A state of an entry that everyone with its link can see until it expires. */
export interface NewPreview extends PreviewedState {
  /** SHA-256 in hex: the store never sees a token. */
  tokenHash: string;
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
  /** The content as visitors would see it if the state were published. Nothing is stored. */
  show(state: PreviewedState): Promise<PublishedEntries>;
  /** Ends links before they expire. Returns how many. */
  end(of: PreviewsOf): Promise<number>;
  /** Deletes expired links. Returns how many. */
  dropExpired(now: Date): Promise<number>;
}

/** The id of a never saved entry in its preview: the highest possible one. */
export const unsavedId = 2_147_483_647;
