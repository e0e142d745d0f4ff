import { yieldToEventLoop } from '#contract/wire/lenient.ts';
import { languagesFor } from '#store/documents/languages.ts';
import { contentWords } from '#store/search/function-words.ts';
import { hasCompounds, queryWords } from '#store/search/query-words.ts';
import { maxErrors, type Vocabulary } from '#store/search/vocabulary.ts';
import { wordsOf } from '#store/search/words.ts';
import type { vocabulariesOf } from './vocabularies.ts';

/** Longer queries are not corrected: each word costs several counts. */
const maxWords = 8;

/** A word of a query as typed, and folded. */
interface TypedWord {
  written: string;
  folded: string;
  /** The letters of an Arabic article, which `folded` lacks. */
  article: string;
}

function typedWords(text: string, lang: string): readonly TypedWord[] {
  const words = [...wordsOf(text)].map(({ folded, start, ends, article = '' }) => ({
    ...{ folded, article },
    written: text.slice(start, ends.at(-1)),
  }));
  return contentWords(words, lang, ({ folded }) => folded);
}

/** Shorter words begin too many others. */
const minCorrected = 4;

export interface Corrector {
  vocabularies: ReturnType<typeof vocabulariesOf>;
  defaultLanguage: string;
  /** The number of texts that a query finds in a language. */
  count(words: string, lang: string | undefined): Promise<number>;
  /** Whether titles have words of a query. */
  isInTitles(words: string, lang: string | undefined): Promise<boolean>;
  /** Whether a text in one of some languages has a folded word, also a rare one. */
  isWord(folded: string, languages: readonly string[]): Promise<boolean>;
  /** How texts write a folded word that they have. */
  spelling(word: string, lang: string | undefined): Promise<string>;
}

const isLowerCase = (text: string): boolean => text === text.toLowerCase();

/** The words with those that nothing has replaced by words that texts have. */
async function spelledRight(
  words: readonly TypedWord[],
  lang: string | undefined,
  { vocabularies, defaultLanguage, count, spelling }: Corrector,
): Promise<string[]> {
  const known = await Promise.all(languagesFor(lang, defaultLanguage).map(vocabularies));
  const nearest = async ({ written, folded, article }: TypedWord): Promise<string> => {
    if (maxErrors(folded, article) === 0 || (await count(written, lang)) > 0) return written;
    for (const candidate of known.flatMap((vocabulary) => vocabulary.nearest(folded, article))) {
      if ((await count(candidate, lang)) === 0) continue;
      const right = await spelling(candidate, lang);
      return isLowerCase(written) ? right.toLowerCase() : right;
    }
    return parted(folded, known) ?? ((hasCompounds(lang ?? defaultLanguage) && knownPart(folded, known)) || written);
  };
  const right: string[] = [];
  for (const word of words) {
    right.push(await nearest(word));
    // Comparing one with all words takes up to 50 ms.
    await yieldToEventLoop();
  }
  return right;
}

/** Of a word that two were written as, the least length of each. */
const minPart = 4;

/** Two words of texts instead of one that they lack: “glass bottle” for “glassbottle”. */
function parted(word: string, known: readonly Vocabulary[]): string | undefined {
  for (let at = minPart; at <= word.length - minPart; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => known.some((vocabulary) => vocabulary.has(part)))) return parts.join(' ');
  }
  return undefined;
}

/** The part of a compound that is a word of texts, rather its end, which says what it is: “Deckel” of “Schraubdeckel”. */
function knownPart(word: string, known: readonly Vocabulary[]): string | undefined {
  const lengths = Array.from({ length: Math.max(0, word.length - minPart) }, (_, less) => word.length - 1 - less);
  const parts = [...lengths.map((length) => word.slice(-length)), ...lengths.map((length) => word.slice(0, length))];
  return parts.find((part) => known.some((vocabulary) => vocabulary.has(part)));
}

/** The words with two neighbours as one: “workwear” for “work wear”, or else with all. Undefined if no text has them so. */
async function joined(
  words: readonly string[],
  lang: string | undefined,
  { count }: Corrector,
): Promise<string | undefined> {
  for (const [at, word] of words.slice(0, -1).entries()) {
    const whole = words.toSpliced(at, 2, `${word}${words[at + 1]?.toLowerCase()}`).join(' ');
    if ((await count(whole, lang)) > 0) return whole;
  }
  const all = words.join('');
  return words.length > 2 && (await count(all, lang)) > 0 ? all : undefined;
}

/** Short words alone, such as “1”, find texts without a relation to the query. */
const hasLongWord = (query: string): boolean => /\p{L}{4}/u.test(query);

/** Of some queries, the one that finds the fewest texts, but any: of those with words of titles, if there are such. */
async function narrowest(
  queries: readonly string[],
  lang: string | undefined,
  { count, isInTitles }: Corrector,
): Promise<string | undefined> {
  const counted: { query: string; texts: number; isTitle: boolean }[] = [];
  for (const query of queries.filter(hasLongWord)) {
    const texts = await count(query, lang);
    if (texts > 0) counted.push({ query, texts, isTitle: await isInTitles(query, lang) });
  }
  const [best] = counted.sort((one, other) => Number(other.isTitle) - Number(one.isTitle) || one.texts - other.texts);
  return best?.query;
}

/**
 * What to search instead of a query that finds nothing: with words of texts for misspelled ones, or else with two words as
 * one, or else without one of its words, or else for one of them. Undefined if that finds nothing either.
 */
export async function correctedQuery(
  query: string,
  lang: string | undefined,
  corrector: Corrector,
): Promise<string | undefined> {
  const words = typedWords(query, lang ?? corrector.defaultLanguage);
  if (words.length === 0 || words.length > maxWords) return undefined;
  const right = await spelledRight(words, lang, corrector);
  const whole = right.join(' ');
  const isChanged = right.some((word, at) => word !== words[at]?.written);
  if (isChanged && (await corrector.count(whole, lang)) > 0) return whole;
  if (right.length < 2) return undefined;
  const asOne = await joined(right, lang, corrector);
  if (asOne !== undefined) return asOne;
  const shorter = right.map((_, left) => right.filter((__, at) => at !== left).join(' '));
  return (
    (await narrowest(shorter, lang, corrector)) ?? (right.length > 2 ? narrowest(right, lang, corrector) : undefined)
  );
}

/** More results are not those of a misspelled word. */
export const maxDoubtful = 20;
/** How much more frequent the nearest word is than what begins with a misspelled one: always, and where hardly a text does. */
const likelier = { always: 10, rare: 2, rareTexts: 2 };

/**
 * What to search instead of a query whose words find something only because others begin with them, such as “botle” by
 * “Botlek”: a word with one letter else that far more texts have. Undefined where each word is one of the site, or
 * begins the nearest.
 */
export async function likelierQuery(
  query: string,
  lang: string | undefined,
  corrector: Corrector,
): Promise<string | undefined> {
  const { vocabularies, defaultLanguage, count, spelling, isWord } = corrector;
  const words = typedWords(query, lang ?? defaultLanguage);
  if (words.length === 0 || words.length > maxWords) return undefined;
  const languages = languagesFor(lang, defaultLanguage);
  const known = await Promise.all(languages.map(vocabularies));
  const beginningOf = (word: string) => queryWords(word, lang ?? defaultLanguage)[0]?.beginning ?? word;
  const meant = async ({ written, folded, article }: TypedWord): Promise<string> => {
    const beginning = beginningOf(folded);
    const isForm = (word: string) => word === folded || beginningOf(word) === beginning;
    if (folded.length + article.length < minCorrected || /\p{N}/u.test(folded)) return written;
    if (known.some((vocabulary) => vocabulary.formsOf(beginning).some(isForm))) return written;
    const [nearest] = known.flatMap((vocabulary) => vocabulary.withOneError(folded, article));
    if (nearest === undefined || nearest.startsWith(beginning) || (await isWord(folded, languages))) return written;
    const [own, others] = [await count(written, lang), await count(nearest, lang)];
    if (own === 0 || others < own * (own <= likelier.rareTexts ? likelier.rare : likelier.always)) return written;
    const right = await spelling(nearest, lang);
    return isLowerCase(written) ? right.toLowerCase() : right;
  };
  const right: string[] = [];
  for (const word of words) right.push(await meant(word));
  const whole = right.join(' ');
  const isChanged = right.some((word, at) => word !== words[at]?.written);
  return isChanged && (await count(whole, lang)) > 0 ? whole : undefined;
}
