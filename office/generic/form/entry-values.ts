import { translationsOfItems } from '#contract/documents/list-items.ts';
import { fieldOf, textAt } from '#contract/languages/translatable-texts.ts';
import type { EditedEntry } from '#contract/office/entry-view.ts';
import {
  blankOf,
  type FieldDescription,
  fieldsOfItem,
  hasTexts,
  type ItemDescription,
  isTranslated,
} from '../fields/describe-fields.ts';

/** The values of an entry's form. */
export interface EntryValues {
  parent: number | null;
  document: Record<string, unknown>;
  /** The differences from the default language, by language tag. */
  translations: Record<string, Record<string, unknown>>;
  /** Translated texts that the editor marked as still right. */
  confirmed?: ConfirmedText[] | undefined;
  /** The saved state that the texts come from: a restored version or a copied entry. */
  from?: { id: number; revision: number; lang?: string | undefined } | undefined;
}

/** A translated text by its words, because its position in a list may change until it is saved. */
export interface ConfirmedText {
  lang: string;
  /** Such as `content.*.title`. */
  field: string;
  text: string;
}

/**
 * A translation with a value for each of its inputs: '' without a text, and a part for each part of the original. An
 * input without a value would add one to the form, which would then count as changed.
 */
export function translationValues(
  fields: readonly FieldDescription[],
  original: unknown,
  translation: unknown,
): Record<string, unknown> {
  const [from, own] = [recordIn(original), recordIn(translation)];
  const texts = fields.filter(hasTexts).flatMap((field): [string, unknown][] => {
    const { name, input, item } = field;
    if (input === 'picture') return isPicture(from[name]) ? [[name, altValues(own[name])]] : [];
    if (item === undefined) return [[name, own[name] ?? '']];
    const items = listIn(from[name]);
    const texts = translationsOfItems(items, listIn(own[name]));
    return [[name, items.map((part, index) => itemValues(item, part, texts[index]))]];
  });
  return { ...structuredClone(own), ...Object.fromEntries(texts) };
}

const isPicture = (value: unknown): boolean => typeof recordIn(value).src === 'string';

/** The alt text of a picture, or another picture. */
function altValues(own: unknown) {
  const texts = structuredClone(recordIn(own));
  // In the order of the saved picture: otherwise a save without a change would change the translation.
  return { ...texts, alt: texts.alt ?? '' };
}

/** The texts of an item. Those of a picture or video in a list have no kind, so that they never replace the item. */
function itemValues(item: ItemDescription, original: unknown, own: unknown): Record<string, unknown> {
  if (item.kind === 'parts' || item.kind === 'kinds')
    return translationValues(fieldsOfItem(item, original), original, own);
  const texts = recordIn(own);
  if (item.kind === 'pictures') return altValues(own);
  if (recordIn(original).kind === 'video') return { ...blankVideo, ...structuredClone(texts) };
  return { ...structuredClone(texts), picture: altValues(texts.picture) };
}

const blankVideo = { title: '', transcript: '', description: '' };

/** The form values of a saved entry. Fields that were added to the schema later start blank. */
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
    confirmed: [],
  };
}

/** The values with a blank translation into a language that has none yet. */
export function withLanguage(fields: readonly FieldDescription[], values: EntryValues, lang: string): EntryValues {
  if (lang === '' || lang in values.translations) return values;
  const blank = translationValues(fields, values.document, {});
  return { ...values, translations: { ...values.translations, [lang]: blank } };
}

/** The values of a new form; required moments start at `now`. */
export function newValues(fields: readonly FieldDescription[], parent: number | null, now: Date): EntryValues {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();
  const moments = fields.filter(({ input, required }) => input === 'moment' && required);
  return {
    parent,
    document: {
      ...blankOf(fields),
      ...Object.fromEntries(moments.map(({ name }) => [name, minute])),
      ...(moments.some(({ isPublication }) => isPublication) ? { followsPublication: true } : {}),
    },
    translations: {},
    confirmed: [],
  };
}

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

export const recordIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const hasWords = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(([key, part]) => key !== 'id' && hasWords(part))
    : !isBlank(value);

/** A translation as stored: without blank fields, and with lists as long as those of the original. */
export function translationToSave(
  fields: readonly FieldDescription[],
  original: Record<string, unknown>,
  translation: Record<string, unknown>,
): Record<string, unknown> {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const kept = Object.entries(translation).flatMap(([name, value]): [string, unknown][] => {
    const field = byName.get(name);
    if (isBlank(value)) return [];
    if (field?.input !== 'list' || !Array.isArray(value)) return hasWords(value) ? [[name, value]] : [];
    const originals = listIn(original[name]);
    if (!hasWords(value)) return [];
    return [[name, originals.map((_, index) => recordIn(value[index]))]];
  });
  return Object.fromEntries(kept);
}

/** The paths of the texts of a translation. */
function* pathsOf(value: unknown, path: string): Generator<string> {
  if (typeof value === 'string') yield path;
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) yield* pathsOf(part, path === '' ? key : `${path}.${key}`);
  }
}

/** The paths of the confirmed texts, by language; undefined without any. */
function confirmedPaths({ translations, confirmed = [] }: EntryValues): Record<string, string[]> | undefined {
  if (confirmed.length === 0) return undefined;
  const isConfirmed = (lang: string, path: string) =>
    confirmed.some(
      (each) => each.lang === lang && each.field === fieldOf(path) && each.text === textAt(translations[lang], path),
    );
  return Object.fromEntries(
    Object.entries(translations).map(([lang, texts]) => [
      lang,
      [...pathsOf(texts, '')].filter((path) => isConfirmed(lang, path)),
    ]),
  );
}

/** The input of the call that saves the values, without the parent. */
interface SavedValues extends Pick<EntryValues, 'document' | 'translations' | 'from'> {
  confirmed: Record<string, string[]> | undefined;
}

/**
 * The document with the fields that each item of a list has by its kind. While an item moves, its inputs can leave fields of
 * their kind at the place where it was.
 */
function withOwnParts(fields: readonly FieldDescription[], document: Record<string, unknown>): Record<string, unknown> {
  const lists = fields.flatMap(({ name, item }): [string, unknown][] => {
    if (item?.kind !== 'kinds' || !Array.isArray(document[name])) return [];
    const own = document[name].map((value: unknown) => {
      const known = new Set(['id', 'kind', ...fieldsOfItem(item, value).map((field) => field.name)]);
      return Object.fromEntries(Object.entries(recordIn(value)).filter(([key]) => known.has(key)));
    });
    return [[name, own]];
  });
  return { ...document, ...Object.fromEntries(lists) };
}

/** The values that are sent to be saved. */
export function toSave(fields: readonly FieldDescription[], values: EntryValues): SavedValues {
  const translated = Object.entries(values.translations).map(([lang, texts]): [string, Record<string, unknown>] => [
    lang,
    translationToSave(fields, values.document, texts),
  ]);
  const { document, from } = values;
  return {
    document: withOwnParts(fields, document),
    translations: Object.fromEntries(translated),
    from,
    confirmed: confirmedPaths(values),
  };
}

/** Whether a type has fields to translate. */
export const hasTranslations = (fields: readonly FieldDescription[]): boolean => fields.some(isTranslated);
