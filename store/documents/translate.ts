import { translationsOfItems } from '#contract/documents/list-items.ts';
import type { PublishedEntry } from '../interfaces/published-entries.ts';
import type { JsonDocument } from '../store.ts';
import { isRecord } from './json.ts';

/** In a translation '' and null mean “as in the default language”. */
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

function translatedValue(original: unknown, translation: unknown): unknown {
  if (isBlank(translation)) return original;
  if (Array.isArray(original) && Array.isArray(translation)) {
    const own = translationsOfItems(original, translation);
    return original.map((item, index) => translatedItem(item, own[index]));
  }
  return isPartial(translation) ? withTexts(original, translation) : translation;
}

/** A picture without an address, or a picture or video of a list without its kind: the texts alone. */
const isPartial = (translation: unknown): translation is JsonDocument =>
  isRecord(translation) && !('src' in translation) && !('kind' in translation);

/** Texts of a picture or video over the original. Those that do not fit, as after a video replaced the picture, are left out. */
function withTexts(original: unknown, texts: JsonDocument): unknown {
  if (!isRecord(original)) return original;
  return translated(
    original,
    Object.fromEntries(Object.entries(texts).filter(([name]) => Object.hasOwn(original, name))),
  );
}

/** An item of another kind (a video instead of a picture) replaces the original. */
function translatedItem(original: unknown, translation: unknown): unknown {
  if (!isRecord(original) || !isRecord(translation)) return translatedValue(original, translation);
  if (original.kind !== undefined && isPartial(translation)) return withTexts(original, translation);
  const otherKind = translation.kind !== undefined && translation.kind !== original.kind;
  return otherKind ? translation : translated(original, translation);
}

/**
 * A document with the fields of a translation over it. A list has the items of the original, each with the fields of its
 * translation. A picture without an address changes the alt text alone. Any other field is replaced as a whole.
 */
export function translated(original: JsonDocument, translation: JsonDocument): JsonDocument {
  const differing = Object.entries(translation)
    .filter(([, value]) => !isBlank(value))
    .map(([field, value]) => [field, translatedValue(original[field], value)]);
  return { ...original, ...Object.fromEntries(differing) };
}

/** A document in the best of `languages`, with the language and the translation that it has. */
export function translatedIn(
  languages: readonly string[],
  byLanguage: ReadonlyMap<string, JsonDocument>,
  defaultLanguage: string,
): Pick<PublishedEntry, 'document' | 'lang' | 'translation'> {
  const document = documentIn(languages, byLanguage);
  if (languages.length === 1) return { document };
  const lang = languages.find((language) => byLanguage.has(language)) || defaultLanguage;
  if (lang === defaultLanguage) return { document, lang };
  return { document, lang, translation: documentIn(languages, new Map(byLanguage).set('', {})) };
}

/** The document in `languages`, best first. In `byLanguage` the default language is ''. */
export function documentIn(languages: readonly string[], byLanguage: ReadonlyMap<string, JsonDocument>): JsonDocument {
  let document = byLanguage.get('') ?? {};
  for (const lang of [...languages].reverse()) {
    const translation = lang === '' ? undefined : byLanguage.get(lang);
    if (translation) document = translated(document, translation);
  }
  return document;
}
