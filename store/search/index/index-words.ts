import { endOf, type Word, wordsOf } from '../words.ts';

/** A word of letters and digits, such as `PE100`. */
const mixed = /\p{L}.*\p{N}|\p{N}.*\p{L}/u;
const runs = /\p{N}+|[^\p{N}]+/gu;
/** A sign that can be left out between the parts of a name, such as in `GB-750-DL` and `OEKO-TEX`. */
const link = /^[-\u2010\u2011/._]$/;
const linkOrSpace = /^[-\u2010\u2011/._ \u00A0\u202F]$/;
/** Short letters before or after a number belong to it: `PE 100`, `750 ml`. */
const pair = /^(?:\p{L}{1,4} \p{N}+|\p{N}+ \p{L}{1,3})$/u;
/** Between groups of three digits: `1,596`. */
const groupSign = /^[.,'’\u00A0\u202F]$/;
const maxLength = 40;
/** The Arabic “and” is written as one word with the next. */
export const hasAnd = (folded: string): boolean => folded.length > 3 && folded.startsWith('و');

export const withoutAnd = (word: Word): Word => {
  const [start = word.start, ...ends] = word.ends;
  return { folded: word.folded.slice(1), start, ends };
};

const umlaut = /[äöü]/i;
/** What they are without their dots: few words of other scripts have one. */
const umlautBase = /[aou]/;
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** A text in lower case with its umlauts in two letters. */
export const spellOut = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => spelledOut[letter] ?? letter);

/** The letters and the digits of a mixed word apart, none for other words. */
export const partsOf = (folded: string): readonly string[] => (mixed.test(folded) ? (folded.match(runs) ?? []) : []);

/**
 * The words under which the index has a text: its folded words, and other ways to write them. `PE100`, `PE 100` and
 * `PE-100` all give `pe100`, `pe` and `100`; `Düse` gives `duse` and `duese`.
 */
export function indexWords(text: string, maxCharacters = Number.POSITIVE_INFINITY): string[] {
  const words: string[] = [];
  let units = 0;
  let before: Word | undefined;
  /** What is linked so far, without its links. */
  let chain = '';
  /** The digits of a number so far, without the signs between its groups. */
  let digits = '';
  for (const word of wordsOf(text)) {
    const { folded, start } = word;
    const other = [...partsOf(folded)];
    if (hasAnd(folded)) other.push(folded.slice(1));
    const between = before ? text.slice(endOf(before), start) : '';
    chain = link.test(between) ? chain + folded : folded;
    digits = digits !== '' && groupSign.test(between) && /^\d{3}$/.test(folded) ? digits + folded : '';
    if (digits !== '') other.push(digits);
    else if (/^\d{1,3}$/.test(folded)) digits = folded;
    if (chain !== folded && /\p{L}/u.test(chain)) other.push(chain);
    const together = before && linkOrSpace.test(between) && pair.test(`${before.folded} ${folded}`);
    if (before && together && chain !== before.folded + folded) other.push(before.folded + folded);
    const written = umlautBase.test(folded) ? text.slice(start, endOf(word)).normalize('NFC') : '';
    if (umlaut.test(written)) other.push(...[...wordsOf(spellOut(written))].map((each) => each.folded));
    for (const each of [folded, ...other]) {
      if (each.length > maxLength) continue;
      units += each.length + 1;
      if (units > maxCharacters) return words;
      words.push(each);
    }
    before = word;
  }
  return words;
}
