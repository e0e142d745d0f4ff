import { withoutItemId } from '#contract/documents/list-items.ts';
import type { EntryRevision } from '#contract/office/entry-view.ts';
import { pairParts } from '../compare/differences.ts';
import type { FieldDescription } from '../fields/describe-fields.ts';
import { type EntryValues, listIn, translationValues, valuesOf } from '../form/entry-values.ts';

type Document = Record<string, unknown>;

/** A translation of one state for another one: translations of list items go with their items. */
function movedAlong(
  fields: readonly FieldDescription[],
  from: Document,
  to: Document,
  translation: Document,
): Document {
  const lists = fields
    .filter(({ name, item }) => (item?.kind === 'parts' || item?.kind === 'kinds') && Array.isArray(translation[name]))
    .map(({ name }): [string, unknown] => {
      const own = listIn(translation[name]);
      const pairs = pairParts(listIn(from[name]), listIn(to[name])).filter((pair) => pair.to !== null);
      return [name, pairs.map((pair) => (pair.from === null ? {} : withoutItemId((own[pair.from] ?? {}) as object)))];
    });
  return translationValues(fields, to, { ...translation, ...Object.fromEntries(lists) });
}

/** The form's values with one language of an earlier version; '' is the default language. */
export function withRestored(
  fields: readonly FieldDescription[],
  lang: string,
  values: EntryValues,
  old: Pick<EntryRevision, 'document' | 'translations'>,
): EntryValues {
  if (lang !== '') {
    const restored = movedAlong(fields, old.document, values.document, old.translations[lang] ?? {});
    return { ...values, translations: { ...values.translations, [lang]: restored } };
  }
  const { document } = valuesOf(fields, { ...old, parent: values.parent });
  const translations = Object.entries(values.translations).map(([other, texts]) => [
    other,
    movedAlong(fields, values.document, document, texts),
  ]);
  return { ...values, document, translations: Object.fromEntries(translations) };
}
