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

export interface ProposalTables {
  translation_proposals: TranslationProposalRow;
  glossaries: GlossaryRow;
}
