import { createHash } from 'node:crypto';
import { type EntityName, entityOf } from '#content/registry.ts';
import {
  fieldOf,
  type TranslatableText,
  type TranslationState,
  textAt,
  translatableTexts,
} from '#contract/languages/translatable-texts.ts';
import type { JsonDocument, TranslationSources } from '../interfaces/entries.ts';
import type { OpenText } from '../interfaces/proposals.ts';
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

/** Texts by their field and words. */
type ByText = ReadonlyMap<string, readonly Translated[]>;
const textKey = ({ field, text }: Pick<Translated, 'field' | 'text'>) => `${field} ${text}`;

/**
 * The hash of the source of a translated text. A text that was there before keeps its source, also if it moved to
 * another item of its list. Among several, the current source is preferred: the text was right for it. `made` is the
 * source of a new text.
 */
function hashOf(
  { path, text, current, made }: { path: string; text: string; current: string; made: string },
  before: ByText,
  isStill: (path: string, text: string) => boolean,
): string {
  const same = before.get(textKey({ field: fieldOf(path), text })) ?? [];
  if (same.some(({ hash }) => hash === current)) return current;
  const moved = () => same.find((each) => !isStill(each.path, text));
  return (same.find((each) => each.path === path) ?? moved())?.hash ?? made;
}

/** The states that the texts of a new state may come from. */
export interface EarlierStates {
  /** Best first. */
  before: readonly SourcedState[];
  /** The state that the editor saw, and the one that others have made of it since. */
  merged?: { seen: SourcedState; latest: SourcedState } | undefined;
}

/**
 * The hashes of the texts that others have changed and the editor has not seen, by path: those of the texts that the
 * editor saw.
 */
function unseenIn(type: EntityName, { merged }: EarlierStates): Map<string, { seen: string; latest: string }> {
  const unseen = new Map<string, { seen: string; latest: string }>();
  if (!merged) return unseen;
  const latest = new Map(textsOf(type, merged.latest.document).map((text) => [text.path, sourceHash(text)]));
  for (const text of textsOf(type, merged.seen.document)) {
    const [seen, now] = [sourceHash(text), latest.get(text.path)];
    if (now !== undefined && now !== seen) unseen.set(text.path, { seen, latest: now });
  }
  return unseen;
}

/**
 * The sources of the translations of a state, by language and path. A text that is in none of the earlier states,
 * or that is confirmed, is translated from the source that the editor saw: the current one, unless another editor has changed it.
 */
export function sourcesOf(
  type: EntityName,
  { document, translations }: Omit<SourcedState, 'sources'>,
  earlier: EarlierStates,
  confirmed: Readonly<Record<string, readonly string[]>> = {},
): TranslationSources {
  const texts = textsOf(type, document).map((source) => ({ path: source.path, current: sourceHash(source) }));
  const unseen = unseenIn(type, earlier);
  const sources: TranslationSources = {};
  for (const [lang, translation] of Object.entries(translations)) {
    const before = Map.groupBy(
      earlier.before.flatMap((state) => translatedIn(type, lang, state)),
      textKey,
    );
    const isStill = (path: string, text: string) => textAt(translation, path) === text;
    const hashes: Record<string, string> = {};
    for (const { path, current } of texts) {
      const text = textAt(translation, path);
      if (text === '') continue;
      const isConfirmed = confirmed[lang]?.includes(path) ?? false;
      const other = unseen.get(path);
      const made = other?.latest === current ? other.seen : current;
      hashes[path] = isConfirmed ? current : hashOf({ path, text, current, made }, before, isStill);
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

/** The texts of a state that a translation lacks, and those whose translation is outdated. */
export function openTexts(type: EntityName, state: SourcedState, lang: string): OpenText[] {
  const [translation, known = {}] = [state.translations[lang], state.sources[lang]];
  return textsOf(type, state.document).flatMap(({ key: _, ...source }) => {
    if (wordsOf(source) === '') return [];
    const hash = sourceHash(source);
    const isMissing = textAt(translation, source.path) === '';
    return isMissing || (known[source.path] ?? hash) !== hash ? { ...source, hash } : [];
  });
}

/** The number of fields of an entry that need a translation, and what each translation lacks. */
export interface TranslationCounts {
  texts: number;
  languages: { lang: string; state: TranslationState; outdated: number; missing: number }[];
}

/** Every text that is not blank counts, also alt texts and the texts of videos: visitors who hear a page need them. */
export function countTranslations(type: EntityName, state: SourcedState): TranslationCounts {
  const needed = textsOf(type, state.document).filter((source) => wordsOf(source) !== '');
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
