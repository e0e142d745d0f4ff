import { plainText } from './plain-text.ts';

const paragraph = /<p\b[^>]*>(?!\s*<\/p>)/i;
const block =
  /<\/?(?:p|div|hr|li|ul|ol|dl|dt|dd|h[1-6]|table|caption|thead|tbody|tfoot|tr|blockquote|pre|figure|figcaption)\b[^>]*>/i;
const cell = /<\/?t[dh]\b[^>]*>/i;

/**
 * The text of HTML on one line, as cards and descriptions begin with it: from the first paragraph on where there is one, so that it
 * opens with a sentence and not with a heading. Blocks that end without punctuation get a full stop between them, cells of a row a comma.
 */
export function excerptOf(html: string): string {
  const first = html.search(paragraph);
  const blocks = (first < 0 ? html : html.slice(first)).split(block).map((part) => textsOf(part, cell).join(', '));
  return blocks
    .filter((text) => text !== '')
    .reduce((before, next) => `${ended(before)} ${next}`, '')
    .trim();
}

const textsOf = (html: string, boundary: RegExp): string[] =>
  html
    .split(boundary)
    .map(plainText)
    .filter((text) => text !== '');

const ended = (text: string): string => (text === '' || /[.!?…:;,]["'”’)\]]?$/.test(text) ? text : `${text}.`);
