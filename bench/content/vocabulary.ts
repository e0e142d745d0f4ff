import { between, oneOf, type Random } from './random.ts';

/**
 * Words with a realistic distribution: a few are in nearly all texts, many in some, and names and article numbers in
 * one or two.
 */
export interface Vocabulary {
  /** The most frequent first. */
  words: readonly string[];
  /** A word, weighted by its frequency. */
  word(random: Random): string;
  /** A name that occurs in hardly any other text. */
  rare(random: Random): string;
}

const starts = ['ba', 'cor', 'dal', 'fen', 'gri', 'hel', 'jon', 'kar', 'lum', 'mor', 'nel', 'os', 'pra', 'quin', 'ros'];
const middles = ['', 'a', 'be', 'di', 'fo', 'ga', 'li', 'mu', 'na', 'ro', 'se', 'ti', 'vo', 'wi'];
const ends = ['ban', 'dex', 'fil', 'gard', 'lon', 'mar', 'nit', 'pol', 'rex', 'sil', 'tan', 'ver', 'xal', 'zin'];

/** Generated words extend the list beyond those of the texts. */
const made = (random: Random): string => `${oneOf(random, starts)}${oneOf(random, middles)}${oneOf(random, ends)}`;

/** The words of these texts, the most frequent first, extended with generated words up to `count`. */
export function vocabularyOf(texts: Iterable<string>, count: number, random: Random): Vocabulary {
  const times = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.replace(/<[^>]*>/g, ' ').matchAll(/[\p{L}]{2,}/gu)) {
      times.set(word.toLowerCase(), (times.get(word.toLowerCase()) ?? 0) + 1);
    }
  }
  const words = new Set([...times].sort(([, a], [, b]) => b - a).map(([word]) => word));
  while (words.size < count) words.add(made(random) + made(random));
  return from([...words]);
}

/** The frequency of a word depends on its rank (Zipf's law). */
function from(words: readonly string[]): Vocabulary {
  const reaches = new Float64Array(words.length);
  let total = 0;
  for (const [rank] of words.entries()) {
    total += 1 / (rank + 2.7);
    reaches[rank] = total;
  }
  return {
    words,
    word(random) {
      const wanted = random() * total;
      let [low, high] = [0, words.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((reaches[middle] ?? 0) < wanted) low = middle + 1;
        else high = middle;
      }
      return words[low] ?? '';
    },
    rare: (random) => `${made(random)}${between(random, 100, 99_999)}`,
  };
}
