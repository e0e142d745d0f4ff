import { isLanguageTag } from '#contract/languages.ts';
import { figureClasses } from '#contract/rich-text.ts';

/** Each permitted element with its own attributes. */
const elements: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...'p br hr h2 h3 h4 ul li blockquote figcaption strong b em i u s sub sup small cite q code pre span bdi bdo'
    .split(' ')
    .map((tag): [string, readonly string[]] => [tag, []]),
  ...'table caption thead tbody tfoot tr dl dt dd'.split(' ').map((tag): [string, readonly string[]] => [tag, []]),
  ['a', ['href', 'title']],
  ['img', ['src', 'alt', 'width', 'height']],
  ['figure', ['class']],
  ['abbr', ['title']],
  ['ol', ['start', 'reversed']],
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan', 'scope']],
]);

/** A page has its own h1. An editor's headings start below it. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['h1', 'h2'],
  ['h5', 'h4'],
  ['h6', 'h4'],
]);

/** Elements whose content is no text of the page. */
const hidden = new Set('script style textarea option noscript svg math template iframe object'.split(' '));

const voids: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

const keptNames = new Set(['lang', 'dir', 'target', 'role', ...[...elements.values()].flat()]);
const directions = new Set(['ltr', 'rtl', 'auto']);
const classes = new Set(figureClasses);

export const hidesContent = (tag: string): boolean => hidden.has(tag);
export const keepsAttribute = (name: string): boolean => keptNames.has(name);

/** Addresses that pictures of our own texts may have: paths on this site and `https:`. */
export const pictureSchemes = /^https:/i;

/**
 * Whether an address has one of the schemes, or is a path on this site. Browsers ignore control characters and spaces in a scheme, and read
 * two slashes of any kind as the start of a host.
 */
function isAddress(address: string, schemes: RegExp): boolean {
  const read = address.replace(/[\0-\x20]+/g, '');
  return /^[^/?#\\]*:/.test(read) ? schemes.test(read) : !/^[/\\]{2}/.test(read);
}

const linkSchemes = /^(?:https?|mailto|tel):/i;
/** The value of an attribute as it is kept; undefined where it is not. */
function keptValue(tag: string, name: string, value: string, pictures: RegExp): string | undefined {
  if (name === 'href') return isAddress(value, linkSchemes) ? value : undefined;
  if (name === 'src') return isAddress(value, pictures) ? value : undefined;
  if (tag === 'figure')
    return value
      .split(/\s+/)
      .filter((each) => classes.has(each))
      .join(' ');
  return value;
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An attribute without a value, such as `reversed`, is on. All others need one, except for an alt text. */
function written(name: string, value: string): string {
  if (value === '' && name !== 'alt') return name === 'reversed' ? ` ${name}` : '';
  return ` ${name}="${escaped(value)}"`;
}

/** The tags with which an element is kept. */
export interface KeptTags {
  start: string;
  end: string;
}

const tagsOf = (name: string, attributes: string): KeptTags =>
  voids.has(name)
    ? { start: `<${name}${attributes} />`, end: '' }
    : { start: `<${name}${attributes}>`, end: `</${name}>` };

/** Kept only for an attribute: a span for its language or direction, as of a foreign name in an Arabic text. */
const needsAttribute = new Set(['span', 'bdo']);
const bareTags = new Map(
  [...elements.keys()].filter((name) => !needsAttribute.has(name)).map((name) => [name, tagsOf(name, '')]),
);

/** The tags with which an element is kept; undefined where only its content is. */
export function keptTags(
  given: string,
  attribs: Readonly<Record<string, string>>,
  pictures = pictureSchemes,
): KeptTags | undefined {
  const name = renamed.get(given) ?? given;
  const own = elements.get(name);
  if (own === undefined) return undefined;
  const names = Object.keys(attribs);
  if (names.length === 0) return bareTags.get(name);
  const lang = attribs.lang !== undefined && isLanguageTag(attribs.lang) ? attribs.lang : undefined;
  const asked = attribs.dir?.toLowerCase();
  const dir = asked !== undefined && directions.has(asked) ? asked : undefined;
  if (name === 'span' && lang === undefined && dir === undefined) return undefined;
  if (name === 'bdo' && dir === undefined) return undefined;
  let attributes = '';
  for (const key of names) {
    const kept = own.includes(key) ? keptValue(name, key, attribs[key] ?? '', pictures) : undefined;
    if (kept !== undefined) attributes += written(key, kept);
  }
  if (name === 'a' && attribs.target === '_blank') attributes += ' target="_blank" rel="noopener"';
  // `role` marks a picture as decorative: an empty alt text alone may have been forgotten.
  if (name === 'img' && attribs.role === 'presentation') attributes += ' role="presentation"';
  if (lang !== undefined) attributes += ` lang="${lang}"`;
  if (dir !== undefined) attributes += ` dir="${dir}"`;
  return tagsOf(name, attributes);
}
