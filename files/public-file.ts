import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';

/** What a public file turned out to be, judged by its content. */
export interface PublicFile {
  /** The name of its blob, made from its content. */
  blob: string;
  sha256: string;
  mediaType: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

const pictureKinds: Record<string, { mediaType: string; extension: string }> = {
  jpeg: { mediaType: 'image/jpeg', extension: 'jpg' },
  png: { mediaType: 'image/png', extension: 'png' },
  webp: { mediaType: 'image/webp', extension: 'webp' },
  gif: { mediaType: 'image/gif', extension: 'gif' },
  heif: { mediaType: 'image/avif', extension: 'avif' },
};

/** Brands of MP4 that browsers play; the box that names them stands first in the file. */
const filmBrands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash)$/;

/** The public kinds by the ending of their blobs' names. */
export const mediaTypeOfBlob: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  ...Object.fromEntries(Object.values(pictureKinds).map(({ mediaType, extension }) => [extension, mediaType])),
};

/** Most pixels a picture may have; more is a decompression bomb rather than a photograph. */
const maxPixels = 80_000_000;

/** Recognises a picture, a PDF or a film by its content; undefined for anything else, whatever it is called. */
export async function recognisePublicFile(content: Uint8Array): Promise<PublicFile | undefined> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const named = (extension: string) => ({ blob: `${sha256.slice(0, 32)}.${extension}`, sha256, bytes: content.length });
  const head = Buffer.from(content.subarray(0, 12)).toString('latin1');
  if (head.startsWith('%PDF-')) return { ...named('pdf'), mediaType: 'application/pdf', width: null, height: null };
  if (head.slice(4, 8) === 'ftyp' && filmBrands.test(head.slice(8))) {
    return { ...named('mp4'), mediaType: 'video/mp4', width: null, height: null };
  }
  const metadata = await metadataOf(content);
  const kind = metadata ? pictureKinds[metadata.format] : undefined;
  if (!metadata || !kind || (metadata.format === 'heif' && metadata.compression !== 'av1')) return undefined;
  const { width, height } = metadata.autoOrient;
  return { ...named(kind.extension), mediaType: kind.mediaType, width, height };
}

/** Undefined for what is no picture; sharp throws at once for some of it and rejects for the rest. */
async function metadataOf(content: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(content, { limitInputPixels: maxPixels }).metadata();
  } catch {
    return undefined;
  }
}
