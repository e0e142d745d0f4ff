import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/*
 * Fonts are bundled because a machine may have none. The other scripts than Latin have a bold font only; Chinese has
 * the 5,843 characters of GB 2312 that the package has (1.8 MB).
 */
const latin = ['latin', 'latin-ext', 'vietnamese'].flatMap((part) =>
  ['500', '700'].map((weight) => `bricolage-grotesque-${part}-${weight}`),
);
const others = ['arabic', 'bengali', 'chinese'].map((script) => `noto-sans-${script}-700`);
const files = [...latin, ...others].map((name) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url)));

/** The first family that has a character draws it. */
const families = 'Bricolage Grotesque,Atrium Noto Arabic,Atrium Noto Bengali,Atrium Noto Chinese';

/** The site's display font and the fonts of other scripts, as the text renderer names them. */
export const faces = { bold: `${families} Bold`, medium: `${families} Medium` } as const;

let ready: Promise<void> | undefined;

/** Registers the bundled fonts with sharp's text renderer, once per process. The renderer keeps registered fonts. */
export function fontsReady(): Promise<void> {
  ready ??= (async () => {
    for (const fontfile of files) await sharp({ text: { text: 'A', font: faces.bold, fontfile } }).metadata();
  })();
  return ready;
}

/** The maximum number of cached characters. */
const maxKnown = 5_000;
const known = new Map<string, Promise<boolean>>();

/**
 * Whether the bundled fonts or the machine's fonts have a glyph for a character. A missing glyph is drawn as a box with
 * the code point in it; all such boxes have the same size.
 */
export function hasShape(character: string): Promise<boolean> {
  // All Latin fonts have these characters.
  if (/^[\u0020-\u007e\u00a0-\u017f]$/.test(character)) return Promise.resolve(true);
  if (known.size > maxKnown) known.clear();
  const asked = known.get(character) ?? differsFromBox(character);
  known.set(character, asked);
  return asked;
}

/** Private-use characters, which no font has: one with a code point of four digits, one of five. */
const nobodysOwn = ['\ue1a3', '\u{f1a3c}'] as const;

async function differsFromBox(character: string): Promise<boolean> {
  const isLong = (character.codePointAt(0) ?? 0) > 0xffff;
  const [drawn, box] = await Promise.all([outline(character), outline(nobodysOwn[isLong ? 1 : 0])]);
  return drawn !== box;
}

/** Size and edge pixels of a drawn character; '' if it draws nothing. */
async function outline(character: string): Promise<string> {
  const text = `<span>${character.replace(/[&<>]/g, '')}</span>`;
  try {
    const picture = sharp({ text: { text, font: `${faces.bold} 60`, dpi: 72, rgba: true } });
    const { data, info } = await picture.extractChannel(3).raw().toBuffer({ resolveWithObject: true });
    const top = data.subarray(0, info.width);
    const left = Array.from({ length: info.height }, (_, row) => data[row * info.width]);
    return `${info.width} ${info.height} ${top.join()} ${left.join()}`;
  } catch {
    return '';
  }
}
