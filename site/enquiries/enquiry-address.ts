import { maxEnquiryLines } from '#contract/submissions/enquiry-terms.ts';

/** What an address asks about: a product, an article of it, or an article alone. */
export interface AskedLine {
  productId?: string;
  article?: string;
  quantity?: number;
  /** Of the quantity. */
  unit?: string;
  /** The visitor's own words. */
  note?: string;
}

export interface AskedLines {
  lines: AskedLine[];
  /** Parts that are no line, at most 120 characters of each. */
  unreadable: string[];
  /** How many parts were not read, because they are too many or too long. */
  left: number;
}

export const enquiryPath = '/enquiry';

/** As in the contract, whose modules would bring zod into the browser. */
const maxIdLength = 100;
const maxArticleLength = 120;
const maxUnitLength = 20;
const maxNoteLength = 500;

/** Characters of all lines of an address together. Browsers and proxies pass on addresses of 8 KB. */
const maxAddressCharacters = 6_000;

const written = (text: string, marks: RegExp): string =>
  text.replace(marks, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** Undefined where a percent sign has another meaning. */
const read = (text: string): string | undefined =>
  /%(?!25|2A|2E)/.test(text) ? undefined : text.replace(/%(25|2A|2E)/g, (_, hex: string) => characterOf(hex));

const characterOf = (hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));

/**
 * A line as a part of an address, such as `15.Y-30*2.5 kg*raw white`: product, article, quantity with its unit, and note.
 */
export function lineText({ productId = '', article = '', quantity, unit, note }: AskedLine): string {
  const parts = [
    `${written(productId, /[%*.]/g)}${article && `.${written(article, /[%*]/g)}`}`,
    `${quantity ?? ''}${unit ? ` ${written(unit, /[%*]/g)}` : ''}`,
    written(note ?? '', /[%*]/g),
  ];
  return parts.join('*').replace(/\*+$/, '');
}

const form = /^(?!.*\*$)([^.*]*)(?:\.([^*]+))?(?:\*(\d{1,10}(?:\.\d{1,6})?)?(?: ([^*]+))?(?:\*([^*]+))?)?$/;

const isText = (text: string, maxLength: number): boolean =>
  text.length <= maxLength && text === text.trim() && !/\p{Cc}/u.test(text);

/** The line of a part of an address; undefined for any other text. */
export function lineIn(text: string): AskedLine | undefined {
  const [, id = '', name = '', amount, measure = '', remark = ''] = form.exec(text) ?? [];
  const productId = read(id);
  const article = read(name);
  const unit = read(measure);
  const note = read(remark);
  if (productId === undefined || article === undefined || unit === undefined || note === undefined) return undefined;
  if (`${productId}${article}` === '' || !isText(productId, maxIdLength)) return undefined;
  if (!isText(article, maxArticleLength) || !isText(unit, maxUnitLength)) return undefined;
  if (!isText(note, maxNoteLength)) return undefined;
  const quantity = amount === undefined ? undefined : Number(amount);
  if (quantity !== undefined && !(quantity > 0 && quantity <= 1e9)) return undefined;
  return {
    ...(productId && { productId }),
    ...(article && { article }),
    ...(quantity !== undefined && { quantity }),
    ...(unit && { unit }),
    ...(note && { note }),
  };
}

const addressOf = (lines: readonly AskedLine[]): string =>
  lines.length > 0
    ? `${enquiryPath}?${new URLSearchParams(lines.map((line) => ['line', lineText(line)]))}`
    : enquiryPath;

const withoutNote = ({ note: _, ...line }: AskedLine): AskedLine => line;

/** The address of an enquiry about these lines. Their notes stay in the browser: proxies log addresses. */
export const enquiryAddress = (lines: readonly AskedLine[]): string => addressOf(lines.map(withoutNote));

/**
 * The address of an enquiry for others, with notes. `incomplete`: how many lines lack their note, or are missing, because
 * it has no room for them.
 */
export function sharedAddress(lines: readonly AskedLine[]): { address: string; incomplete: number } {
  const addressFor = (shared: readonly (AskedLine | undefined)[]) =>
    addressOf(shared.filter((line) => line !== undefined));
  let shared: (AskedLine | undefined)[] = lines.map(() => undefined);
  for (const part of [withoutNote, (line: AskedLine) => line])
    for (const [index, line] of lines.entries()) {
      const longer = shared.with(index, part(line));
      if (addressFor(longer).length <= maxAddressCharacters) shared = longer;
    }
  const incomplete = lines.filter((line, index) => lineText(line) !== lineText(shared[index] ?? {})).length;
  return { address: addressFor(shared), incomplete };
}

/** The lines of an address. A part that cannot be read is returned or counted, so that the page can show it. */
export function linesIn(search: URLSearchParams): AskedLines {
  const asked = search.getAll('line').filter((text) => text !== '');
  let characters = 0;
  const parts = asked.slice(0, maxEnquiryLines).filter((text) => {
    characters += text.length;
    return characters <= maxAddressCharacters;
  });
  const all = parts.map((text) => lineIn(text) ?? text.slice(0, maxArticleLength));
  return {
    lines: all.filter((line) => typeof line !== 'string'),
    unreadable: all.filter((line) => typeof line === 'string'),
    left: asked.length - parts.length,
  };
}
