import { maxEnquiryLines } from '#contract/submissions/enquiry-terms.ts';

/** What an address asks about: a product, an article of it, or an article alone. */
export interface AskedLine {
  productId?: string;
  article?: string;
  quantity?: number;
  /** Of the quantity. */
  unit?: string;
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

/** Characters of all lines of an address together. Browsers and proxies pass on addresses of 8 KB. */
const maxAddressCharacters = 6_000;

const written = (text: string, marks: RegExp): string =>
  text.replace(marks, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** Undefined where a percent sign has another meaning. */
const read = (text: string): string | undefined =>
  /%(?!25|2A|2E)/.test(text) ? undefined : text.replace(/%(25|2A|2E)/g, (_, hex: string) => characterOf(hex));

const characterOf = (hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));

/** A line as a part of an address, such as `15.Y-30*2.5 kg`: product, article and quantity with its unit. */
export function lineText({ productId = '', article = '', quantity, unit }: AskedLine): string {
  const amount = quantity === undefined ? '' : `*${quantity}${unit ? ` ${written(unit, /[%*]/g)}` : ''}`;
  return `${written(productId, /[%*.]/g)}${article && `.${written(article, /[%*]/g)}`}${amount}`;
}

const form = /^([^.*]*)(?:\.([^*]+))?(?:\*(\d{1,10}(?:\.\d{1,6})?)(?: ([^*]+))?)?$/;

const isText = (text: string, maxLength: number): boolean =>
  text.length <= maxLength && text === text.trim() && !/\p{Cc}/u.test(text);

/** The line of a part of an address; undefined for any other text. */
export function lineIn(text: string): AskedLine | undefined {
  const [, id = '', name = '', amount, measure = ''] = form.exec(text) ?? [];
  const productId = read(id);
  const article = read(name);
  const unit = read(measure);
  if (productId === undefined || article === undefined || unit === undefined) return undefined;
  if (`${productId}${article}` === '' || !isText(productId, maxIdLength)) return undefined;
  if (!isText(article, maxArticleLength) || !isText(unit, maxUnitLength)) return undefined;
  const quantity = amount === undefined ? undefined : Number(amount);
  if (quantity !== undefined && !(quantity > 0 && quantity <= 1e9)) return undefined;
  return {
    ...(productId && { productId }),
    ...(article && { article }),
    ...(quantity !== undefined && { quantity }),
    ...(unit && { unit }),
  };
}

/** The address of an enquiry about these lines. */
export const enquiryAddress = (lines: readonly AskedLine[]): string =>
  lines.length > 0
    ? `${enquiryPath}?${new URLSearchParams(lines.map((line) => ['line', lineText(line)]))}`
    : enquiryPath;

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
