import type { EntityName } from '#content/registry.ts';
import { concernSections } from '#office/entities/concern-sections.ts';
import type { FieldDescription } from '#office/generic/fields/describe-fields.ts';
import type { Texts } from '#office/texts/texts.ts';
import { companyTabs, type FormTab } from '#office/upkeep/company-tabs.ts';
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
    const title = part.label(texts);
    const [only] = rows;
    // A section for one list has its heading.
    if (rows.length === 1 && only?.kind === 'group' && only.title === title) return [only];
    return rows.length === 0 ? [] : [{ kind: 'group', path: `part-${index}`, title, rows }];
  });
}
