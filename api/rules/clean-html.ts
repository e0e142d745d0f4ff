import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { isLanguageTag } from '#contract/languages.ts';
import { figureClasses } from '#contract/rich-text.ts';

const directions = new Set(['ltr', 'rtl', 'auto']);

const options: sanitizeHtml.IOptions = {
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
    ol: ['start', 'reversed'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    '*': ['lang', 'dir'],
  },
  allowedClasses: { figure: [...figureClasses] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // A span is kept only for its language or direction, as of a foreign name in an Arabic text. Otherwise, only its text is kept.
  exclusiveFilter: ({ tag, attribs: { lang, dir } }) =>
    (tag === 'span' && lang === undefined && dir === undefined) || (tag === 'bdo' && dir === undefined)
      ? 'excludeTag'
      : false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'iframe', 'object'],
  transformTags: {
    // A page has its own h1. An editor's headings start below it.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { target, rel: _, ...attribs }) => ({
      tagName,
      attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener' } : attribs,
    }),
    img: (tagName, { role, ...attribs }) => ({
      tagName,
      attribs: role === 'presentation' ? { ...attribs, role } : attribs,
    }),
    '*': (tagName, { lang, dir, ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(lang !== undefined && isLanguageTag(lang) ? { lang } : {}),
        ...(dir !== undefined && directions.has(dir.toLowerCase()) ? { dir: dir.toLowerCase() } : {}),
      },
    }),
  },
};

/** A tag without attributes, and any other HTML character except the three entities that the sanitizer writes itself. */
const signs = /<(\/?)([a-z0-9]+)>|[<>]|&(?!(?:amp|lt|gt);)/g;
const blocks = new Set(['p', 'h2', 'h3', 'h4']);
const lists = new Set(['ul', 'ol']);
const inLine = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small']);

/** Whether a tag may open inside these open tags without an HTML parser closing one of them implicitly. */
function mayOpen(tag: string, open: readonly string[]): boolean {
  if (blocks.has(tag) || lists.has(tag)) return open.length === 0;
  const inList = lists.has(open.at(-1) ?? '');
  return tag === 'li' ? inList : inLine.has(tag) && !inList && !open.includes(tag);
}

/**
 * Whether sanitizing would not change the text: paragraphs, headings, lists and emphasis, correctly nested, without attributes. Most texts
 * are like this, and the check takes a hundredth of the time of sanitizing.
 */
export function isPlain(html: string): boolean {
  const open: string[] = [];
  for (const [, closes, tag] of html.matchAll(signs)) {
    if (tag === undefined) return false;
    if (closes !== '/') {
      if (!mayOpen(tag, open)) return false;
      open.push(tag);
    } else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
}

/** Sanitizing costs more than the rest of a response, and the same texts are served repeatedly. */
const cleaned = new LRUCache<string, string>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

export const sanitized = (html: string): string => sanitizeHtml(html, options).trim();

/** HTML reduced to the allow-list. Idempotent. */
export function cleanHtml(html: string): string {
  if (isPlain(html)) return html.trim();
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitized(html);
  cleaned.set(html, clean);
  return clean;
}
