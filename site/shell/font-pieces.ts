import sheet from '../styles/fonts.css?raw';

/* For the server alone: a browser finds out from the style sheet which pieces of a font it needs, but later. */

const addresses = import.meta.glob<string>('../styles/fonts/instrument-sans-*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The smaller pieces of the font that all of a phone's text is set in, and the letters that each is fetched for. */
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

/** The letters beyond ASCII that are read in a part of a page, which do not stand in a tag: there are few, and the first piece alone has others. */
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
 * Names in a page's head the pieces of the font that its letters (`rare`) need beside the first, so that they come with it and not
 * after the style sheet. On a phone only: elsewhere such a letter may stand in a heading, which is set in another font.
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
