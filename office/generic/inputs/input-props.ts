import type { FieldDescription } from '../fields/describe-fields.ts';

export interface InputProps {
  field: FieldDescription;
  /** The path of the field in the form, such as `document.content.2.title`. */
  path: string;
  /** In a translation: the text of the default language, shown while the field is empty. */
  fallback?: unknown;
}

/** A translated text may always be empty: visitors then see the default language. */
export const translatedField = (field: FieldDescription): FieldDescription => ({
  ...field,
  required: false,
  absent: undefined,
});
