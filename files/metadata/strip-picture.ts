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
 * The picture with nothing in its file but what makes its pixels, or the very same bytes where there was nothing
 * else. Undefined where the format has no such taking apart, or the file does not follow it.
 */
export function stripPicture(format: string, bytes: Uint8Array): Uint8Array | undefined {
  const parts = strippers[format]?.(bytes);
  if (!parts) return undefined;
  const stripped = Buffer.concat(parts);
  return stripped.equals(bytes) ? bytes : stripped;
}
