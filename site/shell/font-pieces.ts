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

/**
 * Names the pieces of the font that a page's text needs beside the first, so that they come with it and not after the style
 * sheet. On a phone only: elsewhere such a letter may stand in a heading, which is set in another font.
 */
export function withFontPieces(html: string): string {
  // Most pages have no such letter, neither in their text nor anywhere else.
  const possible = pieces.filter(({ letters }) => letters.test(html));
  if (possible.length === 0) return html;
  const text = html
    .slice(html.indexOf('<body'))
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, '');
  const needed = possible.filter(({ letters }) => letters.test(text));
  const links = needed.map(
    ({ address }) =>
      `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous" media="(width &lt; 40rem)"/>`,
  );
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
