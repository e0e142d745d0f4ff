import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import type { ItemDescription } from '#office/generic/fields/describe-fields.ts';
import { listIn } from '#office/generic/form/entry-values.ts';
import { attributeIn, isFact } from '#office/generic/inputs/facts/facts.ts';
import { useAttributes } from '#office/generic/inputs/facts/use-attributes.ts';
import { titleOf } from '#office/generic/inputs/lists/list-item.tsx';
import type { EntryForm } from '#office/generic/saving/use-entry-form.ts';
import { useTexts } from '#office/texts/texts.ts';
import { rowsInFormOrder } from './form-order.ts';

/** The texts of an entry with their translations into a language, in the order of the form. */
export function useTranslationRows(
  { type, fields, form }: Pick<EntryForm, 'type' | 'fields' | 'form'>,
  entry: EditedEntry,
  lang: string,
) {
  const texts = useTexts();
  const words = texts.translations.sideBySide;
  const document = useWatch({ control: form.control, name: 'document' });
  const facts = fields.filter(({ item }) => isFact(item)).flatMap(({ name }) => listIn(document[name]));
  const attributes = useAttributes(facts.flatMap((fact) => attributeIn(fact) ?? []));
  return useMemo(() => {
    const named = {
      alt: words.alt,
      altOf: words.altOf,
      videoTitle: texts.form.video.title,
      item: (item: ItemDescription, label: string, index: number, value: unknown) =>
        (isFact(item) && attributes(attributeIn(value))?.name) || titleOf(item, label, index, value, texts.form),
    };
    return rowsInFormOrder(type, fields, { document, translation: entry.translations[lang] }, named, texts);
  }, [type, fields, document, entry, lang, attributes, texts, words]);
}
