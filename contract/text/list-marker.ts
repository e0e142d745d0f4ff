import { asciiDigits } from './ascii-digits.ts';

/** Letters in the order in which lists count with them. */
const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'αβγδεζηθικλμνξοπρστυφχψω',
  'абвгдежзиклмнопрстуфхцчшщэюя',
  'أبجدهوزحطيكلمنسعفصقرشت',
  'কখগঘঙচছজঝঞটঠডঢণতথদধন',
];
const chineseDigits = '〇一二三四五六七八九';
const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1_000 };

/** Brackets and the signs after a number. A letter alone is a bullet: word processors use “o”. */
const marker = /^[([（［]?(.+?)(?:[.．。、,:)\]）］]|-|–)+$/u;

function romanNumber(text: string): number {
  const values = [...text].map((letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

/** Up to 99, such as 二十三. */
function chineseNumber(text: string): number | undefined {
  const [, tens, ten, ones] = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/.exec(text) ?? [];
  if (tens === undefined || (!ten && tens && ones)) return undefined;
  const digit = (sign = '') => Math.max(0, chineseDigits.indexOf(sign || '〇'));
  return ten ? (tens ? digit(tens) : 1) * 10 + digit(ones) : digit(tens || ones);
}

function letterNumber(text: string): number | undefined {
  // Of single letters, only these usually begin a Roman list.
  if (/^[ivx]$/.test(text) || (text.length > 1 && /^[ivxlcdm]+$/.test(text))) return romanNumber(text);
  const letter = text.replace(/^ا/, 'أ');
  const found = alphabets.find((letters) => letters.includes(letter));
  return found && [...letter].length === 1 ? [...found].indexOf(letter) + 1 : undefined;
}

/**
 * The number that the marker of a list item shows, in any script: 3 for `3.`, `(c)`, `iii.`, `٣.`, `三、`, `③` or `2.3.`.
 * Undefined for a bullet.
 */
export function listNumber(text: string): number | undefined {
  const plain = asciiDigits(text.normalize('NFKC').toLowerCase()).replace(/\s/g, '');
  const lastPart = (label: string) => label.split(/[.．-]/).at(-1) ?? '';
  const label = lastPart(marker.exec(plain)?.[1] ?? '');
  const digits = /^\d{1,6}$/.exec(label || lastPart(plain))?.[0];
  if (digits) return Number(digits);
  return chineseNumber(label || ' ') ?? letterNumber(label);
}

/**
 * Whether a marker is to stay as text, because no list shows it: words or signs of a number that {@link listNumber} does
 * not read, or several numbers at the first level of a list. A single letter or sign is a bullet, often of a symbol font.
 */
export const isWrittenMarker = (text: string, level: number): boolean =>
  [...text].length > 1 &&
  (listNumber(text) === undefined
    ? /[\p{L}\p{N}]/u.test(text)
    : level === 1 && /\p{Nd}[.．-]\p{Nd}/u.test(text.normalize('NFKC')));

/** How an `ol` counts, as its `type` says: with Latin letters or Roman numbers, in either case. Digits need no type. */
export const listTypes = ['a', 'A', 'i', 'I'] as const;
export type ListType = (typeof listTypes)[number];

/** The type of a list whose first item has this marker, such as `i` for `iv.` and `A` for `(C)`. */
export function listTypeOf(text: string): ListType | undefined {
  const plain = text.normalize('NFKC').replace(/\s/g, '');
  const label = /^[([]?([a-z]+)[.,:)\]-]+$/i.exec(plain)?.[1];
  if (label === undefined || listNumber(text) === undefined) return undefined;
  const isRoman = label.length > 1 || /^[ivx]$/i.test(label);
  const lower = isRoman ? 'i' : 'a';
  const upper = isRoman ? 'I' : 'A';
  return label === label.toLowerCase() ? lower : upper;
}

const styledTypes: readonly [RegExp, ListType][] = [
  [/lower-(?:alpha|latin)/i, 'a'],
  [/upper-(?:alpha|latin)/i, 'A'],
  [/lower-roman/i, 'i'],
  [/upper-roman/i, 'I'],
];

/** The type of a list by a `style` with `list-style-type`, as word processors in browsers write it. */
export function listTypeIn(style: string): ListType | undefined {
  const value = /list-style(?:-type)?:([^;]*)/i.exec(style)?.[1] ?? '';
  return styledTypes.find(([pattern]) => pattern.test(value))?.[1];
}

/** The attributes of an `ol` whose first item has this marker, such as `start` 3 and `type` a for `c)`. */
export function listAttributes(marker: string): { start?: string; type?: ListType } {
  const number = listNumber(marker);
  const type = listTypeOf(marker);
  return { ...(number === undefined || number === 1 ? {} : { start: String(number) }), ...(type ? { type } : {}) };
}
