import type { EntryLanguage } from '#contract/entity.ts';
import type { FileLink } from '#contract/fields.ts';
import type { Document } from './definition.ts';

/** A document as pages link it. */
export interface DocumentLink extends EntryLanguage, Pick<Document, 'id' | 'name' | 'kind' | 'edition' | 'date'> {
  files: FileLink[];
}

/** The current edition of a document, with the earlier ones, the newest first. */
export interface DocumentEntry extends DocumentLink {
  earlier: DocumentLink[];
}
