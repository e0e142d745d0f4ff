/** Inline elements: their tags do not separate words. All other tags do. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '\u00AD',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  deg: '°',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  frac12: '½',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
};

/** Stops at any bracket, so that a text of many brackets takes linear time. */
const bracketed = /<([^<>]*)>/g;
const tagName = /^[!/]?([a-z-][a-z0-9-]*)/i;
const entity = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z][a-z0-9]{1,11}));/gi;

function character(codePoint: number): string {
  const possible = codePoint > 0 && codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff);
  return possible ? String.fromCodePoint(codePoint) : ' ';
}

/** The visible text of a piece of HTML in one line. A text without tags stays as it is. */
export function plainText(html: string): string {
  return html
    .replace(bracketed, (whole, inside: string) => {
      const name = tagName.exec(inside)?.[1];
      if (name === undefined) return whole;
      return inline.has(name.toLowerCase()) ? '' : ' ';
    })
    .replace(entity, (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (hex !== undefined) return character(Number.parseInt(hex, 16));
      if (decimal !== undefined) return character(Number(decimal));
      return named[name ?? ''] ?? whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}
