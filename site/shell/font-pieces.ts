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

/** The first piece alone has others. */
const beyondAscii = /[^\0-\x7f]+/g;

/** The letters beyond ASCII that are read on a page, which stand neither in its head nor in a script nor in a tag: there are few. */
function rareLetters(html: string): string {
  let rare = '';
  for (let from = html.indexOf('<body'); from >= 0; ) {
    const script = html.indexOf('<script', from);
    const part = html.slice(from, script < 0 ? undefined : script);
    for (const { 0: letters, index } of part.matchAll(beyondAscii)) {
      if (part.lastIndexOf('<', index) < part.lastIndexOf('>', index)) rare += letters;
    }
    from = script < 0 ? -1 : html.indexOf('</script>', script);
  }
  return rare;
}

/**
 * Names the pieces of the font that a page's text needs beside the first, so that they come with it and not after the style
 * sheet. On a phone only: elsewhere such a letter may stand in a heading, which is set in another font.
 */
export function withFontPieces(html: string): string {
  const rare = rareLetters(html);
  const links = pieces
    .filter(({ letters }) => letters.test(rare))
    .map(
      ({ address }) =>
        `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous" media="(width &lt; 40rem)"/>`,
    );
  // Most pages have no such letter.
  return links.length === 0 ? html : html.replace('</head>', () => `${links.join('')}</head>`);
}
