import type sanitizeHtml from 'sanitize-html';
import { isLanguageTag } from '#contract/languages/language-tags.ts';
import { listTypes } from '#contract/text/list-marker.ts';
import { figureClasses } from '#contract/text/rich-text.ts';

/** Rules of sanitize-html. `nonTextTags`: elements whose content is no text of the page. */
export interface HtmlRules extends sanitizeHtml.IOptions {
  nonTextTags: string[];
}

/** Longest text that is cleaned, five times as long as a text of editors may be. The rest of a longer one is cut off. */
export const maxHtmlLength = 1_000_000;

const directions = new Set(['ltr', 'rtl', 'auto']);

/** An address with a comment is an attack, and sanitize-html takes quadratic time for many comments. */
const badAddress = /<!--|^data:(?!image\/)/i;

/** What our own texts keep. */
export const ownRules = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'img'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'abbr', 'cite', 'q', 'code', 'pre'],
    ...['span', 'bdi', 'bdo', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'dl', 'dt', 'dd'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    // `role` marks a picture as decorative: an empty alt text alone may have been forgotten.
    img: ['src', 'alt', 'width', 'height', 'role'],
    abbr: ['title'],
    ol: ['start', 'reversed', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    '*': ['lang', 'dir'],
  },
  allowedClasses: { figure: [...figureClasses] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'iframe', 'object'],
  transformTags: {
    // A page has its own h1. An editor's headings start below it.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    // Without its line, a price that is struck through would count.
    strike: 's',
    del: 's',
    a(tagName, { target, rel: _, ...attribs }) {
      if (target === '_blank') Object.assign(attribs, { target, rel: 'noopener' });
      return { tagName, attribs };
    },
    ol(tagName, { type, ...attribs }) {
      if (listTypes.some((known) => known === type)) attribs.type = type ?? '';
      return { tagName, attribs };
    },
    img(tagName, { role, ...attribs }) {
      if (role === 'presentation') attribs.role = role;
      return { tagName, attribs };
    },
    '*': (tagName, attribs) => {
      const { lang, dir, href = '', src = '' } = attribs;
      if (lang !== undefined) delete attribs.lang;
      if (dir !== undefined) delete attribs.dir;
      if (lang !== undefined && isLanguageTag(lang)) attribs.lang = lang;
      if (dir !== undefined && directions.has(dir.toLowerCase())) attribs.dir = dir.toLowerCase();
      if (badAddress.test(href)) delete attribs.href;
      if (badAddress.test(src)) delete attribs.src;
      return { tagName, attribs };
    },
  },
} satisfies HtmlRules;

/** The attributes that any element keeps. */
export const keptAttributes: ReadonlySet<string> = new Set([
  'class',
  ...Object.values(ownRules.allowedAttributes).flat(),
]);
