import type { EntityName } from '#content/registry.ts';
import type { TranslationState } from '#contract/languages/translatable-texts.ts';

/** A translation that a service proposed; valid while the hash of the text is the same. */
interface TranslationProposalRow {
  entry_id: number;
  lang: string;
  path: string;
  source_hash: string;
  text: string;
  made_at: string;
}

/** The terms of a language for the translation service, one in each line. */
interface GlossaryRow {
  lang: string;
  formality: string;
  terms: string;
  changed_at: string;
  changed_by: string;
}

/** What was chosen for a language of an entry; '' is the default language. Without a row it is published with the entry. */
interface LanguagePublicationRow {
  entry_id: number;
  lang: string;
  status: 'draft' | 'scheduled';
  publish_at: string | null;
}

/**
 * Derived: one row per language of an entry, for its latest state. The row of '' has the number of texts to translate.
 * Entries without one, or in the trash, have no rows.
 */
interface TranslationStateRow {
  entry_id: number;
  type: EntityName;
  lang: string;
  state: TranslationState;
  outdated: number;
  missing: number;
  /** Of an outdated translation, a hash of the entry and of the present sources of its outdated texts; else 0. */
  outdated_sources: number;
}

/**
 * Who translates an entry into a language, and by which day (`YYYY-MM-DD`). At least one of both is set, until the user
 * is removed.
 */
interface TranslationTaskRow {
  entry_id: number;
  lang: string;
  assignee: string | null;
  due_on: string | null;
}

export interface TranslationTables {
  language_publications: LanguagePublicationRow;
  translation_states: TranslationStateRow;
  translation_tasks: TranslationTaskRow;
  translation_proposals: TranslationProposalRow;
  glossaries: GlossaryRow;
}
