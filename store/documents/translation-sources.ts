import { createHash } from 'node:crypto';
import { type EntityName, entityOf } from '#contract/entities/registry.ts';
import {
  fieldOf,
  type TranslatableText,
  type TranslationState,
  textAt,
  translatableTexts,
} from '#contract/translatable-texts.ts';
import type { JsonDocument, TranslationSources } from '../entries.ts';
import { plainText } from '../search/plain-text.ts';

/** A state of an entry with the sources of its translations. */
export interface SourcedState {
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
  sources: TranslationSources;
}

const picture = /<img\b[^>]*?\salt="([^"]*)"[^>]*>/gi;

/** The words that are translated: a replaced picture, a moved link or other formatting makes no translation outdated. */
const wordsOf = ({ input, text }: Pick<TranslatableText, 'input' | 'text'>): string =>
  (input === 'rich-text' ? plainText(text.replace(picture, ' $1 ')) : text)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();

/** 96 bits: enough that two texts of a field never collide by chance. */
export const sourceHash = (source: Pick<TranslatableText, 'input' | 'text'>): string =>
  createHash('sha256').update(wordsOf(source)).digest('base64url').slice(0, 16);

const textsOf = (type: EntityName, document: JsonDocument) => translatableTexts(entityOf(type).document, document);

/** A text that is translated, and the hash of the text that it was translated from. */
interface Translated {
  path: string;
  field: string;
  text: string;
  hash: string;
}

/** A translation without a known source was made before sources were recorded. It counts as up to date in its state. */
function translatedIn(type: EntityName, lang: string, { document, translations, sources }: SourcedState): Translated[] {
  const known = sources[lang] ?? {};
  return textsOf(type, document).flatMap((source) => {
    const text = textAt(translations[lang], source.path);
    if (text === '') return [];
    return { path: source.path, field: fieldOf(source.path), text, hash: known[source.path] ?? sourceHash(source) };
  });
}

/**
 * The hash of the source of a translated text. A text that was there before keeps its source, also if it moved to another item of its
 * list. Among several, the current source is preferred: the text was right for it.
 */
function hashOf(
  { path, text, current }: { path: string; text: string; current: string },
  before: readonly Translated[],
  isStill: (path: string, text: string) => boolean,
): string {
  const field = fieldOf(path);
  const same = before.filter((each) => each.field === field && each.text === text);
  if (same.some(({ hash }) => hash === current)) return current;
  const moved = () => same.find((each) => !isStill(each.path, text));
  return (same.find((each) => each.path === path) ?? moved())?.hash ?? current;
}

/**
 * The sources of the translations of a state, by language and path. `before` are the states that its texts may come from, best first. A
 * text that is in none of them, or that is confirmed, is translated from the current source.
 */
export function sourcesOf(
  type: EntityName,
  { document, translations }: Omit<SourcedState, 'sources'>,
  before: readonly SourcedState[],
  confirmed: Readonly<Record<string, readonly string[]>> = {},
): TranslationSources {
  const texts = textsOf(type, document).map((source) => ({ path: source.path, current: sourceHash(source) }));
  const sources: TranslationSources = {};
  for (const [lang, translation] of Object.entries(translations)) {
    const earlier = before.flatMap((state) => translatedIn(type, lang, state));
    const isStill = (path: string, text: string) => textAt(translation, path) === text;
    const hashes: Record<string, string> = {};
    for (const { path, current } of texts) {
      const text = textAt(translation, path);
      if (text === '') continue;
      const isConfirmed = confirmed[lang]?.includes(path) ?? false;
      hashes[path] = isConfirmed ? current : hashOf({ path, text, current }, earlier, isStill);
    }
    if (Object.keys(hashes).length > 0) sources[lang] = hashes;
  }
  return sources;
}

/** The translated fields whose source has changed since. */
export function outdatedIn(type: EntityName, state: SourcedState): { lang: string; path: string; hash: string }[] {
  const texts = textsOf(type, state.document);
  return Object.keys(state.translations).flatMap((lang) =>
    texts.flatMap((source) => {
      const hash = state.sources[lang]?.[source.path];
      if (hash === undefined || textAt(state.translations[lang], source.path) === '') return [];
      return hash === sourceHash(source) ? [] : { lang, path: source.path, hash };
    }),
  );
}

/** The number of fields of an entry that need a translation, and what each translation lacks. */
export interface TranslationCounts {
  texts: number;
  languages: { lang: string; state: TranslationState; outdated: number; missing: number }[];
}

/** The counted fields are those that the office's form translates; others count once they are translated and outdated. */
export function countTranslations(type: EntityName, state: SourcedState): TranslationCounts {
  const needed = textsOf(type, state.document).filter(({ inForm, ...source }) => inForm && wordsOf(source) !== '');
  const late = outdatedIn(type, state);
  const languages = Object.entries(state.translations).map(([lang, translation]) => {
    const missing = needed.filter(({ path }) => textAt(translation, path) === '').length;
    const outdated = late.filter((each) => each.lang === lang).length;
    const partly = missing > 0 ? 'partial' : 'complete';
    const translationState = outdated > 0 ? 'outdated' : missing === needed.length ? 'missing' : partly;
    return { lang, state: translationState as TranslationState, outdated, missing };
  });
  return { texts: needed.length, languages };
}
