import sharp from 'sharp';

/** The nearest to the site's own fonts that machines have. */
const families = 'Instrument Sans,Inter,Helvetica Neue,Arial,Liberation Sans,Noto Sans,sans-serif';

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

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');

async function setIn(text: string, size: number, { colour, width, bold }: LetteringOptions): Promise<Lettered> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${families} ${bold ? 'bold ' : ''}${size}`,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      spacing: Math.round(size * 0.12),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/**
 * A text set in the machine's own sans-serif, as large as its room allows. Undefined for a blank text, and where the
 * machine has no font at all: the picture then goes without.
 */
export async function lettering(text: string, options: LetteringOptions): Promise<Lettered | undefined> {
  // Controls and the like have no shape, and some of them end the text.
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  if (line === '' || !(await hasFont())) return undefined;
  for (const size of options.sizes) {
    const set = await setIn(line, size, options);
    if (fits(set, options)) return set;
  }
  return cutToFit(line, options);
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

let known: Promise<boolean> | undefined;

/** Without any font every letter is the same empty box, or nothing. */
function hasFont(): Promise<boolean> {
  known ??= Promise.all(
    ['iiii', 'WWWW'].map((text) => setIn(text, 40, { colour: '#000000', width: 900, height: 90, sizes: [] })),
  ).then(
    ([narrow, wide]) => narrow !== undefined && wide !== undefined && wide.width > narrow.width * 1.3,
    () => false,
  );
  return known;
}
