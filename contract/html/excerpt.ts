import { plainText } from './plain-text.ts';

const paragraphOrContainer = /<(\/?)(p|table|ul|ol|dl|figure|blockquote)\b[^<>]*>/gi;
const letterOrNumber = /[\p{L}\p{N}]/u;
const block =
  /<\/?(?:p|div|hr|li|ul|ol|dl|dt|dd|h[1-6]|table|caption|thead|tbody|tfoot|tr|blockquote|pre|figure|figcaption)\b[^<>]*>/i;
const cell = /<\/?t[dh]\b[^<>]*>/i;

/**
 * The text of HTML on one line, for cards and descriptions. It starts at the first paragraph with words outside tables,
 * lists, figures and quotations, so that it opens with a sentence instead of a heading; without such a paragraph, at
 * the beginning. Blocks without final punctuation are joined with the full stop of their script, cells of a row with a
 * comma.
 */
export function excerptOf(html: string): string {
  const blocks = html
    .slice(firstParagraph(html))
    .split(block)
    .map((part) => textsOf(part, cell).join(', '));
  return blocks
    .filter((text) => text !== '')
    .reduce((before, next) => `${ended(before)}${next}`, '')
    .trim();
}

/** The index of the first top-level paragraph with words; 0 without one. */
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

/**
 * Signs that end a sentence or a part of one, in the scripts of the site's languages, and closing quotation marks and
 * brackets.
 */
const endMark = /[.!?…:;,。！？：；，、।؟؛،]\s?["'“”‘’»›)\]」』）]?$/;
/** As many characters as the patterns look at. */
const endLength = 4;
/** Signs that contain the space after them. */
const wideMark = /[。！？：；，、」』）]$/;

const stopAfter = (text: string): string =>
  /\p{Script=Han}$/u.test(text) ? '。' : /[\p{Script=Bengali}\p{Script=Devanagari}]$/u.test(text) ? '।' : '.';

/** A text before the next one: with final punctuation and a space. */
function ended(text: string): string {
  if (text === '') return '';
  const end = text.slice(-endLength);
  const stop = endMark.test(end) ? '' : stopAfter(end);
  return wideMark.test(end + stop) ? text + stop : `${text}${stop} `;
}
