import { plainText } from './plain-text.ts';

const paragraphOrContainer = /<(\/?)(p|table|ul|ol|dl|figure|blockquote)\b[^>]*>/gi;
const letterOrNumber = /[\p{L}\p{N}]/u;
const block =
  /<\/?(?:p|div|hr|li|ul|ol|dl|dt|dd|h[1-6]|table|caption|thead|tbody|tfoot|tr|blockquote|pre|figure|figcaption)\b[^>]*>/i;
const cell = /<\/?t[dh]\b[^>]*>/i;

/**
 * The text of HTML on one line, as cards and descriptions begin with it. It begins with the first paragraph that has words and is in no
 * table, list, figure or quotation, so that it opens with a sentence and not with a heading; without one, at the beginning. Blocks that
 * end without punctuation get a full stop between them, cells of a row a comma.
 */
export function excerptOf(html: string): string {
  const blocks = html
    .slice(firstParagraph(html))
    .split(block)
    .map((part) => textsOf(part, cell).join(', '));
  return blocks
    .filter((text) => text !== '')
    .reduce((before, next) => `${ended(before)} ${next}`, '')
    .trim();
}

/** Where the first paragraph of its own with words begins; 0 where there is none. */
function firstParagraph(html: string): number {
  let depth = 0;
  let start: number | undefined;
  for (const { 1: slash, 2: name = '', index } of html.matchAll(paragraphOrContainer)) {
    if (start !== undefined && letterOrNumber.test(plainText(html.slice(start, index)))) return start;
    const isParagraph = name.toLowerCase() === 'p';
    start = isParagraph && !slash && depth === 0 ? index : undefined;
    if (!isParagraph) depth = Math.max(0, depth + (slash ? -1 : 1));
  }
  return 0;
}

const textsOf = (html: string, boundary: RegExp): string[] =>
  html
    .split(boundary)
    .map(plainText)
    .filter((text) => text !== '');

const ended = (text: string): string => (text === '' || /[.!?…:;,]["'”’)\]]?$/.test(text) ? text : `${text}.`);
