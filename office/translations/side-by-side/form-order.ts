import type { EntityName } from '#contract/entities/registry.ts';
import { concernSections } from '#office/entities/concern-sections.ts';
import type { FieldDescription } from '#office/generic/describe-fields.ts';
import { companyTabs, type FormTab } from '#office/owner/company-tabs.ts';
import type { Texts } from '#office/texts/texts.ts';
import { type Row, type RowWords, rowsOf } from './rows.ts';

/** The tabs or sections of forms that have any. */
const partsOf: Partial<Record<EntityName, readonly FormTab[]>> = { company: companyTabs, concern: concernSections };

/** The texts of an entry in the order of its form, under the headings of its tabs or sections. */
export function rowsInFormOrder(
  type: EntityName,
  fields: readonly FieldDescription[],
  sides: { document: unknown; translation: unknown },
  words: RowWords,
  texts: Texts,
): Row[] {
  const parts = partsOf[type];
  if (!parts) return rowsOf(fields, sides, words);
  const named = new Set(parts.flatMap((part) => part.fields));
  return parts.flatMap((part, index): Row[] => {
    const names = [...part.fields, ...(index === parts.length - 1 ? fields.map(({ name }) => name) : [])];
    const own = names.flatMap((name, at) =>
      at < part.fields.length || !named.has(name) ? (fields.find((field) => field.name === name) ?? []) : [],
    );
    const rows = rowsOf(own, sides, words);
    return rows.length === 0 ? [] : [{ kind: 'group', path: `part-${index}`, title: part.label(texts), rows }];
  });
}
