import sheet from '../styles/fonts.css?raw';
import { bytesOf } from './byte-string.ts';

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

/**
 * The letters beyond ASCII in the text of a page, without those in tags and scripts. The first subset of the font has
 * the others.
 */
export const rareLettersOf = (html: string): string =>
  html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, '').replace(/[\0-\x7f]+/g, '');

/**
 * Preloads the font subsets that the letters of a page, a byte string, need, so that they arrive with the page and not
 * after the style sheet. On phones only: on wider screens a letter may be part of a heading, which has another font.
 */
export function withFontSubsets(html: string): string {
  const rare = bytesOf(rareLettersOf(html.slice(html.indexOf('</head>')))).toString();
  const links = subsets
    .filter(({ letters }) => letters.test(rare))
    .map(
      ({ address }) =>
        `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous" media="(width &lt; 40rem)"/>`,
    );
  return links.length === 0 ? html : html.replace('</head>', () => `${links.join('')}</head>`);
}
