import type { Synonym } from '#contract/office/synonym-view.ts';
import { spellOut } from './index/index-words.ts';
import { type QueryWord, queryWords } from './query-words.ts';

/** A phrase of a query, in any order, that finds texts with another one. */
interface Rule {
  phrase: ReadonlySet<string>;
  meaning: readonly QueryWord[];
}

/** The rules of each language, by each word of their phrase. */
export type SynonymRules = ReadonlyMap<string, ReadonlyMap<string, readonly Rule[]>>;

/** Each is one more search. */
const maxVariants = 8;
/** Of some synonyms, many combinations are the same variant. */
const maxTried = 500;

/** Where letters and digits meet, and between the parts of a name: `PE 100`, `PE-100` and `PE100`, `OEKO-TEX`. */
const seam = /(?<=\p{L})[-\s]?(?=\p{N})|(?<=\p{N})[-\s]?(?=\p{L})|(?<=\p{L})-(?=\p{L})/gu;

/** The folded words of a phrase without endings, in each way to write it. */
function spellings(phrase: string, lang: string): string[][] {
  const text = phrase.toLowerCase();
  const written = new Set([text, text.replace(seam, ' '), text.replace(seam, ''), spellOut(text)]);
  const each = [...written].map((way) => queryWords(way, lang).map(({ beginning }) => beginning));
  return [...new Map(each.map((words) => [words.join(' '), words])).values()];
}

/** The rules of synonyms; words are compared as the search compares them: folded, without endings. */
export function synonymRules(synonyms: readonly Synonym[]): SynonymRules {
  const byLanguage = new Map<string, Map<string, Rule[]>>();
  const add = (lang: string, from: string, to: string) => {
    const meaning = queryWords(to, lang);
    if (meaning.length === 0) return;
    const rules = byLanguage.get(lang) ?? new Map<string, Rule[]>();
    byLanguage.set(lang, rules);
    for (const phrase of spellings(from, lang))
      for (const word of phrase) rules.set(word, [...(rules.get(word) ?? []), { phrase: new Set(phrase), meaning }]);
  };
  for (const { lang, words, meaning, bothWays } of synonyms) {
    add(lang, words, meaning);
    if (bothWays) add(lang, meaning, words);
  }
  return byLanguage;
}

const unique = (words: readonly QueryWord[]): QueryWord[] => [
  ...new Map(words.map((word) => [word.beginning, word])).values(),
];

const keyOf = (words: readonly QueryWord[]): string => words.map(({ beginning }) => beginning).join(' ');

/**
 * The words of a query, and what they mean by synonyms of some languages: at most eight variants, the words as typed
 * first. A synonym counts once: what it means has no synonyms.
 */
export function variantsOf(words: readonly QueryWord[], languages: readonly string[], rules: SynonymRules) {
  const found = new Map([[keyOf(words), words]]);
  let tried = 0;
  /** Replaces phrases from a position on; what is before it stays. */
  const replaceFrom = (start: number, before: readonly QueryWord[]) => {
    for (let at = start; at < words.length && found.size < maxVariants; at++) {
      const first = words[at]?.beginning ?? '';
      const known = languages.flatMap((lang) => rules.get(lang)?.get(first) ?? []);
      for (const { phrase, meaning } of known) {
        const said = words.slice(at, at + phrase.size);
        if (said.length < phrase.size || !said.every(({ beginning }) => phrase.has(beginning))) continue;
        if (tried++ > maxTried) return;
        const replaced = [...before, ...words.slice(start, at), ...meaning];
        const variant = unique([...replaced, ...words.slice(at + phrase.size)]);
        if (found.size < maxVariants && !found.has(keyOf(variant))) found.set(keyOf(variant), variant);
        replaceFrom(at + phrase.size, replaced);
      }
    }
  };
  replaceFrom(0, []);
  return [...found.values()];
}
