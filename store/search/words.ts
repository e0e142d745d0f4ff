import { asciiDigits } from '#contract/text/ascii-digits.ts';

/** A folded word, with the positions of its letters in the text. */
export interface Word {
  folded: string;
  start: number;
  /** For each code unit of `folded`, the end of its letter in the text. */
  ends: number[];
  /** The last of `ends`, of words that compute them on demand. */
  end?: number;
  /** The letters before `folded`, those of an Arabic article; absent: none. */
  article?: string;
}

/** The end of a word in the text. */
export const endOf = (word: Word): number => word.end ?? word.ends.at(-1) ?? word.start;

/** Longer words are found by this prefix. */
const maxWordLength = 40;

/** Letters without a Unicode decomposition, with their usual transliteration. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  þ: 'th',
  ŧ: 't',
  ς: 'σ',
  // Arabic: two spellings of the same ending, and a stroke that only widens a word.
  ة: 'ه',
  ى: 'ي',
  ـ: '',
  // Persian and Urdu forms of Arabic letters.
  ی: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ٱ: 'ا',
};
const spelledLetters = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g');

/**
 * Accents, vowel signs of Arabic and Hebrew, and the dots (nukta) of Indic letters, which are usually left out. In Indic
 * scripts, vowel signs are letters.
 */
const marks =
  /[\p{M}&&[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]]+|[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]/gv;
const letterOrDigit = /[\p{L}\p{N}\p{M}]/u;
/** Invisible characters within words: soft hyphen, joiners, direction marks and byte order mark. */
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/;
/**
 * Scripts without spaces: every two neighbours are a word, and the last character of a row. A single character is found
 * as the beginning of a pair. Words of single characters found texts that have the characters of a word in any places.
 */
const wordSign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Folds a character for search: lower case without accents, ASCII digits; '' for a character that search ignores. */
function fold(character: string): string {
  if (invisible.test(character)) return '';
  const bare = character.normalize('NFKD').toLowerCase().normalize('NFKD').replace(marks, '');
  return asciiDigits(bare).replace(spelledLetters, (letter) => spelled[letter] ?? letter);
}

/** A letter of a folded character. */
interface Letter {
  letter: string;
  /** Whether it is a part of words. */
  readable: boolean;
  /** Whether it is a sign of a script without spaces. */
  alone: boolean;
}

const folds = new Map<string, readonly Letter[]>();

/** Texts consist of few different characters, so results are cached. */
function lettersOf(character: string): readonly Letter[] {
  const known = folds.get(character);
  if (known !== undefined) return known;
  const letters = Array.from(fold(character), (letter) => {
    const readable = letterOrDigit.test(letter);
    return { letter, readable, alone: readable && wordSign.test(letter) };
  });
  if (folds.size < 5_000) folds.set(character, letters);
  return letters;
}

/** Which ASCII codes are letters or digits. */
const plainLetters = Uint8Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9]/.test(String.fromCharCode(code)) ? 1 : 0,
);

/**
 * The end of an ASCII word that starts at `start`. Most words are ASCII and need no folding except to lower case. 0 if there is
 * none, or if other letters may follow.
 */
function plainEnd(text: string, start: number): number {
  let end = start;
  while (plainLetters[text.charCodeAt(end)] === 1) end++;
  return end === start || text.charCodeAt(end) > 127 ? 0 : end;
}

/** A class, because an object with a getter of its own takes twice the time to make, once a word. */
class PlainWord implements Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;

  constructor(text: string, start: number, end: number) {
    this.start = start;
    this.end = Math.min(end, start + maxWordLength);
    this.folded = text.slice(start, this.end).toLowerCase();
  }

  /** Computed on demand: few words need it. */
  get ends(): number[] {
    const ends: number[] = [];
    for (let unit = 1; unit <= this.folded.length; unit++) ends.push(this.start + unit);
    return ends;
  }
}

const plainOnly = /^[a-z0-9]+$/;

/**
 * A pattern for {@link wordsOf} that finds where words with these prefixes may start: at such a prefix, or at a non-ASCII letter,
 * which must be folded first.
 */
export function aheadOf(beginnings: readonly string[]): RegExp {
  const plain = beginnings.map((beginning) => beginning.trimEnd()).filter((beginning) => plainOnly.test(beginning));
  return new RegExp(
    [...(plain.length > 0 ? [`(?<![a-z0-9])(?:${plain.join('|')})`] : []), '[^\\0-\\x7f]'].join('|'),
    'gi',
  );
}

/** A sign of a script without spaces, or a pair of them. A class for the same reason. */
class SignWord implements Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** Of a pair: the length of the first sign in `folded`, and its end in the text. */
  readonly #first: { length: number; end: number } | undefined;

  constructor(folded: string, start: number, end: number, first?: SignWord) {
    this.folded = first ? first.folded + folded : folded;
    this.start = first ? first.start : start;
    this.end = end;
    this.#first = first && { length: first.folded.length, end: first.end };
  }

  get ends(): number[] {
    const { length, end } = this.#first ?? { length: 0, end: 0 };
    return Array.from({ length: this.folded.length }, (_, unit) => (unit < length ? end : this.end));
  }
}

/** The next position at which a wanted word may start, or the end of the text. */
function jump(text: string, from: number, ahead: RegExp): number {
  ahead.lastIndex = from;
  let place = ahead.exec(text)?.index ?? text.length;
  // A non-ASCII letter may be in the middle of a word.
  if (text.charCodeAt(place) > 127) while (place > from && plainLetters[text.charCodeAt(place - 1)] === 1) place--;
  return place;
}

/**
 * The words of a text in order. A generator, so that callers can stop early. With `ahead`, most words that cannot match
 * are skipped without folding.
 */
export function* wordsOf(text: string, ahead?: RegExp): Generator<Word> {
  let word: Word | undefined;
  /** The sign just read: its pair is known with the next one. */
  let sign: SignWord | undefined;
  let at = 0;
  while (at < text.length) {
    if (sign && text.charCodeAt(at) < 128) {
      yield sign;
      sign = undefined;
    }
    if (ahead && !word && text.charCodeAt(at) < 128) at = jump(text, at, ahead);
    if (at === text.length) return;
    if (plainLetters[text.charCodeAt(at)] === 0) {
      if (word) yield withoutArticle(word);
      word = undefined;
      at++;
      continue;
    }
    const end = word ? 0 : plainEnd(text, at);
    if (end > 0) {
      const start = at;
      at = end;
      yield new PlainWord(text, start, end);
      continue;
    }
    const start = at;
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    at += character.length;
    const letters = lettersOf(character);
    // A separate accent belongs to the letter before it.
    if (letters.length === 0 && word) word.ends[word.ends.length - 1] = at;
    for (const { letter, readable, alone } of letters) {
      if (word && (alone || !readable)) {
        yield withoutArticle(word);
        word = undefined;
      }
      const next = alone ? new SignWord(letter, start, at) : undefined;
      if (sign) yield next ? new SignWord(letter, start, at, sign) : sign;
      sign = next;
      if (readable && !alone) {
        word ??= { folded: '', start, ends: [] };
        if (word.folded.length + letter.length > maxWordLength) continue;
        word.folded += letter;
        for (let unit = 0; unit < letter.length; unit++) word.ends.push(at);
      }
    }
  }
  if (sign) yield sign;
  if (word) yield withoutArticle(word);
}

/**
 * The Arabic article, also after a conjunction or preposition of one letter: it is written as one word with its noun. A noun
 * that begins with the same letters (ألوان) loses them with the article (الألوان) and without.
 */
const article = /^[وف]?(?:[بكل]?ال|لل)(?:ال)?(?=.{3})/;

function withoutArticle(word: Word): Word {
  const [letters] = article.exec(word.folded) ?? [];
  if (letters === undefined) return word;
  const { length } = letters;
  return { ...word, folded: word.folded.slice(length), ends: word.ends.slice(length), article: letters };
}

/** The folded words only, up to a total length of `maxCharacters`. */
export function foldedWords(text: string, maxCharacters = Number.POSITIVE_INFINITY): string[] {
  const words: string[] = [];
  let units = 0;
  for (const { folded } of wordsOf(text)) {
    units += folded.length + 1;
    if (units > maxCharacters) break;
    words.push(folded);
  }
  return words;
}
