import type { FieldDescription } from '../describe-fields.ts';

export interface InputProps {
  field: FieldDescription;
  /** Where in the form the field stands, such as `document.content.2.title`. */
  path: string;
  /** In a translation: what the default language says, shown while the field is empty. */
  fallback?: unknown;
}

/** A translated text may always be left empty: the default language stands in. */
export const translatedField = (field: FieldDescription): FieldDescription => ({
  ...field,
  required: false,
  absent: undefined,
});
