import { decodeHTMLStrict } from 'entities';

/** Inline elements: their tags do not separate words. All other tags do. */
const inline =
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr';

/** A tag, with its name if it is inline. Stops at any bracket, so that a text of many brackets takes linear time. */
const tag = new RegExp(`<[!/]?(?:(${inline.replaceAll(' ', '|')})(?![a-z0-9-])|[a-z-])[^<>]*>`, 'gi');
/** Single spaces stay, because there are many of them. */
const spaces = /\s{2,}|[^\S ]/g;
/** A character reference of HTML; the longest name has 31 letters. */
export const entity = /&(?:#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z][a-z0-9]{1,30});/gi;

/** The character of a reference; unknown ones stay, and those of no character become spaces. */
function character(reference: string): string {
  const decoded = decodeHTMLStrict(reference);
  return decoded === '\ufffd' ? ' ' : decoded;
}

/** The visible text of a piece of HTML in one line. A text without tags stays as it is. */
export function plainText(html: string): string {
  return html
    .replace(tag, (_, name?: string) => (name === undefined ? ' ' : ''))
    .replace(entity, character)
    .replace(spaces, ' ')
    .trim();
}
