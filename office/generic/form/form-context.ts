import { type ComponentType, createContext, useContext } from 'react';
import type { EntityName } from '#content/registry.ts';
import { fieldOf, textAt } from '#contract/languages/translatable-texts.ts';
import type { EditedEntry, LanguageStatus } from '#contract/office/entry-view.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import type { ConfirmedText } from './entry-values.ts';

/** A translated text whose text in the default language has changed since. */
export interface OutdatedMark extends ConfirmedText {
  /** The text that it was translated from; null where unknown. */
  source: string | null;
}

/** The marks of a saved entry. */
export const marksOf = ({ outdated, translations }: Pick<EditedEntry, 'outdated' | 'translations'>): OutdatedMark[] =>
  outdated.map(({ lang, path, source }) => ({
    lang,
    field: fieldOf(path),
    text: textAt(translations[lang], path),
    source,
  }));

interface FormFacts {
  type: EntityName;
  readOnly: boolean;
  /** The translated texts that were outdated when the entry was loaded. */
  outdated: readonly OutdatedMark[];
  /** The saved statuses of the languages. */
  languages: readonly LanguageStatus[];
  /** The inputs of fields whose values are at `path`; lists need them for their parts. */
  Fields: ComponentType<{ fields: readonly FieldDescription[]; path: string }>;
}

const FormFactsContext = createContext<FormFacts | undefined>(undefined);

export const FormFactsProvider = FormFactsContext.Provider;

/** Properties of the form for its fields. */
export function useFormFacts(): FormFacts {
  const facts = useContext(FormFactsContext);
  if (!facts) throw new Error('useFormFacts is used outside FormFactsProvider.');
  return facts;
}
