import sheet from '../styles/fonts.css?raw';

/* For the server only. A browser finds out from the style sheet which subsets of a font it needs, but later. */

const addresses = import.meta.glob<string>('../styles/fonts/instrument-sans-*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The smaller subsets of the font in which phones show all text, and the letters that each contains. */
const subsets = Object.entries(addresses).map(([path, address]) => ({ address, letters: lettersOf(path) }));

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

/** The letters beyond ASCII in the text of a part of a page, without those in tags. The first subset of the font has the others. */
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
 * Preloads the font subsets that the letters `rare` of a page need, so that they arrive with the page and not after the style sheet.
 * On phones only: on wider screens a letter may be part of a heading, which has another font.
 */
export function withFontSubsets(html: string, rare: string): string {
  const links = subsets
    .filter(({ letters }) => letters.test(rare))
    .map(
      ({ address }) =>
        `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous" media="(width &lt; 40rem)"/>`,
    );
  return links.length === 0 ? html : html.replace('</head>', () => `${links.join('')}</head>`);
}
