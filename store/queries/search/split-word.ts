import { hasCompounds } from '#store/search/query-words.ts';
import type { Vocabulary } from '#store/search/vocabulary.ts';
import { wordStem } from '#store/search/word-stems.ts';
import type { Corrector } from './corrector.ts';

/** Of a word that two were written as, the least length of each. */
const minPart = 3;
/** Of a compound, the least length of each part. */
const minOfCompound = 4;
/** Of the words of one stem, the longest that are no compounds. */
const maxEnding = 4;
/** What may link the parts of compounds: “Arbeitskleidung”. */
const links = [/$/, /s$/, /e?n$/];

type Lookup = Pick<Corrector, 'count' | 'hasMeaning' | 'titleLikeness'>;

/** Two words of a text instead of one that texts lack: “dye house” for “dyehouse”. */
async function parted(word: string, known: readonly Vocabulary[], lang: string, { count }: Lookup) {
  for (let at = minPart; at <= word.length - minPart; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (!parts.every((part) => known.some((vocabulary) => vocabulary.has(part)))) continue;
    if ((await count(parts.join(' '), lang)) > 0) return parts.join(' ');
  }
  return undefined;
}

/** A word of texts or of synonyms, or one with the same stem: “besichtigen” for “Besichtigung”. */
async function knownForm(part: string, known: readonly Vocabulary[], lang: string, { hasMeaning }: Lookup) {
  if (known.some((vocabulary) => vocabulary.has(part)) || (await hasMeaning(part, lang))) return part;
  const stem = wordStem(part, lang);
  if (stem === undefined) return undefined;
  const forms = known.flatMap((vocabulary) => vocabulary.formsOf(stem));
  return forms.find((form) => form.length <= stem.length + maxEnding);
}

/**
 * The parts of a compound that texts have: both, or else its end, which says what it is, or else its beginning: “Deckel”
 * of “Schraubdeckel”.
 */
async function partsKnown(word: string, known: readonly Vocabulary[], lang: string, lookup: Lookup) {
  const { count, titleLikeness } = lookup;
  let last: string | undefined;
  for (let at = 1; at <= word.length - minOfCompound; at++) {
    const end = await knownForm(word.slice(at), known, lang, lookup);
    if (end === undefined) continue;
    last ??= end;
    const beginnings = links.map((link) => word.slice(0, at).replace(link, ''));
    for (const first of new Set(beginnings.filter((each) => each.length >= minOfCompound))) {
      if ((await count(`${first} ${end}`, lang)) > 0) return `${first} ${end}`;
    }
  }
  const lengths = Array.from({ length: Math.max(0, word.length - minOfCompound) }, (_, less) => word.length - 1 - less);
  const beginnings = lengths.map((length) => word.slice(0, length));
  const first = beginnings.find((part) => known.some((vocabulary) => vocabulary.has(part)));
  if (first === undefined || last === undefined) return last ?? first;
  return (await titleLikeness(last, lang)) > 0 || (await titleLikeness(first, lang)) === 0 ? last : first;
}

/** Other words for one that texts lack, or the parts of it that they have. */
export const splitWord = async (
  word: string,
  known: readonly Vocabulary[],
  lang: string,
  lookup: Lookup,
): Promise<string | undefined> =>
  (await parted(word, known, lang, lookup)) ?? (hasCompounds(lang) ? partsKnown(word, known, lang, lookup) : undefined);
