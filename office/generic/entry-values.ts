import type { EditedEntry } from '#contract/office/entry-view.ts';
import { blankOf, type FieldDescription, isTranslated } from './describe-fields.ts';

/** What stands in the form of an entry. */
export interface EntryValues {
  parent: number | null;
  document: Record<string, unknown>;
  /** By language tag, what differs from the default language. */
  translations: Record<string, Record<string, unknown>>;
}

/**
 * A translation as its inputs write it: '' where it has no text of its own, and a part for each part of the original. An input that
 * finds no value adds one to the form, which then differs from what is saved.
 */
export function translationValues(
  fields: readonly FieldDescription[],
  original: unknown,
  translation: unknown,
): Record<string, unknown> {
  const [from, own] = [recordIn(original), recordIn(translation)];
  const texts = fields.filter(isTranslated).map(({ name, item }): [string, unknown] => {
    if (item?.kind !== 'parts') return [name, own[name] ?? ''];
    const parts = listIn(own[name]);
    return [name, listIn(from[name]).map((part, index) => translationValues(item.fields, part, parts[index]))];
  });
  return { ...structuredClone(own), ...Object.fromEntries(texts) };
}

/** What a form shows of a saved entry. Fields that came after it was saved start as in a new one. */
export function valuesOf(
  fields: readonly FieldDescription[],
  { parent, document, translations }: Pick<EditedEntry, 'parent' | 'document' | 'translations'>,
): EntryValues {
  const translated = Object.entries(translations).map(([lang, texts]): [string, Record<string, unknown>] => [
    lang,
    translationValues(fields, document, texts),
  ]);
  return {
    parent,
    document: { ...blankOf(fields), ...structuredClone(document) },
    translations: Object.fromEntries(translated),
  };
}

/** What a new form shows; moments that must be there start at `now`. */
export function newValues(fields: readonly FieldDescription[], parent: number | null, now: Date): EntryValues {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
  const moments = fields.filter(({ input, required }) => input === 'moment' && required);
  return {
    parent,
    document: { ...blankOf(fields), ...Object.fromEntries(moments.map(({ name }) => [name, minute])) },
    translations: {},
  };
}

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const recordIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The translated part at the place of an original one; what it must have and lacks is taken from that. */
function partToSave(fields: readonly FieldDescription[], original: unknown, part: unknown): Record<string, unknown> {
  const [from, own] = [recordIn(original), recordIn(part)];
  const required = fields.filter(({ name, required: must }) => must && isBlank(own[name]));
  return { ...own, ...Object.fromEntries(required.map(({ name }) => [name, from[name]])) };
}

/** A translation as it is kept: no blank fields, and its lists as long as those of the original. */
export function translationToSave(
  fields: readonly FieldDescription[],
  original: Record<string, unknown>,
  translation: Record<string, unknown>,
): Record<string, unknown> {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const kept = Object.entries(translation).flatMap(([name, value]): [string, unknown][] => {
    const field = byName.get(name);
    if (isBlank(value)) return [];
    if (field?.input !== 'list' || field.item?.kind !== 'parts' || !Array.isArray(value)) {
      return [[name, value]];
    }
    const { item } = field;
    const originals = listIn(original[name]);
    const hasText = value.some((part) => Object.values(recordIn(part)).some((text) => !isBlank(text)));
    if (!hasText) return [];
    return [[name, originals.map((part, index) => partToSave(item.fields, part, value[index]))]];
  });
  return Object.fromEntries(kept);
}

/** What is sent to be saved. */
export function toSave(fields: readonly FieldDescription[], values: EntryValues): Omit<EntryValues, 'parent'> {
  const translated = Object.entries(values.translations).map(([lang, texts]): [string, Record<string, unknown>] => [
    lang,
    translationToSave(fields, values.document, texts),
  ]);
  return { document: values.document, translations: Object.fromEntries(translated) };
}

/** Whether a type has anything to translate. */
export const hasTranslations = (fields: readonly FieldDescription[]): boolean => fields.some(isTranslated);
