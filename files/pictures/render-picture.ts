import sharp, { type Sharp } from 'sharp';
import { openPicture } from './open-picture.ts';
import { isGzip, isHtml, isSvg } from './svg-content.ts';

export interface WantedPicture {
  /** Maximum width in pixels. */
  width: number;
  format: 'avif' | 'webp' | 'jpg' | 'png';
  /** Crop to this ratio (width to height) first; `at` is the fraction of the excess width to the left of the crop. */
  cut?: { ratio: number; at: number };
}

/** Each encoding takes one thread, so that limiting concurrent encodings limits the load. */
sharp.concurrency(1);

const seconds = 30;
/** More pixels than in any photograph: a decompression bomb. */
const limitInputPixels = 80_000_000;

export interface PictureShape {
  width: number;
  height: number;
  format: string;
  /** Whether it is animated. */
  moves: boolean;
}

/**
 * The format and size of a picture from its bytes; undefined if it is not one. An SVG has size 0: sharp would render it
 * to measure it, and a kilobyte of nested `<use>` elements takes minutes.
 */
export async function shapeOf(content: Uint8Array): Promise<PictureShape | undefined> {
  if (isGzip(content)) return undefined;
  if (isSvg(content)) return isHtml(content) ? undefined : { width: 0, height: 0, format: 'svg', moves: false };
  try {
    const { width, height, pageHeight, pages = 1, format, orientation = 1 } = await openPicture(content).metadata();
    const upright = orientation >= 5 ? { width: height, height: width } : { width, height: pageHeight ?? height };
    return { ...upright, format, moves: pages > 1 };
  } catch {
    return undefined;
  }
}

/**
 * Resizes, crops and encodes a picture. The encoders' effort is a compromise: at most a second for 1280 pixels on one
 * thread, and no visible difference to the original at arm’s length.
 */
export async function renderPicture(content: Uint8Array, { width, format, cut }: WantedPicture): Promise<Buffer> {
  const whole = openPicture(content, { limitInputPixels }).autoOrient();
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
