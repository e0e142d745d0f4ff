import type { Metadata, Sharp } from 'sharp';
import { FileError } from '../file-error.ts';
import { stripPicture } from '../metadata/strip-picture.ts';
import { drawSvg } from './draw-svg.ts';
import { openPicture } from './open-picture.ts';
import { isGzip, isSvg } from './svg-content.ts';

export interface PreparedPicture {
  content: Uint8Array;
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif';
  width: number;
  height: number;
}

const mediaTypes: Readonly<Record<string, PreparedPicture['mediaType']>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
};

/** More pixels than in any photograph: a decompression bomb. */
const maxPixels = 80_000_000;
/** For all frames of an animation together. */
const maxMovingPixels = 5 * maxPixels;
const seconds = 60;

const unknown = 'Choose a picture (JPEG, PNG, WebP, AVIF, GIF or SVG), a PDF or an MP4 video.';
const damaged = 'The picture is damaged or cut off; save it again and upload that.';

/** See `preparePublicFile`. Throws a {@link FileError} for a file that is not a picture, is too large or is damaged. */
export async function preparePicture(content: Uint8Array): Promise<PreparedPicture> {
  if (isSvg(content)) return { ...(await drawSvg(content)), mediaType: 'image/webp' };
  if (isGzip(content)) throw new FileError(unknown, { fault: 'notPublic' });
  const metadata = await metadataOf(content);
  const mediaType = mediaTypes[metadata.format];
  if (!mediaType || (mediaType === 'image/avif' && metadata.compression !== 'av1'))
    throw new FileError(unknown, { fault: 'notPublic' });
  requireSize(metadata);
  const turned = (metadata.orientation ?? 1) > 1 && !isMoving(metadata);
  const stripped = turned || hasOtherColours(metadata) ? undefined : withoutMetadata(content, metadata);
  if (stripped) return { content: stripped, mediaType, ...sizeOf(metadata) };
  return encoded(content, metadata, mediaType);
}

const isMoving = ({ pages = 1 }: Metadata) => pages > 1;
const sizeOf = ({ width, height, pageHeight }: Metadata) => ({ width, height: pageHeight ?? height });

/** The picture without metadata and otherwise unchanged; undefined if that requires encoding it again. */
function withoutMetadata(content: Uint8Array, metadata: Metadata): Uint8Array | undefined {
  if (metadata.format !== 'heif') return stripPicture(metadata.format, content);
  const told = metadata.exif || metadata.xmp || metadata.iptc || metadata.icc;
  return told ? undefined : content;
}

function requireSize(metadata: Metadata): void {
  const { width, height } = sizeOf(metadata);
  if (width * height > maxPixels || width * height * (metadata.pages ?? 1) > maxMovingPixels) {
    throw new FileError(`The picture has ${width} × ${height} pixels, which is too many; make it smaller.`, {
      fault: 'pictureTooLarge',
    });
  }
}

/** sharp throws synchronously for some invalid files and rejects for others. */
async function metadataOf(content: Uint8Array): Promise<Metadata> {
  try {
    return await openPicture(content, { limitInputPixels: false }).metadata();
  } catch (cause) {
    if (startsAsPicture(content)) throw new FileError(damaged, { cause, fault: 'pictureDamaged' });
    throw new FileError(unknown, { fault: 'notPublic' });
  }
}

/** Whether a file begins as JPEG, PNG, GIF or WebP. */
function startsAsPicture(content: Uint8Array): boolean {
  const head = Buffer.from(content.subarray(0, 12)).toString('latin1');
  if (head.startsWith('RIFF')) return head.endsWith('WEBP');
  return ['\xff\xd8\xff', '\x89PNG\r\n', 'GIF8'].some((start) => head.startsWith(start));
}

/** Colours that browsers show wrongly, or differently from each other. */
const hasOtherColours = ({ icc, space }: Metadata): boolean =>
  space === 'cmyk' || (icc !== undefined && !/srgb/i.test(profileName(icc)));

/** The name of an ICC profile; '' if it has none. */
function profileName(icc: Buffer): string {
  const tags = icc.length >= 132 ? icc.readUInt32BE(128) : 0;
  for (let tag = 0; tag < Math.min(tags, 100); tag++) {
    const at = 132 + tag * 12;
    if (at + 12 > icc.length) return '';
    if (icc.toString('latin1', at, at + 4) !== 'desc') continue;
    const from = icc.readUInt32BE(at + 4);
    return icc.toString('latin1', from, from + icc.readUInt32BE(at + 8)).replaceAll('\0', '');
  }
  return '';
}

/** Encodes the picture again: upright, in sRGB, without metadata, with its animation. */
async function encoded(
  content: Uint8Array,
  metadata: Metadata,
  mediaType: PreparedPicture['mediaType'],
): Promise<PreparedPicture> {
  const moving = isMoving(metadata) && mediaType !== 'image/avif';
  const picture = openPicture(content, { limitInputPixels: maxMovingPixels, animated: moving });
  // sharp does not rotate animations, and cameras do not make any.
  const upright = moving ? picture : picture.autoOrient();
  return finished(upright.toColourspace('srgb'), mediaType, isLossless(content));
}

async function finished(
  picture: Sharp,
  mediaType: PreparedPicture['mediaType'],
  lossless: boolean,
): Promise<PreparedPicture> {
  const encoders: Record<PreparedPicture['mediaType'], () => Sharp> = {
    'image/jpeg': () => picture.jpeg({ quality: 90 }),
    'image/png': () => picture.png(),
    'image/webp': () => picture.webp(lossless ? { lossless } : { quality: 88 }),
    'image/gif': () => picture.gif(),
    'image/avif': () => picture.avif({ quality: 70 }),
  };
  try {
    const content = await encoders[mediaType]().timeout({ seconds }).toBuffer();
    return { content, mediaType, ...sizeOf(await metadataOf(content)) };
  } catch (cause) {
    throw new FileError(damaged, { cause, fault: 'pictureDamaged' });
  }
}

/** Whether a WebP is lossless. For other formats the result does not matter. */
const isLossless = (content: Uint8Array): boolean => {
  const head = Buffer.from(content.subarray(0, 64)).toString('latin1');
  return head.startsWith('RIFF') && head.includes('VP8L');
};
