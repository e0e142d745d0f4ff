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

/** The currencies of price lists: what has one is no quantity. */
const currencyCodes = 'EUR|USD|GBP|CHF|JPY|CNY|RMB|BDT|INR|PKR|AED|SAR|BRL|TRY|SEK|NOK|DKK|PLN|CAD|AUD|HKD|SGD';
const currencySigns = String.raw`\p{Sc}|(?:US|CA|AU|HK|S)\$|R\$|Tk\.?|Rs\.?`;
const currency = new RegExp(String.raw`^(?:${currencyCodes}|${currencySigns})(?:\/\S*)?$`, 'u');

export const isCurrency = (word: string): boolean => currency.test(word);

/** A word that may be a unit: it has no digit, except as in m2. */
export const isUnit = (word: string): boolean => unitWord.test(word) && !/\p{Nd}{2}/u.test(word) && !isCurrency(word);

/** A number with what is written to it, such as `500`, `x500`, `500x` and `2.5kg`. It may be zero, as the end of `1 000`. */
function numberOf(word: string): (Amount & { isMarked: boolean }) | undefined {
  const [, quantity = '', unit = ''] = amountToken.exec(word) ?? [];
  if (quantity === '' || quantity.length > 20 || isCurrency(unit)) return undefined;
  const isTimes = timesWord.test(unit);
  return { quantity, unit: isTimes ? '' : unit, isMarked: unit !== '' || !/^\d/.test(word) };
}

const isPositive = ({ quantity }: Amount): boolean => /[1-9]/.test(quantity);

/** The amount that one word is. */
export function amountOf(word: string): ReturnType<typeof numberOf> {
  const amount = numberOf(word);
  return amount && isPositive(amount) ? amount : undefined;
}

const priceNumber = /^(?:\p{Sc})?\d{1,15}(?:[.,]\d{1,12}){0,4}(?:\p{Sc})?(?:\/\S*)?$/u;

/** Words without the price at their end, such as `@ 4.50 EUR`. */
export function withoutPrice(words: readonly string[]): { words: readonly string[]; price: string } {
  const [first = '', second = ''] = words.slice(-2);
  const isSigned = /\p{Sc}/u.test(second) && priceNumber.test(second);
  const isPair = (isCurrency(second) && priceNumber.test(first)) || (isCurrency(first) && priceNumber.test(second));
  const taken = isPair ? 2 : Number(isSigned);
  if (taken === 0) return { words, price: '' };
  const at = words.at(-taken - 1) ?? '';
  const start = words.length - taken - (/^(?:@|à|at|je|per|zu)$/iu.test(at) ? 1 : 0);
  return { words: words.slice(0, start), price: words.slice(start).join(' ') };
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
  const single = numberOf(last);
  const beforeUnit = isUnit(last) ? numberOf(before) : undefined;
  const found = single ?? (beforeUnit?.unit === '' ? { ...beforeUnit, unit: last, isMarked: true } : undefined);
  if (!found) return [];
  const { words: left, hadMark } = withoutMarks(words.slice(0, single ? -1 : -2));
  const divided = { ...found, isMarked: found.isMarked || hadMark, words: left };
  const grouped = (hadMark ? [] : thousandsBefore(left, found.quantity)).map((count) => ({
    ...divided,
    quantity: left.slice(-count).join('') + found.quantity,
    words: left.slice(0, -count),
  }));
  return [...grouped, divided].filter((each) => each.words.length > 0 && isPositive(each));
}

/** As in `1 000 000 000`. */
const maxGroups = 3;

/** How many words before a number may be its thousands, as in `1 500` and `1 000 000`; the most first. */
function thousandsBefore(words: readonly string[], quantity: string): number[] {
  if (!/^\d{3}(?:[.,]\d{1,12})?$/.test(quantity)) return [];
  const counts: number[] = [];
  for (let count = 1; count <= maxGroups; count += 1) {
    const word = words.at(-count) ?? '';
    if (/^[1-9]\d{0,2}$/.test(word)) counts.unshift(count);
    if (!/^\d{3}$/.test(word)) break;
  }
  return counts;
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
