import { useMemo } from 'react';
import { type EntityName, entityOf } from '#content/registry.ts';
import { useTexts } from '#office/texts/texts.ts';
import { describeFields, type FieldDescription } from './describe-fields.ts';

/** The labels of a field. */
export interface FieldTexts {
  label: string;
  help?: string;
  absent?: string;
  /** The names of choices by their values. */
  options?: Readonly<Record<string, string>>;
  /** Lists: the texts of the fields of their parts. */
  fields?: FieldsTexts;
}

export type FieldsTexts = Readonly<Record<string, FieldTexts>>;

/** The fields with texts in the language of the office. */
export const withTexts = (fields: readonly FieldDescription[], texts: FieldsTexts): FieldDescription[] =>
  fields.map((field) => {
    const own = texts[field.name];
    if (!own) return field;
    const { label, help, absent, options = {}, fields: parts } = own;
    const item =
      field.item?.kind === 'parts' && parts
        ? { ...field.item, fields: withTexts(field.item.fields, parts) }
        : field.item;
    return { ...field, label, help, absent, optionNames: options, item };
  });

/** The fields of a content type with texts in the language of the office. */
export function useFields(type: EntityName): FieldDescription[] {
  const { fields } = useTexts().entities[type];
  return useMemo(() => withTexts(describeFields(entityOf(type).document), fields), [type, fields]);
}
