import { useMemo } from 'react';
import { type EntityName, entityOf } from '#content/registry.ts';
import { useTexts } from '#office/texts/texts.ts';
import { describeFields, type FieldDescription, type ItemDescription } from './describe-fields.ts';

/** The labels of a field. */
export interface FieldTexts {
  label: string;
  help?: string;
  absent?: string;
  /** The names of choices by their values. */
  options?: Readonly<Record<string, string>>;
  /** Lists: the texts of the fields of their parts. */
  fields?: FieldsTexts;
  /** Lists with items of several kinds: the texts of each kind. */
  kinds?: Readonly<Record<string, { label: string; help: string }>>;
}

export type FieldsTexts = Readonly<Record<string, FieldTexts>>;

/** The fields with texts in the language of the office. */
export const withTexts = (fields: readonly FieldDescription[], texts: FieldsTexts): FieldDescription[] =>
  fields.map((field) => {
    const own = texts[field.name];
    if (!own) return field;
    const { label, help, absent, options = {} } = own;
    return { ...field, label, help, absent, optionNames: options, item: itemWithTexts(field.item, own) };
  });

function itemWithTexts(
  item: ItemDescription | undefined,
  { fields, kinds = {} }: FieldTexts,
): ItemDescription | undefined {
  if (!fields) return item;
  if (item?.kind === 'parts') return { ...item, fields: withTexts(item.fields, fields) };
  if (item?.kind !== 'kinds') return item;
  const named = item.kinds.map((kind) => ({ ...kind, ...kinds[kind.name], fields: withTexts(kind.fields, fields) }));
  return { ...item, kinds: named };
}

/** The fields of a content type with texts in the language of the office. */
export function useFields(type: EntityName): FieldDescription[] {
  const { fields } = useTexts().entities[type];
  return useMemo(() => withTexts(describeFields(entityOf(type).document), fields), [type, fields]);
}
