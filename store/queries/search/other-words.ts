import { languagesFor } from '#store/documents/languages.ts';
import { wordStem } from '#store/search/word-stems.ts';
import { foldedWords } from '#store/search/words.ts';
import type { Corrector } from './corrector.ts';
import { shorterQuery } from './shorter-query.ts';

/** The least length of two words that are one with an error. */
const minJoined = 8;

/** The words with two neighbours as one: “workwear” for “work wear”, or else with all. Undefined if no text has them so. */
export async function joined(
  words: readonly string[],
  lang: string | undefined,
  { vocabularies, defaultLanguage, count }: Corrector,
): Promise<string | undefined> {
  const known = await Promise.all(languagesFor(lang, defaultLanguage).map(vocabularies));
  for (const [at, word] of words.slice(0, -1).entries()) {
    const one = `${word}${words[at + 1]?.toLowerCase()}`;
    const folded = foldedWords(one).join('');
    const near = folded.length < minJoined ? [] : known.flatMap((vocabulary) => vocabulary.withOneError(folded));
    for (const each of [one, ...near]) {
      const whole = words.toSpliced(at, 2, each).join(' ');
      if ((await count(whole, lang)) > 0) return whole;
    }
  }
  const all = words.join('');
  return words.length > 2 && (await count(all, lang)) > 0 ? all : undefined;
}

/** The words with those of the same stem for some of them: “environment policy” for “environmental policy”. */
async function inOtherForms(words: readonly string[], lang: string | undefined, corrector: Corrector) {
  for (const [at, word] of words.entries()) {
    const stem = wordStem(word.toLowerCase(), lang ?? corrector.defaultLanguage);
    const whole = stem && words.toSpliced(at, 1, stem).join(' ');
    if (whole && (await corrector.count(whole, lang)) > 0) return whole;
  }
  return undefined;
}

/** Two words as one, or else other forms of them, or else fewer of them: what finds something. `query`: as typed. */
export const otherWords = async (
  words: readonly string[],
  query: string,
  lang: string | undefined,
  corrector: Corrector,
): Promise<string | undefined> =>
  (await joined(words, lang, corrector)) ??
  (await inOtherForms(words, lang, corrector)) ??
  shorterQuery(words.length === 1 ? words.flatMap((word) => word.split(' ')) : words, query, lang, corrector);
