import { wordsOf } from './words.ts';

/** Words of texts in one language, by which misspelled words of queries are corrected. */
export interface Vocabulary {
  add(text: string): void;
  /** The words most like a misspelled one, as written in a text, the best first; at most five. */
  nearest(misspelled: string): string[];
}

interface KnownWord {
  written: string;
  /** One bit for each letter that occurs; others share bits. */
  letters: number;
  texts: number;
}

/** Shorter words of texts are not proposed. One letter may be missing. */
const minLength = 4;
/** Words from this length on may have two errors. */
const twoErrorsFrom = 8;
const maxLength = 30;
/** Of one language. Further words are not proposed. */
const maxWords = 20_000;
const maxNearest = 5;

const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/**
 * The number of letters to leave out, add, replace or exchange with the next to get from one word to another, or
 * `most` + 1 if there are more.
 */
export function errorsBetween(one: string, other: string, most: number): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      let errors = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (isSame ? 0 : 1));
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        errors = Math.min(errors, (before[to - 2] ?? 0) + 1);
      next.push(errors);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
}

/** How many errors a word of a query may have. */
export const maxErrors = (word: string): number =>
  word.length < minLength - 1 || word.length > maxLength ? 0 : word.length < twoErrorsFrom ? 1 : 2;

export function createVocabulary(): Vocabulary {
  const byLength: Map<string, KnownWord>[] = [];
  let count = 0;
  return {
    add(text) {
      for (const { folded, start, ends } of wordsOf(text)) {
        if (folded.length < minLength - 1 || folded.length > maxLength || /\p{N}/u.test(folded)) continue;
        const words = byLength[folded.length] ?? new Map<string, KnownWord>();
        byLength[folded.length] = words;
        const known = words.get(folded);
        if (known) known.texts += 1;
        else if (count < maxWords) {
          count += 1;
          const written = text.slice(start, ends.at(-1));
          words.set(folded, { written, letters: lettersOf(folded), texts: 1 });
        }
      }
    },
    nearest(misspelled) {
      const most = maxErrors(misspelled);
      if (most === 0) return [];
      const letters = lettersOf(misspelled);
      const found: { written: string; errors: number; texts: number; isFirst: boolean }[] = [];
      const shortest = misspelled.length < minLength ? minLength : misspelled.length - most;
      for (let length = shortest; length <= misspelled.length + most; length++) {
        for (const [word, { written, letters: others, texts }] of byLength[length] ?? []) {
          // Each error changes at most two of the letters that occur.
          if (bitsIn(letters ^ others) > 2 * most) continue;
          const errors = errorsBetween(misspelled, word, most);
          if (errors <= most) found.push({ written, errors, texts, isFirst: word[0] === misspelled[0] });
        }
      }
      found.sort(
        (one, other) =>
          one.errors - other.errors || Number(other.isFirst) - Number(one.isFirst) || other.texts - one.texts,
      );
      return found.slice(0, maxNearest).map(({ written }) => written);
    },
  };
}
