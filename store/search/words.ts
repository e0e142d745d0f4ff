/** A word of a text, folded, with the places in the text that its letters come from. */
export interface Word {
  folded: string;
  start: number;
  /** For every code unit of `folded`, where in the text its letter ends. */
  ends: number[];
}

/** Longer words are found by their beginning. */
const longestWord = 40;

/** Letters that Unicode does not take apart, though people type them so. */
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
};

const marks = /\p{M}+/gu;
const letterOrDigit = /[\p{L}\p{N}]/u;
/** Invisible characters that stand within words: soft hyphen, joiners, marks of direction and byte order. */
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/;
/** Scripts written without spaces: every sign counts as a word. */
const wordSign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What search makes of one character: small letters without accents; '' for what it does not see at all. */
function fold(character: string): string {
  if (invisible.test(character)) return '';
  const bare = character.normalize('NFKD').toLowerCase().normalize('NFKD').replace(marks, '');
  return bare.replace(/[ßæœøđðħıłŋþŧς]/g, (letter) => spelled[letter] ?? letter);
}

const folds = new Map<string, string>();

/** Texts have few different characters, which come again and again. */
function foldKept(character: string): string {
  const known = folds.get(character);
  if (known !== undefined) return known;
  const folded = fold(character);
  if (folds.size < 5_000) folds.set(character, folded);
  return folded;
}

/** Of the codes below 128, those that stand for letters and digits. */
const plainLetters = Uint8Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9]/.test(String.fromCharCode(code)) ? 1 : 0,
);

/**
 * Where the plain word that begins at a place ends: most words of most texts, with nothing to fold but capitals. 0 where
 * there is none, or where it may go on with other letters.
 */
function plainEnd(text: string, start: number): number {
  let end = start;
  while (plainLetters[text.charCodeAt(end)] === 1) end++;
  return end === start || text.charCodeAt(end) > 127 ? 0 : end;
}

const plainWord = (text: string, start: number, end: number): Word => {
  const length = Math.min(end - start, longestWord);
  return {
    folded: text.slice(start, start + length).toLowerCase(),
    start,
    // Asked for of few words only.
    get ends() {
      return Array.from({ length }, (_, unit) => start + unit + 1);
    },
  };
};

const plainOnly = /^[a-z0-9]+$/;

/**
 * Where in a text words may begin that begin with one of these, for {@link wordsOf}: such a word, or a letter that has
 * to be folded first.
 */
export function aheadOf(beginnings: readonly string[]): RegExp {
  const plain = beginnings.filter((beginning) => plainOnly.test(beginning));
  return new RegExp(
    [...(plain.length > 0 ? [`(?<![a-z0-9])(?:${plain.join('|')})`] : []), '[^\\0-\\x7f]'].join('|'),
    'gi',
  );
}

/** The next place from which on there may be a word that is looked for; the end where there is none. */
function jump(text: string, from: number, ahead: RegExp): number {
  ahead.lastIndex = from;
  let place = ahead.exec(text)?.index ?? text.length;
  // A letter to fold may stand within a word.
  if (text.charCodeAt(place) > 127) while (place > from && plainLetters[text.charCodeAt(place - 1)] === 1) place--;
  return place;
}

/**
 * The words of a text in their order. A generator, so that a reader may stop early in a long text; who looks for some of
 * them says where these may be (`ahead`), and most of the others are passed over unseen.
 */
export function* wordsOf(text: string, ahead?: RegExp): Generator<Word> {
  let word: Word | undefined;
  let at = 0;
  while (at < text.length) {
    if (ahead && !word && text.charCodeAt(at) < 128) at = jump(text, at, ahead);
    if (at === text.length) return;
    if (plainLetters[text.charCodeAt(at)] === 0) {
      if (word) yield word;
      word = undefined;
      at++;
      continue;
    }
    const end = word ? 0 : plainEnd(text, at);
    if (end > 0) {
      const start = at;
      at = end;
      yield plainWord(text, start, end);
      continue;
    }
    const start = at;
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    at += character.length;
    const folded = foldKept(character);
    // An accent of its own belongs to the letter before it.
    if (folded === '' && word) word.ends[word.ends.length - 1] = at;
    for (const sign of folded) {
      const readable = letterOrDigit.test(sign);
      const alone = readable && wordSign.test(sign);
      if (word && (alone || !readable)) {
        yield word;
        word = undefined;
      }
      if (alone) yield { folded: sign, start, ends: Array.from(sign.split(''), () => at) };
      else if (readable) {
        word ??= { folded: '', start, ends: [] };
        if (word.folded.length + sign.length > longestWord) continue;
        word.folded += sign;
        for (let unit = 0; unit < sign.length; unit++) word.ends.push(at);
      }
    }
  }
  if (word) yield word;
}

/** The folded words alone, until they make `mostUnits` of text. */
export function foldedWords(text: string, mostUnits = Number.POSITIVE_INFINITY): string[] {
  const words: string[] = [];
  let units = 0;
  for (const { folded } of wordsOf(text)) {
    units += folded.length + 1;
    if (units > mostUnits) break;
    words.push(folded);
  }
  return words;
}
