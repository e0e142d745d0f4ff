import sharp from 'sharp';
import { charactersOf } from '#site/reading/text/characters.ts';
import { cutText } from '#site/reading/text/cut-text.ts';
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
  /** The direction of the page's language. Default: left to right. */
  direction?: Direction;
}

export type Direction = 'ltr' | 'rtl';

/** Letter spacing of Latin letters per point of font size, in 1024ths of a point: large ones need less space. */
const tightness = -12;

/** Other scripts keep their spacing: Arabic and Bengali letters are joined. */
const otherLetters = /(?!\p{Script=Latin})\p{L}/u;

const rightToLeftLetters = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const rightToLeftMark = '\u200f';

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');

async function setIn(text: string, size: number, options: LetteringOptions): Promise<Lettered> {
  const { colour, width, bold, direction } = options;
  // The renderer takes the direction from the first letter, which may be of a foreign name.
  const isRightToLeft = direction === 'rtl' && rightToLeftLetters.test(text);
  const mark = isRightToLeft ? rightToLeftMark : '';
  const spacing = otherLetters.test(text) ? 0 : tightness * size;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${spacing}">${mark}${escaped(text)}</span>`,
      // The renderer mirrors the alignment of a text from right to left.
      align: direction === 'rtl' && !isRightToLeft ? 'right' : 'left',
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

/**
 * Renders a text in the display font, as large as fits. Symbols without a glyph, such as emoji, are left out. Undefined
 * for a blank text, and if a letter or digit has no glyph, because the text would have another meaning without it.
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
  if (characters.some((character, index) => !shapes[index] && /[\p{L}\p{M}\p{N}]/u.test(character))) return '';
  return characters
    .filter((_, index) => shapes[index])
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const fits = ({ width, height }: Lettered, room: LetteringOptions): boolean =>
  width <= room.width && height <= room.height;

/** Shortens the text by a tenth until it fits in the smallest size. */
async function cutToFit(line: string, options: LetteringOptions): Promise<Lettered | undefined> {
  const size = options.sizes.at(-1) ?? 24;
  for (let count = [...charactersOf(line)].length; count > 12; ) {
    count = Math.floor(count * 0.9);
    const set = await setIn(`${cutText(line, count).shown}…`, size, options);
    if (fits(set, options)) return set;
  }
  return undefined;
}
