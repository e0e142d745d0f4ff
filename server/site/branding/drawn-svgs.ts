import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { FileError } from '#files/file-error.ts';
import { DrawingsBusy, drawSvg } from '#files/pictures/draw-svg.ts';
import { isGzip, isSvg } from '#files/pictures/svg-content.ts';
import { createSingleFlight, TooBusy } from '#server/limits/concurrency-limiter.ts';
import type { AssetReader } from './asset-reader.ts';

const maxBytes = 8 * 1024 * 1024;

/**
 * Wraps a reader so that it renders SVGs. A kilobyte of filters keeps sharp busy for minutes, so each SVG is rendered
 * once, in a separate process. An SVG that cannot be rendered in time counts as no picture. Throws {@link TooBusy}.
 */
export function withDrawnSvgs(read: AssetReader): AssetReader {
  const drawn = new LRUCache<string, { picture: Buffer | undefined }>({
    maxSize: maxBytes,
    sizeCalculation: ({ picture }) => (picture?.length ?? 0) + 200,
  });
  const once = createSingleFlight<Buffer | undefined>();
  const draw = async (svg: Buffer, key: string) => {
    const picture = await drawSvg(svg).then(
      ({ content }) => Buffer.from(content),
      (error: unknown) => {
        if (error instanceof DrawingsBusy) throw new TooBusy(error.message);
        if (error instanceof FileError) return undefined;
        throw error;
      },
    );
    drawn.set(key, { picture });
    return picture;
  };
  return async (src) => {
    const content = await read(src);
    // The type is detected from the bytes, not from the headers.
    if (!content || !(isSvg(content) || isGzip(content))) return content;
    const key = createHash('sha256').update(content).digest('hex');
    const known = drawn.get(key);
    return known ? known.picture : once.do(key, () => draw(content, key));
  };
}
