import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The site's display face, which pictures are lettered in; kept here because a machine need not have any font. */
export const faces = { bold: 'Bricolage Grotesque Bold', medium: 'Bricolage Grotesque Medium' } as const;

const files = ['latin', 'latin-ext', 'vietnamese'].flatMap((part) =>
  ['500', '700'].map((weight) =>
    fileURLToPath(new URL(`./fonts/bricolage-grotesque-${part}-${weight}.ttf`, import.meta.url)),
  ),
);

let ready: Promise<void> | undefined;

/** Makes our own fonts known to what sets letters, once for the process; it keeps those that it was given before. */
export function fontsReady(): Promise<void> {
  ready ??= (async () => {
    for (const fontfile of files) await sharp({ text: { text: 'A', font: faces.bold, fontfile } }).metadata();
  })();
  return ready;
}

/** Most characters remembered. */
const maxKnown = 5_000;
const known = new Map<string, Promise<boolean>>();

/**
 * Whether a character has a shape, in our fonts or in one of the machine's. One without is drawn as a box with its
 * number in it, which is the same size for all of them.
 */
export function hasShape(character: string): Promise<boolean> {
  // What every Latin font has need not be asked for.
  if (/^[\u0020-\u007e\u00a0-\u017f]$/.test(character)) return Promise.resolve(true);
  if (known.size > maxKnown) known.clear();
  const asked = known.get(character) ?? differsFromBox(character);
  known.set(character, asked);
  return asked;
}

/** Characters for private use, which no font has: one with a number of four digits, one with five. */
const nobodysOwn = ['\ue1a3', '\u{f1a3c}'] as const;

async function differsFromBox(character: string): Promise<boolean> {
  const isLong = (character.codePointAt(0) ?? 0) > 0xffff;
  const [drawn, box] = await Promise.all([outline(character), outline(nobodysOwn[isLong ? 1 : 0])]);
  return drawn !== box;
}

/** Size and frame of a character; '' where it leaves no trace. */
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
