/** A piece of text as pdf.js gives it: usually some words, in PDFs of browsers a single Arabic letter. */
export interface TextItem {
  str: string;
  hasEOL: boolean;
  /** The matrix of the text; the last two numbers are its place on the page, in points from the lower left corner. */
  transform: readonly number[];
  width: number;
  height: number;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const leftToRight = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])\p{L}/u;
/** Shapes of letters within a word, and ligatures of two letters. */
const shapes = /[\ufb00-\ufdff\ufe70-\ufefc]+/g;
/** Where many fonts have two ligatures, such as those of Liberation. */
const privateLigatures: Readonly<Record<string, string>> = { '\uf001': 'fi', '\uf002': 'fl' };
const controls = /[\p{Cc}\p{Co}\ufeff\ufffe\uffff]/gu;

/** A gap as wide as this share of the height of a line separates words. */
const wordGap = 0.15;

type Direction = 'rtl' | 'ltr' | 'neutral';

const directionOf = (text: string): Direction =>
  rightToLeft.test(text) ? 'rtl' : leftToRight.test(text) ? 'ltr' : 'neutral';

const at = ({ transform }: TextItem): number => transform[4] ?? 0;
const isHorizontal = ({ transform }: TextItem): boolean => Math.abs(transform[1] ?? 0) < 1e-3;

/** Reverses each run that begins and ends with items of a direction and has no item of the other one between. */
function reverseRuns(items: readonly TextItem[], direction: Direction): TextItem[] {
  const ordered: TextItem[] = [];
  let run: TextItem[] = [];
  let after: TextItem[] = [];
  const end = () => {
    ordered.push(...run.reverse(), ...after);
    [run, after] = [[], []];
  };
  for (const item of items) {
    const own = directionOf(item.str);
    if (own === direction) {
      run.push(...after, item);
      after = [];
    } else if (own === 'neutral' && run.length > 0) after.push(item);
    else {
      end();
      ordered.push(item);
    }
  }
  end();
  return ordered;
}

/**
 * The items of a line as they are read. Right-to-left lines may be drawn letter by letter from the left, with spaces
 * where marks are; their gaps tell the words.
 */
function inReadingOrder(line: readonly TextItem[]): readonly TextItem[] {
  if (!line.some(({ str }) => rightToLeft.test(str)) || !line.every(isHorizontal)) return line;
  const drawn = line.filter(({ str }) => /\S/.test(str)).sort((one, other) => at(one) - at(other));
  const lengthOf = (direction: Direction) =>
    drawn.reduce((sum, { str }) => sum + (directionOf(str) === direction ? str.length : 0), 0);
  if (lengthOf('ltr') > lengthOf('rtl')) return reverseRuns(drawn, 'rtl');
  return reverseRuns(drawn.reverse(), 'ltr');
}

/** Whether two neighbours are apart though no space is drawn between them. */
function isGap(before: TextItem, item: TextItem): boolean {
  if (!isHorizontal(before) || !isHorizontal(item)) return false;
  const [left, right] = at(before) <= at(item) ? [before, item] : [item, before];
  return at(right) - at(left) - left.width > wordGap * Math.max(before.height, item.height);
}

function lineText(line: readonly TextItem[]): string {
  let text = '';
  let before: TextItem | undefined;
  for (const item of inReadingOrder(line)) {
    const isMark = /^\p{M}/u.test(item.str);
    if (before && !isMark && isGap(before, item)) text += ' ';
    text += item.str;
    if (!isMark) before = item;
  }
  return text;
}

/**
 * The text of a page: its lines in the order of the file, letters in their usual form, without control characters.
 * Words that are divided at the end of a line are joined.
 */
export function pageText(items: Iterable<TextItem>): string {
  const lines: string[] = [];
  let line: TextItem[] = [];
  const end = () => {
    lines.push(lineText(line).replace(/\s+/g, ' ').trim());
    line = [];
  };
  for (const item of items) {
    const letters = item.str.replace(/[\uf001\uf002]/g, (sign) => privateLigatures[sign] ?? sign);
    const str = letters.replace(controls, ' ');
    if (str.trim() !== '' || item.str === ' ') line.push({ ...item, str });
    if (item.hasEOL) end();
  }
  end();
  const joined = lines.filter((text) => text !== '').join('\n');
  return joined
    .replace(/(?<=\p{Ll})[-\u00ad\u2010]\n(?=\p{Ll})/gu, '')
    .replaceAll('\u00ad', '')
    .replace(shapes, (letters) => letters.normalize('NFKC'))
    .toWellFormed();
}
