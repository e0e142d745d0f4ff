import sheet from '../styles/fonts.css?raw';

/* Server only. A browser also learns from the style sheet which font subsets it needs, but later. */

const addresses = import.meta.glob<string>('../styles/fonts/instrument-sans-*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The smaller subsets of the font of all text on phones, and their `unicode-range`. */
const pieces = Object.entries(addresses).map(([path, address]) => ({ address, letters: lettersOf(path) }));

function lettersOf(path: string): RegExp {
  const file = path.split('/').at(-1) ?? '';
  const [, range = ''] = new RegExp(`${file}[^}]*unicode-range:([^;]*);`).exec(sheet) ?? [];
  const inRegExp = range.replace(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?[,\s]*/g, (_, first: string, last = first) => {
    return `\\u{${first}}-\\u{${last}}`;
  });
  return new RegExp(`[${inRegExp.trim()}]`, 'u');
}

const [tagStart, tagEnd] = Buffer.from('<>');

const known = new WeakMap<Buffer, string>();

/** The non-ASCII letters of the text of a part of a page, without its tags. They are few; all ASCII letters are in the first subset. */
export function rareLettersOf(part: Buffer): string {
  const rare = known.get(part) ?? rareLettersIn(part);
  known.set(part, rare);
  return rare;
}

function rareLettersIn(content: Buffer): string {
  const runs: Buffer[] = [];
  let isInTag = false;
  for (let at = 0; at < content.length; at++) {
    const byte = content[at] ?? 0;
    if (byte === tagStart) isInTag = true;
    else if (byte === tagEnd) isInTag = false;
    else if (byte > 0x7f) {
      const from = at;
      while ((content[at + 1] ?? 0) > 0x7f) at += 1;
      if (!isInTag) runs.push(content.subarray(from, at + 1));
    }
  }
  return Buffer.concat(runs).toString();
}

/**
 * Preloads the font subsets that a page's letters (`rare`) need besides the first, in parallel with the style sheet. On phones only:
 * elsewhere such a letter may be in a heading, which has another font.
 */
export function withFontPieces(html: string, rare: string): string {
  const links = pieces
    .filter(({ letters }) => letters.test(rare))
    .map(
      ({ address }) =>
        `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous" media="(width &lt; 40rem)"/>`,
    );
  // Most pages have no such letter.
  return links.length === 0 ? html : html.replace('</head>', () => `${links.join('')}</head>`);
}
