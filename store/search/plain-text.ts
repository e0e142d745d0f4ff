import { decodeHTMLStrict } from 'entities';

/** Inline elements: their tags do not separate words. All other tags do. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Stops at any bracket, so that a text of many brackets takes linear time. */
const bracketed = /<([^<>]*)>/g;
const tagName = /^[!/]?([a-z-][a-z0-9-]*)/i;
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
    .replace(bracketed, (whole, inside: string) => {
      const name = tagName.exec(inside)?.[1];
      if (name === undefined) return whole;
      return inline.has(name.toLowerCase()) ? '' : ' ';
    })
    .replace(entity, character)
    .replace(/\s+/g, ' ')
    .trim();
}
