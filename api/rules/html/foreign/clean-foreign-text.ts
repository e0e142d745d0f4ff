import { decodeHTMLAttribute } from 'entities';
import { sanitized } from '#api/rules/html/clean-html.ts';
import { type HtmlRules, maxHtmlLength, ownRules } from '#api/rules/html/html-rules.ts';
import { readAddress } from '#contract/addresses/read-address.ts';
import type { TextInput } from '#contract/entity.ts';
import { entity, plainText } from '#store/search/plain-text.ts';
import { withLazyAddresses } from './lazy-addresses.ts';
import { paragraphsOfDivs } from './paragraphs-of-divs.ts';
import { withPlayerLinks } from './player-links.ts';
import { withoutWordStyles } from './word-html.ts';

const tag = /<[a-z!/][^<>]*>/i;
const lineEnd = /<(?:br|\/(?:p|div|li|tr|h[1-6]|ul|ol|table|blockquote))\b[^<>]*>/gi;

const emptyParagraph = /<p>(?:\s|&nbsp;)*<\/p>/g;

type Attributes = Record<string, string>;

/** The attributes with the address in one of them read as old backends write it, such as `~/Uploads/a.pdf`. */
const withRead = (name: 'href' | 'src', attribs: Attributes): Attributes =>
  attribs[name] === undefined ? attribs : { ...attribs, [name]: shownAddress(attribs[name]) };

/** A link to the top of its page stays. */
const shownAddress = (given: string): string => (given.trim() === '#' ? '#' : readAddress(given));

/** The content of an object is shown instead of it. */
const rules = {
  ...ownRules,
  nonTextTags: ownRules.nonTextTags.filter((tag) => tag !== 'object'),
  transformTags: {
    ...ownRules.transformTags,
    a: (tag: string, attribs: Attributes) => ownRules.transformTags.a(tag, withRead('href', attribs)),
    img: (tag: string, attribs: Attributes) => ownRules.transformTags.img(tag, withRead('src', attribs)),
    menu: 'ul',
    dir: 'ul',
  },
};
/** Of `http:` pictures, the site in front then shows those of its backend. */
const shownRules = { ...rules, allowedSchemesByTag: { img: ['http', 'https'] } };
/** The import also stores pasted pictures in the library. */
const importedRules = { ...rules, allowedSchemesByTag: { img: ['http', 'https', 'data'] } };

/** An entity that HTML also knows without a semicolon, such as `&copy`, but not before `=`, as in an address. */
const unended = /&[a-z][a-z0-9]{1,30}(?![a-z0-9;=])/gi;
const withEndedEntities = (text: string): string =>
  text.replace(unended, (name) => (decodeHTMLAttribute(name) === name ? name : `${name};`));

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
    const withLinks = withPlayerLinks(withLazyAddresses(withoutWordStyles(text)));
    return sanitized(paragraphsOfDivs(withLinks), htmlRules).replace(emptyParagraph, '');
  }
  const decodable = withEndedEntities(text);
  if (!tag.test(decodable) && decodable.search(entity) === -1) return text;
  if (input === 'text') return plainText(decodable);
  const lines = decodable
    .replace(/\s+/g, (spaces) => (spaces.includes('\n') ? ' ' : spaces))
    .replace(lineEnd, '\n')
    .split('\n');
  return lines
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n');
}
