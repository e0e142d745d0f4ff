import { asciiDigits } from '#contract/text/ascii-digits.ts';
import { articleKey } from '#contract/text/codes/article-key.ts';
import { type Amount, amountIn, amountOf, amountsAtEnd, amountsAtStart, isUnit, withoutPrice } from './amounts.ts';
import { waysToSplit } from './split-cells.ts';

/** What a line of a list may mean. `quantity` and `unit` are as typed, '' for none; `note` is the rest of the line. */
export interface Reading extends Amount {
  article: string;
  note: string;
  /** Whether cells, a unit or a sign show what is the article and what the quantity. */
  isMarked: boolean;
  /** Whether another number is beside the quantity, as in `2 x 250`. */
  isUnsure: boolean;
}

const maxReadings = 6;

/** Digits of all scripts as ASCII, no separators of thousands that are never part of a name, no list marker. */
const normalized = (text: string): string =>
  asciiDigits(text)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('，', ',')
    // What leads from an article to its quantity.
    .replace(/\s*(?:\.{3,}|…+|_{3,})\s*/gu, '\t')
    .replace(/(?<=\d)[\u00a0\u202f\u2009'’](?=\d{3}(?!\d))/g, '')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/^\s*(?:[-–—•·▪*]\s+|\d{1,3}[.)]\s+)(?=.*[\p{L}\p{N}])/su, '')
    .trim();

const wordsOf = (text: string): string[] => text.split(/[\s()[\]]+/).filter(Boolean);

const isNumberLike = (word: string): boolean => /\p{N}/u.test(word) && (/\p{L}/u.test(word) || /\d{4}/.test(word));

/** Words of a text that look like a number of an article. */
function singleWords(words: readonly string[], amount: Omit<Reading, 'article' | 'note'>): Reading[] {
  if (words.length < 2) return [];
  const isUnsure = (others: readonly string[]) => amount.quantity !== '' && others.some(hasAmount);
  return words.flatMap((word, at) => {
    const article = word.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');
    const others = words.toSpliced(at, 1);
    return isNumberLike(article)
      ? [{ ...amount, article, note: others.join(' '), isUnsure: amount.isUnsure || isUnsure(others) }]
      : [];
  });
}

const hasAmount = (word: string): boolean => amountOf(word) !== undefined;

const noAmount = { quantity: '', unit: '', isMarked: false, isUnsure: false };

/** The readings of a text without cells. */
function readText(text: string): Reading[] {
  const { words, price } = withoutPrice(wordsOf(text));
  const divided = [...amountsAtEnd(words), ...amountsAtStart(words)].map((each) => ({ ...each, isUnsure: false }));
  const readings = [
    ...(price === '' ? [] : [{ ...noAmount, article: words.join(' '), note: '' }]),
    ...divided.map(({ words: left, ...amount }) => ({ ...amount, article: left.join(' '), note: '' })),
    ...divided.flatMap(({ words: left, ...amount }) => singleWords(left, amount)),
    ...singleWords(words, noAmount),
  ];
  return [{ ...noAmount, article: text, note: '' }, ...withNote(readings, price, ' ')];
}

const withNote = (readings: readonly Reading[], note: string, sign: string): Reading[] =>
  readings.map((each) => ({ ...each, note: [each.note, note].filter(Boolean).join(sign) }));

/** The cells that may be the number of the article: those with letters and digits first. */
function articleCells(cells: readonly string[]): number[] {
  const order = (cell: string): number => {
    if (/\p{L}/u.test(cell) && /\p{N}/u.test(cell) && !amountIn(cell)) return 0;
    if (/^\d{4,}$/.test(cell)) return 1;
    return amountIn(cell) ? 3 : 2;
  };
  const named = [...cells.keys()].filter((index) => articleKey(cells[index] ?? '') !== '');
  return named.sort((one, other) => order(cells[one] ?? '') - order(cells[other] ?? '') || one - other);
}

/** Before an amount, a longer word describes the article. */
const shortUnit = /^[^\s.]{1,4}\.?$/u;

const priceLike = /^\d+[.,]\d{2}$/;

/**
 * The amount beside the cell of an article: the next one, else the last one before it. With the cells that it takes. One
 * that may be a price is taken only where there is no other.
 */
function amountBeside(cells: readonly string[], article: number): (Amount & { taken: number[] }) | undefined {
  const isAmount = (index: number) => index !== article && amountIn(cells[index] ?? '') !== undefined;
  const mayBePrice = (index: number) => priceLike.test(cells[index] ?? '') && !isUnit(cells[index + 1] ?? '');
  const indexes = [...cells.keys()];
  const after = indexes.filter((index) => index > article && isAmount(index));
  const at = after.find((index) => !mayBePrice(index)) ?? after[0] ?? indexes.findLast(isAmount);
  const amount = at === undefined ? undefined : amountIn(cells[at] ?? '');
  if (at === undefined || !amount) return undefined;
  if (amount.unit !== '') return { ...amount, taken: [at] };
  const isUnitAt = (index: number) => index !== article && isUnit(cells[index] ?? '');
  const unitAt = isUnitAt(at + 1)
    ? at + 1
    : isUnitAt(at - 1) && shortUnit.test(cells[at - 1] ?? '')
      ? at - 1
      : undefined;
  return unitAt === undefined
    ? { ...amount, taken: [at] }
    : { ...amount, unit: cells[unitAt] ?? '', taken: [at, unitAt] };
}

/** The readings of some cells. */
function readCells(cells: readonly string[], isSure: boolean): Reading[] {
  return articleCells(cells)
    .slice(0, 3)
    .flatMap((at) => {
      const cell = cells[at] ?? '';
      const beside = amountBeside(cells, at);
      const note = cells.filter((_, index) => index !== at && !beside?.taken.includes(index)).join(' · ');
      const all = (readings: Reading[]) => withNote(readings, note, ' · ');
      if (!beside) return all(readText(cell));
      const { quantity, unit } = beside;
      const amount = { quantity, unit, isMarked: isSure, isUnsure: false };
      return all([{ ...amount, article: cell, note: '' }, ...singleWords(wordsOf(cell), amount)]);
    });
}

/** The whole line is before its parts, and a surer quantity before another. */
const rank = ({ quantity, isMarked }: Reading, isWhole: boolean): number => {
  if (isWhole) return 0;
  if (isMarked) return 1;
  return quantity === '' ? 3 : 2;
};

/** What a line of a pasted list may mean: at most six articles, the likelier first. */
export function readLine(line: string): Reading[] {
  const text = normalized(line);
  const whole = articleKey(text);
  const read = waysToSplit(text).flatMap(({ cells, isSure }) =>
    cells.length > 1 ? readCells(cells, isSure) : readText(cells[0] ?? ''),
  );
  const ranked = read
    .map((reading) => ({ reading, key: articleKey(reading.article) }))
    .filter(({ key }) => key !== '')
    .map((each) => ({ ...each, rank: rank(each.reading, each.key === whole) }))
    .sort((one, other) => one.rank - other.rank);
  const byArticle = new Map(ranked.toReversed().map(({ key, reading }) => [key, reading]));
  return [...new Set(ranked.map(({ key }) => key))].flatMap((key) => byArticle.get(key) ?? []).slice(0, maxReadings);
}
