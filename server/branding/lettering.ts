import sharp from 'sharp';
import { faces, fontsReady, hasShape } from './fonts.ts';

export interface Lettered {
  /** PNG. */
  picture: Buffer;
  width: number;
  height: number;
}

export interface LetteringOptions {
  /** `#rrggbb`. */
  colour: string;
  /** The room there is, in pixels. */
  width: number;
  height: number;
  /** Sizes to try, the largest first; where none fits, the text is cut. */
  sizes: readonly number[];
  bold?: boolean;
}

/** Space between letters for each point of size, in 1024ths of a point: large letters stand closer together. */
const tightness = -12;

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');

async function setIn(text: string, size: number, { colour, width, bold }: LetteringOptions): Promise<Lettered> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${tightness * size}">${escaped(text)}</span>`,
      font: `${bold ? faces.bold : faces.medium} ${size}`,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      spacing: 0,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** Where more than this part of a text has no shape, what is left of it would say something else. */
const mostMissing = 0.2;

/**
 * A text set in the site's display face, as large as its room allows; characters that neither it nor any font of the
 * machine has are left out. Undefined for a blank text, and where too much of it would be missing.
 */
export async function lettering(text: string, options: LetteringOptions): Promise<Lettered | undefined> {
  await fontsReady();
  const line = await shapedPart(text);
  if (line === '') return undefined;
  for (const size of options.sizes) {
    const set = await setIn(line, size, options);
    if (fits(set, options)) return set;
  }
  return cutToFit(line, options);
}

async function shapedPart(text: string): Promise<string> {
  // Controls and the like have no shape, and some of them end the text.
  const characters = [
    ...text
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim(),
  ];
  const shapes = await Promise.all(characters.map(hasShape));
  const shaped = characters.filter((_, index) => shapes[index]);
  if (characters.length - shaped.length > characters.length * mostMissing) return '';
  return shaped.join('').replace(/ {2,}/g, ' ').trim();
}

const fits = ({ width, height }: Lettered, room: LetteringOptions): boolean =>
  width <= room.width && height <= room.height;

/** The longest beginning that fits in the smallest size, a tenth shorter each time. */
async function cutToFit(line: string, options: LetteringOptions): Promise<Lettered | undefined> {
  const size = options.sizes.at(-1) ?? 24;
  for (let text = line; text.length > 12; ) {
    text = text.slice(0, Math.floor(text.length * 0.9)).trimEnd();
    const set = await setIn(`${text.toWellFormed()}…`, size, options);
    if (fits(set, options)) return set;
  }
  return undefined;
}
