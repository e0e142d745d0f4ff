import sharp, { type Sharp } from 'sharp';
import { isGzip, isHtml, isSvg } from './svg-content.ts';

export interface WantedPicture {
  /** At most so wide. */
  width: number;
  format: 'avif' | 'webp' | 'jpg' | 'png';
  /** Cut to this shape (width by height) first, at this share of what is left over from the left edge. */
  cut?: { ratio: number; at: number };
}

/** Whatever is encoded takes one thread, so that how many run at once is all that need be bounded. */
sharp.concurrency(1);

const seconds = 30;
/** More is a decompression bomb rather than a photograph. */
const limitInputPixels = 80_000_000;

export interface PictureShape {
  width: number;
  height: number;
  format: string;
  /** Whether it moves. */
  moves: boolean;
}

/**
 * What a picture is by its own bytes; undefined for what is none. SVGs have no size here: sharp would draw them to find it, and a
 * kilobyte of nested `<use>` elements keeps it busy for minutes.
 */
export async function shapeOf(content: Uint8Array): Promise<PictureShape | undefined> {
  if (isGzip(content)) return undefined;
  if (isSvg(content)) return isHtml(content) ? undefined : { width: 0, height: 0, format: 'svg', moves: false };
  try {
    const { width, height, pageHeight, pages = 1, format, orientation = 1 } = await sharp(content).metadata();
    const upright = orientation >= 5 ? { width: height, height: width } : { width, height: pageHeight ?? height };
    return { ...upright, format, moves: pages > 1 };
  } catch {
    return undefined;
  }
}

/**
 * A picture made smaller, cut and encoded. How hard each encoder tries is weighed on both sides: a second at most for
 * 1280 pixels on one thread, and no worse than the original to the eye at arm’s length.
 */
export async function renderPicture(content: Uint8Array, { width, format, cut }: WantedPicture): Promise<Buffer> {
  const whole = sharp(content, { limitInputPixels }).autoOrient();
  const shape = cut && (await shapeOf(content));
  const picture = cut && shape ? whole.extract(cutOut(shape, cut)) : whole;
  const sized = picture.resize({ width, withoutEnlargement: true }).toColourspace('srgb');
  return encoders[format](sized).timeout({ seconds }).toBuffer();
}

const encoders: Record<WantedPicture['format'], (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 72, effort: 4, smartSubsample: true }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9, effort: 4 }),
};

function cutOut({ width, height }: PictureShape, { ratio, at }: { ratio: number; at: number }) {
  const cutWidth = Math.min(width, Math.round(height * ratio));
  return { left: Math.round((width - cutWidth) * at), top: 0, width: cutWidth, height };
}
