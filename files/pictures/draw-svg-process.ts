/*
 * Child process of draw-svg.ts: rasterises the SVG that it receives, and exits when that takes too much memory. sharp works in
 * another thread, so the memory check keeps running.
 */
import sharp from 'sharp';

/** A rasterised drawing. */
export interface Drawing {
  content: Uint8Array;
  width: number;
  height: number;
}

/** Pixels of the longer side: the full width of a page. Scripts and links of the SVG are lost with its markup. */
const drawnSide = 1_600;
const maxPixels = 80_000_000;
const maxBytes = 512 * 1024 * 1024;

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.exit(1);
}, 20).unref();

async function draw(svg: Uint8Array): Promise<Drawing> {
  const { format, width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  if (format !== 'svg') throw new Error(`Not an SVG but ${format}`);
  const density = Math.min(Math.max((72 * drawnSide) / Math.max(width, height, 1), 1), 100_000);
  const { data, info } = await sharp(svg, { density, limitInputPixels: maxPixels })
    .resize({ width: drawnSide, height: drawnSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ lossless: true })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

process.once('message', (svg: Uint8Array) => {
  draw(svg).then(
    (drawing) => process.send?.(drawing),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : '' }),
  );
});
process.send?.('ready');
