import type { TranslationState } from '#contract/translatable-texts.ts';

const states: Record<TranslationState, string> = {
  missing: 'Missing',
  partial: 'Partly translated',
  outdated: 'Outdated',
  complete: 'Complete',
};

export const translationTexts = {
  menu: 'Translations',
  title: 'Translations',
  intro: 'Which texts are translated, and where the default language has changed since.',
  search: 'Search in all entries',
  type: 'Type',
  allTypes: 'All types',
  language: 'Language',
  allLanguages: 'All languages',
  state: 'State',
  allStates: 'All states',
  states,
  /** In a chip, with the number of texts. */
  count: { outdated: (count: number) => `${count} outdated`, partial: (count: number) => `${count} missing` },
  languages: 'Languages',
  progress: (complete: number, total: number) => `${complete} of ${total} complete`,
  of: (count: number, state: string) => `${count} ${state.toLowerCase()}`,
  inLanguage: (language: string, count: string) => `${language}: ${count}`,
  entry: 'Entry',
  table: 'Entries and their translations',
  cell: (title: string, language: string, state: string) => `${title}, ${language}: ${state}`,
  untitled: 'Untitled',
  clear: 'Clear filters',
  noMatch: 'No entry matches',
  noMatchHint: 'Try fewer words or another filter.',
  noLanguages: 'Nothing is translated yet',
  noLanguagesHint: 'Open an entry and choose “Add a language”. Each language that is used then has a column here.',
  nothing: 'There is nothing to translate yet',
  nothingHint: 'Entries with texts appear here.',
};
