import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withDrawnSvgs } from './drawn-svgs.ts';

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">${inside}</svg>`);
/** Keeps a processor busy for minutes. */
const turbulence = '<feTurbulence baseFrequency="0.01" numOctaves="9999"/>'.repeat(20);
const endless = svg(`<filter id="f">${turbulence}</filter><rect width="400" height="200" filter="url(#f)"/>`);
const readerOf = (content: Buffer | undefined) => withDrawnSvgs(async () => content);

test('renders SVGs, compressed or not, and returns other files unchanged', async () => {
  const drawing = svg('<rect width="9" height="9"/>');
  for (const content of [drawing, gzipSync(drawing)]) {
    const drawn = await readerOf(content)('/logo.png');
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
  }
  const png = await sharp(drawing).png().toBuffer();
  expect(await readerOf(png)('/logo.svg')).toBe(png);
  expect(await readerOf(undefined)('/logo.svg')).toBeUndefined();
});

test('treats an SVG that cannot be rendered in time as no picture, and does not try it again', async () => {
  const read = readerOf(endless);
  expect(await Promise.all([read('/a.svg'), read('/b.svg')])).toEqual([undefined, undefined]);
  const again = performance.now();
  expect(await read('/a.svg')).toBeUndefined();
  expect(performance.now() - again).toBeLessThan(1_000);
});
