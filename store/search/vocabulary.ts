import { LRUCache } from 'lru-cache';
import { compoundLengths, findCompounds, hasWord, type KnownWords, partsOf } from './compounds.ts';

/** Words of texts in one language, by which misspelled words of queries are corrected. */
export interface Vocabulary {
  /** Adds a folded word, and in how many texts it is. */
  add(word: string, texts: number): void;
  /** Whether a text has the folded word. */
  has(word: string): boolean;
  /**
   * The folded words most like a misspelled one, the best first; at most five. `article`: the letters before it that folding
   * left out.
   */
  nearest(misspelled: string, article?: string): string[];
  /** The folded words that a misspelled one has a single error of, the best first. */
  withOneError(misspelled: string, article?: string): string[];
  /** The folded words that begin with some letters and have at most three more. */
  formsOf(beginning: string): string[];
  /** The two words that a rare compound is written of, without letters that link them; none for other words. */
  partsOf(compound: string): readonly string[];
  /** What words begin with that end with a beginning and an ending, such as “glasflasch”: the most frequent, at most 20. */
  compoundsWith(beginning: string): string[];
}

/** Shorter words are not corrected, except that one letter may be missing, and corrections may be one letter shorter. */
const minLength = 4;
/** Words from this length on may have two errors. */
const twoErrorsFrom = 8;
const maxLength = 30;
const maxNearest = 5;
/** Beginnings whose compounds are kept. */
const maxKept = 1_000;
/** Whether a folded word of a text may correct a word of a query. */
export const isProposed = (word: string): boolean =>
  word.length >= minLength - 1 && word.length <= maxLength && !/\p{N}/u.test(word);

const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

/** Adds up neighbours: of bits, of pairs, of fours, and so on. */
function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Rows of {@link errorsBetween}, which compares a misspelled word with thousands, none of them longer. */
const kept = Array.from({ length: 3 }, () => new Uint8Array(2 * maxLength));

/**
 * The number of letters to leave out, add, replace or exchange with the next to get from one word to another, or
 * `most` + 1 if there are more.
 */
export function errorsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const rows = (kept[0]?.length ?? 0) > other.length ? kept : kept.map(() => new Uint8Array(other.length + 1));
  let [before, row, next] = rows as [Uint8Array, Uint8Array, Uint8Array];
  const tooMany = most + 1;
  for (let to = 0; to <= other.length; to++) row[to] = Math.min(to, tooMany);
  for (let at = 1; at <= one.length; at++) {
    // Farther from the diagonal there are more errors than that.
    const [from, end] = [Math.max(1, at - most), Math.min(other.length, at + most)];
    next[from - 1] = from === 1 ? Math.min(at, tooMany) : tooMany;
    let least = next[from - 1] ?? 0;
    for (let to = from; to <= end; to++) {
      const isSame = one.charCodeAt(at - 1) === other.charCodeAt(to - 1);
      let errors = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        tooMany,
      );
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        errors = Math.min(errors, (before[to - 2] ?? 0) + 1);
      next[to] = errors;
      least = Math.min(least, errors);
    }
    if (end < other.length) next[end + 1] = tooMany;
    if (least > most) return tooMany;
    [before, row, next] = [row, next, before];
  }
  return row[other.length] ?? tooMany;
}

/** How many errors a word of a query may have. */
export const maxErrors = (word: string, article = ''): number =>
  word.length < minLength - 1 || word.length > maxLength ? 0 : word.length + article.length < twoErrorsFrom ? 1 : 2;

/** How many errors a misspelled word may have compared with a word of the site that may have two. */
const errorsIn = (misspelled: string): number => (misspelled.length < twoErrorsFrom - 2 ? 1 : 2);

const isExchanged = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join('') === [...other].sort().join('');

const doubled = /(.)\1+/gu;

/** How many letters there are to choose from where one was replaced or added, as a logarithm. */
const choice = Math.log(26);

/**
 * How likely a word was meant, as a logarithm: a letter left out, doubled or exchanged can happen in fewer ways than a
 * certain other one in its place; the first letter is rarely wrong; frequent words are meant more often.
 */
function likelihoodOf(misspelled: string, word: string, texts: number): number {
  const isOneWay =
    word.length > misspelled.length ||
    isExchanged(word, misspelled) ||
    misspelled.replace(doubled, '$1') === word.replace(doubled, '$1');
  return Math.log(texts) - (isOneWay ? 0 : choice) - (word[0] === misspelled[0] ? 0 : 1);
}

/** The Arabic article and what may precede it, which folded words lack; one error hides it from folding. */
const articles = ['ال', 'وال', 'بال', 'فال', 'كال', 'لل'];
const articleLength = 2;
const isArabic = /^\p{Script=Arabic}/u;

/** A letter of the noun inside its article: “ابلحار” for “البحار”. */
const exchangedArticle = /^[وفبك]{0,2}ا(.)ل/u;
/** Nouns such as “ألوان” lack their first letters too, as their folded words do. */
const secondArticle = /^ال(?=.{3})/u;

/** A word without a beginning that is like an article, with the errors in it. */
function withoutArticle(word: string): { rest: string; errors: number }[] {
  if (!isArabic.test(word)) return [];
  const found = [1, 2, 3, 4].map((length) => ({
    rest: word.slice(length),
    errors: Math.min(...articles.map((each) => errorsBetween(word.slice(0, length), each, 1))),
  }));
  const [exchanged, letter = ''] = exchangedArticle.exec(word) ?? [];
  if (exchanged) found.push({ rest: letter + word.slice(exchanged.length), errors: 1 });
  return found
    .map(({ rest, errors }) => ({ rest: rest.replace(secondArticle, ''), errors }))
    .filter(({ rest, errors }) => errors <= 1 && rest.length >= minLength - (errors === 0 ? 2 : 1));
}

export function createVocabulary(): Vocabulary {
  const byLength: KnownWords[] = [];

  /** The words with at most so many errors, by their length. */
  function near(
    misspelled: string,
    mostAt: (length: number) => number,
    hasArticle = false,
  ): { word: string; errors: number; likelihood: number }[] {
    const letters = lettersOf(misspelled);
    const found: ReturnType<typeof near> = [];
    const shortest = misspelled.length < minLength && !hasArticle ? minLength : misspelled.length - 2;
    for (let length = shortest; length <= misspelled.length + 2; length++) {
      const known = byLength[length];
      const most = mostAt(length);
      if (Math.abs(length - misspelled.length) > most) continue;
      if (known === undefined) continue;
      for (let at = 0; at < known.words.length; at++) {
        // Each error changes at most two of the letters that occur.
        if (bitsIn(letters ^ (known.letters[at] ?? 0)) > 2 * most) continue;
        const word = known.words[at] ?? '';
        const errors = errorsBetween(misspelled, word, most);
        if (errors <= most)
          found.push({ word, errors, likelihood: likelihoodOf(misspelled, word, known.texts[at] ?? 1) });
      }
    }
    return found;
  }

  // A correction counts the same words many times.
  const compounds = new LRUCache<string, string[]>({
    max: maxKept,
    memoMethod: (beginning) => findCompounds(byLength, beginning),
  });

  /** What folding took for an article may be letters of a misspelled word: “بالاطا” for “بلاطا”. */
  const nearWithArticle = (misspelled: string, mostAt: (length: number) => number, article: string) => {
    if (article === '') return near(misspelled, mostAt);
    const whole = near(article + misspelled, mostAt);
    return whole.length > 0 && misspelled.length < minLength ? whole : [...near(misspelled, mostAt, true), ...whole];
  };

  const byLikelihood = (found: ReturnType<typeof near>): string[] => {
    found.sort((one, other) => one.errors - other.errors || other.likelihood - one.likelihood);
    return [...new Set(found.map(({ word }) => word))].slice(0, maxNearest);
  };

  return {
    add(word, texts) {
      const known = byLength[word.length] ?? { words: [], letters: [], texts: [] };
      byLength[word.length] = known;
      known.words.push(word);
      known.letters.push(lettersOf(word));
      known.texts.push(texts);
    },
    nearest(misspelled, article = '') {
      const most = maxErrors(misspelled, article);
      if (most === 0) return [];
      const mostAt = (length: number) => (length < twoErrorsFrom ? most : Math.max(most, errorsIn(misspelled)));
      const found = nearWithArticle(misspelled, mostAt, article);
      for (const { rest, errors } of withoutArticle(misspelled)) {
        const inRest = near(rest, (length) => mostAt(length + articleLength) - errors, true);
        found.push(...inRest.map((each) => ({ ...each, errors: each.errors + errors })));
      }
      return byLikelihood(found);
    },
    withOneError: (misspelled, article = '') => byLikelihood(nearWithArticle(misspelled, () => 1, article)),
    formsOf: (beginning) =>
      byLength
        .slice(beginning.length, beginning.length + compoundLengths.ending + 1)
        .flatMap((known) => known?.words.filter((word) => word.startsWith(beginning)) ?? []),
    partsOf(compound) {
      const parts = partsOf(byLength, compound, (last) => compounds.memo(last).length > 0);
      if (parts.length === 0 || hasWord(byLength, compound)) return parts;
      // “untersschreiben” is a misspelled word, “Weinflaschen” another form of one.
      const isForm = (word: string) => word.startsWith(compound) || compound.startsWith(word);
      return near(compound, () => 1).every(({ word }) => isForm(word)) ? parts : [];
    },
    has: (word) => hasWord(byLength, word),
    compoundsWith: (beginning) => compounds.memo(beginning),
  };
}
