import { cleanHtml } from '#api/rules/clean-html.ts';
import type { TextInput } from '#contract/entity.ts';
import { entity, plainText } from '#store/search/plain-text.ts';
import { paragraphsOfDivs } from '../front/paragraphs-of-divs.ts';
import { withoutWordStyles } from '../front/word-html.ts';

const tag = /<[a-z!/][^<>]*>/i;
const lineEnd = /<(?:br|\/(?:p|div|li|tr|h[1-6]|ul|ol|table|blockquote))\b[^<>]*>/gi;

const emptyParagraph = /<p>(?:\s|&nbsp;)*<\/p>/g;

/**
 * Makes a text of a foreign backend safe to show. Rich text is cleaned. Plain text with tags or entities becomes the visible text; in
 * multi-line texts, the ends of paragraphs become line breaks.
 */
export function cleanForeignText(text: string, input: TextInput): string {
  if (input === 'rich-text') return cleanHtml(paragraphsOfDivs(withoutWordStyles(text))).replace(emptyParagraph, '');
  if (!tag.test(text) && text.search(entity) === -1) return text;
  if (input === 'text') return plainText(text);
  const lines = text
    .replace(/\s+/g, (spaces) => (spaces.includes('\n') ? ' ' : spaces))
    .replace(lineEnd, '\n')
    .split('\n');
  return lines
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n');
}
