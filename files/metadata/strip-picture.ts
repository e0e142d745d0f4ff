import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const strippers: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array[] | undefined>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
};

/**
 * The picture without metadata, or the same bytes if it has none. Undefined if the format is not supported or the file cannot be
 * parsed.
 */
export function stripPicture(format: string, bytes: Uint8Array): Uint8Array | undefined {
  const parts = strippers[format]?.(bytes);
  if (!parts) return undefined;
  const stripped = Buffer.concat(parts);
  return stripped.equals(bytes) ? bytes : stripped;
}
