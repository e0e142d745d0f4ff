import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { FileError } from '../file-error.ts';
import { drawSvg } from './draw-svg.ts';

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">${inside}</svg>`);
const turbulence = '<feTurbulence baseFrequency="0.01" numOctaves="9999"/>'.repeat(20);
/** Takes minutes of CPU time. */
const endless = svg(`<filter id="f">${turbulence}</filter><rect width="400" height="200" filter="url(#f)"/>`);

describe('drawSvg', () => {
  test('draws an SVG as WebP', async () => {
    const drawing = await drawSvg(svg('<rect width="9" height="9"/>'));
    expect(drawing).toMatchObject({ width: 1600, height: 800 });
    expect(Buffer.from(drawing.content).toString('latin1', 8, 12)).toBe('WEBP');
  });

  test('rejects slow drawings one after another without blocking file reads', async () => {
    const order: string[] = [];
    const drawings = Array.from({ length: 5 }, () =>
      drawSvg(endless, 300).catch((error: unknown) => {
        expect(error).toBeInstanceOf(FileError);
        order.push('refused');
      }),
    );
    await readFile(import.meta.filename);
    order.push('read');
    await Promise.all(drawings);
    expect(order).toEqual(['read', 'refused', 'refused', 'refused', 'refused', 'refused']);
  });

  test('rejects more than a few drawings at once, and a drawing that is too large', async () => {
    const drawings = await Promise.allSettled(Array.from({ length: 10 }, () => drawSvg(svg(''))));
    expect(drawings.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    await expect(drawSvg(Buffer.alloc(5 * 1024 * 1024, '<svg '))).rejects.toThrow(FileError);
  });

  test.each([
    [svg('<g><rect></g>'), 'Opening and ending tag mismatch: g line 1 and svg (line 1, column'],
    [svg('<use href="&logo;"/>'), "Entity 'logo' not defined"],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'neither a width and a height nor a viewBox'],
  ])('reports why a drawing is rejected (%#)', async (drawing, reason) => {
    await expect(drawSvg(drawing)).rejects.toThrow(reason);
  });

  test.each(['', '<svg', '<svg/>', 'GIF89a<svg'])('rejects %j', async (text) => {
    await expect(drawSvg(Buffer.from(text))).rejects.toThrow(FileError);
  });
});
