import sharp, { type Region } from 'sharp';
import { openPicture } from '#files/pictures/open-picture.ts';

/** A wider logo would be a thin line in an icon. */
const widest = 1.6;
const limitInputPixels = 80_000_000;

/** A picture as a grid of booleans: whether a pixel differs from the transparent or uniform background. */
interface Ink {
  width: number;
  height: number;
  at(x: number, y: number): boolean;
}

async function inkOf(logo: Buffer): Promise<Ink> {
  const { data, info } = await openPicture(logo, { limitInputPixels })
    .autoOrient()
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [red = 0, green = 0, blue = 0, alpha = 0] = data;
  const isInk = (from: number) => {
    if (alpha < 128) return (data[from + 3] ?? 0) > 127;
    const off = (value: number, channel: number) => Math.abs((data[from + channel] ?? 0) - value);
    return off(red, 0) + off(green, 1) + off(blue, 2) > 60;
  };
  const inked = new Uint8Array(width * height);
  for (let pixel = 0; pixel < inked.length; pixel++) inked[pixel] = isInk(pixel * 4) ? 1 : 0;
  return { width, height, at: (x, y) => inked[y * width + x] === 1 };
}

/** The bounding box of the ink between two columns; undefined without any ink. */
function boundsOf(ink: Ink, from: number, to: number): Region | undefined {
  let [left, top, right, bottom] = [to, ink.height, -1, -1];
  for (let y = 0; y < ink.height; y++) {
    for (let x = from; x < to; x++) {
      if (!ink.at(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The part of the ink before the first gap. */
function firstPart(ink: Ink, whole: Region): Region | undefined {
  const least = Math.max(2, Math.round(whole.height * 0.05));
  let clear = 0;
  for (let x = whole.left; x < whole.left + whole.width; x++) {
    clear = boundsOf(ink, x, x + 1) ? 0 : clear + 1;
    if (clear >= least) return boundsOf(ink, whole.left, x - clear + 1);
  }
  return undefined;
}

const ratioOf = ({ width, height }: Region) => width / height;

/**
 * Returns the part of a logo that fits a square: the whole logo if it is nearly square, or the mark at the start of a
 * wide one. A PNG without margins; undefined without such a part.
 */
export async function findMark(logo: Buffer): Promise<Buffer | undefined> {
  try {
    const upright = await openPicture(logo, { limitInputPixels })
      .autoOrient()
      .resize(1200, 1200, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    const ink = await inkOf(upright);
    const whole = boundsOf(ink, 0, ink.width);
    if (!whole) return undefined;
    const mark = ratioOf(whole) <= widest ? whole : firstPart(ink, whole);
    const stands = mark && ratioOf(mark) <= widest && ratioOf(mark) >= 0.5 && mark.height >= whole.height * 0.6;
    return stands ? await sharp(upright).extract(mark).png().toBuffer() : undefined;
  } catch {
    // The content may call any file a logo.
    return undefined;
  }
}
