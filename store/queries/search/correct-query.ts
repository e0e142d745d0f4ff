import { yieldToEventLoop } from '#contract/wire/lenient.ts';
import { languagesFor } from '#store/documents/languages.ts';
import { contentWords, isFunctionWord } from '#store/search/function-words.ts';
import { queryWords } from '#store/search/query-words.ts';
import { maxErrors } from '#store/search/vocabulary.ts';
import { wordStem } from '#store/search/word-stems.ts';
import { foldedWords, wordsOf } from '#store/search/words.ts';
import type { Corrector } from './corrector.ts';
import { joined, otherWords } from './other-words.ts';
import { splitWord } from './split-word.ts';

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

const written = (words: readonly TypedWord[]): string[] => words.map((word) => word.written);

/** Shorter words begin too many others. */
const minCorrected = 4;

const isLowerCase = (text: string): boolean => text === text.toLowerCase();

/** The words with those that nothing has replaced by words that texts have. */
async function spelledRight(
  words: readonly TypedWord[],
  lang: string | undefined,
  corrector: Corrector,
): Promise<string[]> {
  const { vocabularies, defaultLanguage, count, spelling } = corrector;
  const language = lang ?? defaultLanguage;
  const known = await Promise.all(languagesFor(lang, defaultLanguage).map(vocabularies));
  const connects = (word: string) => isFunctionWord(word, language);
  const nearest = async ({ written, folded, article }: TypedWord): Promise<string> => {
    if (maxErrors(folded, article) === 0 || (await count(written, lang)) > 0) return written;
    const stem = wordStem(folded, language);
    const forms = stem === undefined ? [] : known.flatMap((vocabulary) => vocabulary.formsOf(stem));
    const near = known.flatMap((vocabulary) => vocabulary.nearest(folded, article));
    // Words that only connect others are meant least.
    const [connecting, others] = [near.filter(connects), near.filter((word) => !connects(word))];
    for (const candidate of [...forms.slice(0, 1), ...others, ...connecting]) {
      if ((await count(candidate, lang)) === 0) continue;
      const right = await spelling(candidate, lang);
      return isLowerCase(written) ? right.toLowerCase() : right;
    }
    return (await splitWord(folded, known, language, corrector)) ?? written;
  };
  const right: string[] = [];
  for (const word of words) {
    right.push(await nearest(word));
    // Each is compared with thousands, and counted.
    await yieldToEventLoop();
  }
  return right;
}

/**
 * What to search instead of a query that finds nothing: with words of texts for misspelled ones, or else other words for
 * them, or else fewer of them. Undefined if that finds nothing either.
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
  if (whole !== written(words).join(' ') && (await corrector.count(whole, lang)) > 0) return whole;
  const asTyped = await joined(written(words), lang, corrector);
  return asTyped ?? otherWords(right, query, lang, corrector);
}

/** Another word that a single misspelled one may mean. */
export async function secondNearest(
  query: string,
  corrected: string,
  lang: string | undefined,
  { vocabularies, defaultLanguage, count }: Corrector,
): Promise<string | undefined> {
  const [word, ...others] = typedWords(query, lang ?? defaultLanguage);
  if (!word || others.length > 0) return undefined;
  const first = foldedWords(corrected).join(' ');
  const known = await Promise.all(languagesFor(lang, defaultLanguage).map(vocabularies));
  for (const each of known.flatMap((vocabulary) => vocabulary.nearest(word.folded, word.article)))
    if (each !== first && (await count(each, lang)) > 0) return each;
  return undefined;
}

/** What finds more than a query that finds hardly anything: its words in parts, other words for them, or fewer of them. */
export async function widerQuery(
  query: string,
  lang: string | undefined,
  corrector: Corrector,
): Promise<string | undefined> {
  const language = lang ?? corrector.defaultLanguage;
  const words = typedWords(query, language);
  if (words.length === 0 || words.length > maxWords) return undefined;
  const own = await corrector.count(query, lang);
  const countMore = async (...asked: Parameters<Corrector['count']>) => {
    const texts = await corrector.count(...asked);
    return texts > own ? texts : 0;
  };
  const more = { ...corrector, count: countMore };
  const known = await Promise.all(languagesFor(lang, corrector.defaultLanguage).map(corrector.vocabularies));
  const [{ folded = '' } = {}, ...others] = words;
  if (others.length === 0) return splitWord(folded, known, language, more);
  return otherWords(written(words), query, lang, more);
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
