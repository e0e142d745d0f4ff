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
  /** The available space in pixels. */
  width: number;
  height: number;
  /** Sizes to try, largest first; if none fits, the text is shortened. */
  sizes: readonly number[];
  bold?: boolean;
}

/** Letter spacing per point of font size, in 1024ths of a point: large letters need less space. */
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

/** If more than this part of a text has no glyphs, the rest would change the meaning. */
const maxMissingShare = 0.2;

/**
 * Renders a text in the display font, as large as fits. Characters without a glyph are left out. Undefined for a blank text, and if too
 * many characters have no glyph.
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
  // Control characters have no glyphs, and some of them end the text.
  const characters = [
    ...text
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim(),
  ];
  const shapes = await Promise.all(characters.map(hasShape));
  const shaped = characters.filter((_, index) => shapes[index]);
  if (characters.length - shaped.length > characters.length * maxMissingShare) return '';
  return shaped.join('').replace(/ {2,}/g, ' ').trim();
}

const fits = ({ width, height }: Lettered, room: LetteringOptions): boolean =>
  width <= room.width && height <= room.height;

/** Shortens the text by a tenth until it fits in the smallest size. */
async function cutToFit(line: string, options: LetteringOptions): Promise<Lettered | undefined> {
  const size = options.sizes.at(-1) ?? 24;
  for (let text = line; text.length > 12; ) {
    text = text.slice(0, Math.floor(text.length * 0.9)).trimEnd();
    const set = await setIn(`${text.toWellFormed()}…`, size, options);
    if (fits(set, options)) return set;
  }
  return undefined;
}
