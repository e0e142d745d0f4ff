export interface Amount {
  quantity: string;
  unit: string;
}

/** Digits with decimal signs and separators of thousands, at most 20 characters. */
const digits = String.raw`\d{1,15}(?:[.,]\d{1,12}){0,4}`;

const unitWord = /^[\p{L}\p{M}%][\p{L}\p{M}\p{N}%²³-]{0,11}\.?$/u;
const amountToken = new RegExp(String.raw`^[x×✕*:=]?(${digits})([\p{L}%][\p{L}\p{M}%²³]{0,11}\.?)?$`, 'u');
const timesWord = /^[x×✕*]$/iu;
const mark = /^[x×✕*:=–—-]$/iu;

/** A word that may be a unit: it has no digit, except as in m2. */
export const isUnit = (word: string): boolean => unitWord.test(word) && !/\p{Nd}{2}/u.test(word);

/** The amount that one word is, such as `500`, `x500`, `500x` and `2.5kg`. */
export function amountOf(word: string): (Amount & { isMarked: boolean }) | undefined {
  const [, quantity = '', unit = ''] = amountToken.exec(word) ?? [];
  if (quantity === '' || quantity.length > 20 || !/[1-9]/.test(quantity)) return undefined;
  const isTimes = timesWord.test(unit);
  return { quantity, unit: isTimes ? '' : unit, isMarked: unit !== '' || !/^\d/.test(word) };
}

/** A cell that is an amount, such as `1 500`, `500 pcs` and `500 x`. */
export function amountIn(cell: string): Amount | undefined {
  const words = cell.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '').split(/\s+/);
  const [first = '', second, ...others] = words;
  if (others.length > 0) return undefined;
  const amount = amountOf(first);
  if (second === undefined || (amount && timesWord.test(second))) return amount;
  return amount && amount.unit === '' && isUnit(second) ? { ...amount, unit: second } : undefined;
}

/** An amount at an end of some words, with the words that are left. */
export interface Divided extends Amount {
  words: string[];
  /** Whether a unit or a sign shows that it is an amount. */
  isMarked: boolean;
}

const withoutMarks = (words: readonly string[]): { words: string[]; hadMark: boolean } => {
  const end = words.findLastIndex((word) => !mark.test(word)) + 1;
  const last = words[end - 1]?.replace(/(?<=.)[:=,]$/, '');
  const kept = [...words.slice(0, end - 1), ...(last === undefined ? [] : [last])];
  return { words: kept, hadMark: end < words.length || last !== words[end - 1] };
};

/** Amounts at the end: `A-1 500`, `A-1 x 500`, `A-1 500 pcs`, `A-1 1 500`. */
export function amountsAtEnd(words: readonly string[]): Divided[] {
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  const single = amountOf(last);
  const beforeUnit = isUnit(last) ? amountOf(before) : undefined;
  const found = single ?? (beforeUnit?.unit === '' ? { ...beforeUnit, unit: last, isMarked: true } : undefined);
  if (!found) return [];
  const { words: left, hadMark } = withoutMarks(words.slice(0, single ? -1 : -2));
  const divided = { ...found, isMarked: found.isMarked || hadMark, words: left };
  const thousands = left.at(-1) ?? '';
  const isGrouped = !hadMark && /^\d{3}(?:[.,]\d{1,12})?$/.test(found.quantity) && /^[1-9]\d{0,2}$/.test(thousands);
  const grouped = { ...divided, quantity: thousands + found.quantity, words: left.slice(0, -1) };
  return [...(isGrouped ? [grouped] : []), divided].filter((each) => each.words.length > 0);
}

/** Amounts at the start: `500 A-1`, `500 x A-1`, `500 pcs A-1`. */
export function amountsAtStart(words: readonly string[]): Divided[] {
  const [first = '', second = '', ...others] = words;
  const found = amountOf(first);
  if (!found) return [];
  if (timesWord.test(second)) return others.length > 0 ? [{ ...found, isMarked: true, words: others }] : [];
  const withUnit = found.unit === '' && isUnit(second) && others.length > 0;
  return [
    ...(second === '' ? [] : [{ ...found, words: words.slice(1) }]),
    ...(withUnit ? [{ ...found, unit: second, isMarked: true, words: others }] : []),
  ];
}
