import type { PDFPageProxy } from 'pdfjs-dist';

/** Letters that a page is tried with, at most. */
const mostLetters = 200;
const sizePx = 24;
/** A code point that no font has. Browsers draw the sign for a missing glyph in its place. */
const inNoFont = '\u{10FFFF}';

/** Draws a letter in the browser's font, as a list of bytes. */
function painter(): (letter: string) => string {
  const context = new OffscreenCanvas(sizePx, sizePx).getContext('2d', { willReadFrequently: true });
  return (letter) => {
    if (!context) return letter;
    context.clearRect(0, 0, sizePx, sizePx);
    context.font = `${sizePx * 0.75}px sans-serif`;
    context.fillText(letter, 0, sizePx * 0.8);
    return context.getImageData(0, 0, sizePx, sizePx).data.join();
  };
}

/**
 * Whether a page has letters of fonts that are neither in the file nor on this device, such as Chinese text: pdf.js
 * draws boxes then.
 */
export async function lacksGlyphs(page: PDFPageProxy): Promise<boolean> {
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? [item] : []));
  const ofDevice = new Set(
    texts
      .map(({ fontName }) => fontName)
      .filter((name) => page.commonObjs.has(name) && page.commonObjs.get(name)?.missingFile),
  );
  const letters = new Set(
    texts.flatMap(({ str, fontName }) =>
      ofDevice.has(fontName) ? (str.match(/[^\p{ASCII}\p{White_Space}\p{C}]/gu) ?? []) : [],
    ),
  );
  const drawn = painter();
  const missing = drawn(inNoFont);
  return [...letters].slice(0, mostLetters).some((letter) => drawn(letter) === missing);
}
