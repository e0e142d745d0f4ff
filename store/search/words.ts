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

/** Most words of most texts: nothing to fold but capitals. */
const plainWord = /[A-Za-z0-9]+/y;

/** The plain word that begins at a place; undefined where there is none, or where it may go on with other letters. */
function plainWordAt(text: string, start: number): Word | undefined {
  plainWord.lastIndex = start;
  const found = plainWord.exec(text)?.[0];
  if (found === undefined || text.charCodeAt(start + found.length) > 127) return undefined;
  return {
    folded: found.slice(0, longestWord).toLowerCase(),
    start,
    // Asked for of few words only.
    get ends() {
      return Array.from({ length: Math.min(found.length, longestWord) }, (_, unit) => start + unit + 1);
    },
  };
}

/** The words of a text in their order. A generator, so that a reader may stop early in a long text. */
export function* wordsOf(text: string): Generator<Word> {
  let word: Word | undefined;
  let at = 0;
  while (at < text.length) {
    const plain = word ? undefined : plainWordAt(text, at);
    if (plain) {
      at = plainWord.lastIndex;
      yield plain;
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
