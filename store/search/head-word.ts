import { isFunctionWord } from './function-words.ts';
import { foldedWords, wordsOf } from './words.ts';

/** Languages that begin with what something is: “copos de café”. Others end with it: “coffee cups”. */
const headFirst = new Set(['ar', 'ca', 'es', 'fa', 'fr', 'gl', 'he', 'it', 'pt', 'ro', 'vi']);

/** What follows these says more about what is before. */
const prepositions = new Set(
  foldedWords('of from to in on at by with for im an am auf aus bei beim für mit von vom zu zum zur'),
);

/** Whether a word can name a thing, as sizes and units cannot. */
export const isName = (word: string): boolean =>
  /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);

/** Whether a word says what is looked for: a name, or a number as long as a year or the class of a pipe. */
export const saysWhat = (word: string): boolean => isName(word) || /\p{N}{3}/u.test(word);

/** The head of a query, the word for the thing itself: “cups” of “coffee cups for a hotel”. */
export function headOf(query: string, lang: string): string | undefined {
  const words = [...wordsOf(query)].map(({ folded, start, ends }) => ({
    written: query.slice(start, ends.at(-1)),
    isName: isName(folded) && !isFunctionWord(folded, lang),
    connects: prepositions.has(folded),
  }));
  const named = words.slice(
    Math.max(
      0,
      words.findIndex((word) => word.isName),
    ),
  );
  if (headFirst.has(lang.split('-')[0] ?? lang)) return named[0]?.written;
  const end = named.findIndex((word) => word.connects);
  return named.slice(0, end < 0 ? named.length : end).findLast((word) => word.isName)?.written;
}
