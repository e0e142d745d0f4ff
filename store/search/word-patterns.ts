import { foldedWords } from './words.ts';

/** Further words are ignored. */
const maxWords = 12;

/** Digits alone are parts of numbers; shorter ones only if the query is a number, such as `040 12`. */
const minDigits = 3;

/** A number with a trunk prefix or `00`, which is stored with a country code instead. */
const minWithPrefix = 5;

/** No folded words have two spaces in a row. */
const nothing = '%  %';

/**
 * The LIKE patterns that folded words, each after a space, have to match: each word is the beginning of a word, and
 * digits are found inside numbers. A query of signs alone matches nothing. Folded words are letters and digits: no
 * wildcard of LIKE.
 */
export function wordPatterns(query: string): string[] {
  const words = [...new Set(foldedWords(query))].slice(0, maxWords);
  if (words.length === 0) return query.trim() === '' ? [] : [nothing];
  const isNumber = !/\p{L}/u.test(query) && words.join('').length >= minDigits;
  return words.map((word) => {
    const isPart = /^\d+$/.test(word) && (isNumber || word.length >= minDigits);
    if (!isPart) return `% ${word}%`;
    return `%${isNumber || word.length >= minWithPrefix ? word.replace(/^0+(?=\d)/, '') : word}%`;
  });
}
