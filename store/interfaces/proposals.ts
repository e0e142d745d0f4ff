import type { Formality } from '#contract/languages/glossary.ts';
import type { Actor } from '../actor.ts';
import type { StoredEntry } from './entries.ts';

/** A translation that a service proposed for a text of an entry. It is not part of the entry. */
export interface Proposal {
  /** Such as `content.2.title`. */
  path: string;
  text: string;
  madeAt: string;
}

/** A text of an entry that a translation lacks, or whose translation is outdated. */
export interface OpenText {
  path: string;
  input: 'text' | 'long-text' | 'rich-text';
  /** The text in the main language. */
  text: string;
  /** The hash of its words. */
  hash: string;
}

export interface Proposals {
  /** The texts of an entry's state that need a translation. */
  openTexts(entry: Pick<StoredEntry, 'type' | 'document' | 'translations' | 'sources'>, lang: string): OpenText[];
  /** The proposals for the open texts of an entry's latest state. */
  list(id: number, lang: string): Promise<Proposal[]>;
  /** Stores proposals in place of earlier ones. Those for texts that are not open any more, or have changed, are left out. */
  add(id: number, lang: string, proposals: readonly { path: string; hash: string; text: string }[]): Promise<void>;
  /** Deletes proposals, all of a language without `paths`. Returns how many. */
  discard(id: number, lang: string, paths?: readonly string[]): Promise<number>;
}

/** What the service is told for a language. */
export interface StoredGlossary {
  lang: string;
  formality: Formality;
  /** A term in each line. */
  terms: string;
  changedAt: string;
  changedBy: string;
}

export interface Glossaries {
  list(): Promise<StoredGlossary[]>;
  get(lang: string): Promise<StoredGlossary | undefined>;
  /** Throws `conflict` unless the glossary was last changed at `seen`; null: there was none. Writes an audit row. */
  save(glossary: Pick<StoredGlossary, 'lang' | 'formality' | 'terms'>, seen: string | null, by: Actor): Promise<void>;
}
