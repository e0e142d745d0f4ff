import { contentWords } from './function-words.ts';
import { partsOf } from './index/index-words.ts';
import { foldedWords } from './words.ts';

/**
 * Inflections at the end of folded words, by language. They are cut off words of a query only: the rest finds all words
 * that begin with it, so “bottles” finds “bottle”. Measured in docs/decisions/039-search-other-forms.md.
 */
const endings: Readonly<Record<string, string>> = {
  // “news” is no plural.
  en: '(?<=.{3})(?<!^new|[isu])s$|(?<=.{4})(?:ies|e|es|ed|ing|ings|y)$',
  de: '(?<=.{4})(?:e|en|er|ern|em|es|n|s)$',
  pt: '(?<=.{3})s$|(?<=.{4})(?:a|as|o|os|es|ns|m|cao|coes|aes)$',
  fr: '(?<=.{3})s$|(?<=.{4})(?:e|es|x|aux)$',
  es: '(?<=.{3})s$|(?<=.{4})(?:a|as|o|os|es|cion|ciones)$',
  ar: '(?<=.{3})(?:ات|ون|ين|ه)$',
  bn: '(?<=.{2})(?:গুলো|গুলি|টি|টা|ের|র|ায়|য়|তে|কে)$',
};

/** A character of a script without spaces. */
const isSign = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

// As folded words are: a vowel sign of Bengali may be two, and its letters have no dots.
const endingsOf = new Map(
  Object.entries(endings).map(([lang, pattern]) => [
    lang,
    new RegExp(pattern.normalize('NFKD').replaceAll('\u09BC', ''), 'u'),
  ]),
);

/** `60x60`, also with the Cyrillic letter, is written `60 × 60`. */
const sizeSign = /(?<=\p{N})[xх](?=\p{N})/u;

/** A word of a query. */
export interface QueryWord {
  /** What a word of the text must begin with: `typed` without its ending. */
  beginning: string;
  /** As typed, folded. */
  typed: string;
  /** Other beginnings that count as the word: of words that end with it, such as `glasflasch` for “Flasche”. */
  also?: readonly string[];
}

/** The beginnings by which a text has a word. */
export const beginningsOf = ({ beginning, also = [] }: QueryWord): readonly string[] => [beginning, ...also];

/** Languages that write compounds as one word. */
const compounding = new Set(['da', 'de', 'fi', 'hu', 'is', 'nb', 'nl', 'nn', 'no', 'sv']);

export const hasCompounds = (lang: string): boolean => compounding.has(lang.split('-')[0] ?? lang);

/**
 * The different words that each text found must have, or have a word that begins with it, without those that only
 * connect others. `lang`: the language of the query, such as `pt-BR`.
 */
export function queryWords(query: string, lang: string): QueryWord[] {
  const ending = endingsOf.get(lang.split('-')[0] ?? lang) ?? /$^/;
  const words = foldedWords(query).flatMap((word) => word.split(sizeSign));
  // The last character of a row is in the pair before it.
  const needed = words.filter((word, at) => !(isSign.test(word) && at > 0 && words[at - 1]?.endsWith(word)));
  const byBeginning = new Map<string, QueryWord>();
  for (const typed of contentWords(needed, lang, (word) => word)) {
    const beginning = /\p{N}/u.test(typed) ? typed : typed.replace(ending, '');
    if (!byBeginning.has(beginning)) byBeginning.set(beginning, { beginning, typed });
  }
  return [...byBeginning.values()];
}

/** Typed for a German umlaut, such as `ue`. */
const umlautVowels = /([aou])e/g;

/** The beginning of a word with umlauts in two letters, which other forms may lack: “Handtuecher” and “Handtuch”. */
export function withoutUmlauts({ beginning, typed }: QueryWord, lang: string): string | undefined {
  const [word] = queryWords(typed.replace(umlautVowels, '$1'), lang);
  return word && word.beginning !== beginning && lang.startsWith('de') ? word.beginning : undefined;
}

/**
 * The beginnings to mark in what was found: those of the query, each form as it was typed, so that “weeks” is marked
 * whole, and the forms that the index adds. A space at the end stands for the end of a word.
 */
export const markedWords = (words: readonly QueryWord[]): string[] => [
  ...new Set(
    words.flatMap(({ typed, ...word }) => [
      ...beginningsOf({ typed, ...word }),
      typed,
      `${typed.replace(umlautVowels, '$1')} `,
      ...partsOf(typed).map((part) => `${part} `),
    ]),
  ),
];
