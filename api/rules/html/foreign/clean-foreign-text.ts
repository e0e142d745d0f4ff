import { sanitized } from '#api/rules/html/clean-html.ts';
import { type HtmlRules, maxHtmlLength, ownRules } from '#api/rules/html/html-rules.ts';
import type { TextInput } from '#contract/entity.ts';
import { entity, plainText } from '#store/search/plain-text.ts';
import { paragraphsOfDivs } from './paragraphs-of-divs.ts';
import { withPlayerLinks } from './player-links.ts';
import { withoutWordStyles } from './word-html.ts';

const tag = /<[a-z!/][^<>]*>/i;
const lineEnd = /<(?:br|\/(?:p|div|li|tr|h[1-6]|ul|ol|table|blockquote))\b[^<>]*>/gi;

const emptyParagraph = /<p>(?:\s|&nbsp;)*<\/p>/g;

/** The content of an object is shown instead of it. */
const rules = { ...ownRules, nonTextTags: ownRules.nonTextTags.filter((tag) => tag !== 'object') };
/** Of `http:` pictures, the site in front then shows those of its backend. */
const shownRules = { ...rules, allowedSchemesByTag: { img: ['http', 'https'] } };
/** The import also stores pasted pictures in the library. */
const importedRules = { ...rules, allowedSchemesByTag: { img: ['http', 'https', 'data'] } };

/**
 * Makes a text of a foreign backend safe to show. Rich text is cleaned. Plain text with tags or entities becomes the
 * visible text; in multi-line texts, the ends of paragraphs become line breaks.
 */
export const cleanForeignText = (text: string, input: TextInput): string => cleaned(text, input, shownRules);

/** As {@link cleanForeignText}, with the pictures that the import stores. */
export const cleanImportedText = (text: string, input: TextInput): string => cleaned(text, input, importedRules);

function cleaned(given: string, input: TextInput, htmlRules: HtmlRules): string {
  const text = given.slice(0, maxHtmlLength);
  if (input === 'rich-text') {
    return sanitized(withPlayerLinks(paragraphsOfDivs(withoutWordStyles(text))), htmlRules).replace(emptyParagraph, '');
  }
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
