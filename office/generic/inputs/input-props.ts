import type { FieldDescription } from '../fields/describe-fields.ts';

export interface InputProps {
  field: FieldDescription;
  /** The path of the field in the form, such as `document.content.2.title`. */
  path: string;
  /** What visitors get while the field is empty, such as, in a translation, the text of the default language. */
  fallback?: unknown;
}

/** A translated text may always be empty: visitors then see the default language. */
export const translatedField = (field: FieldDescription): FieldDescription => ({
  ...field,
  required: false,
  absent: undefined,
});
