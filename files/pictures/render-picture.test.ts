import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeBlurPlaceholder } from './blur-placeholder.ts';
import { renderPicture, shapeOf } from './render-picture.ts';

/** Red on the left, blue on the right half. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } }, left: width / 2, top: 0 },
    ])
    .png()
    .toBuffer();

const demoPicture = (name: string) => readFile(join(import.meta.dirname, `../../demo/archive/files/${name}.webp`));

describe('a resized picture', () => {
  test.each(['avif', 'webp', 'jpg', 'png'] as const)('has the format %s, the width and the ratio', async (format) => {
    const shape = await shapeOf(await renderPicture(await halves(800, 400), { width: 320, format }));
    expect(shape).toMatchObject({
      width: 320,
      height: 160,
      format: { jpg: 'jpeg', avif: 'heif' }[format as string] ?? format,
    });
  });

  test('is never enlarged', async () => {
    const made = await renderPicture(await halves(400, 200), { width: 640, format: 'webp' });
    expect(await shapeOf(made)).toMatchObject({ width: 400, height: 200 });
  });

  test.each([
    [0, 255, 0],
    [1, 0, 255],
  ])('is cropped at the given position %s', async (at, red, blue) => {
    const cut = { ratio: 3 / 4, at };
    const made = await renderPicture(await halves(1600, 800), { width: 320, format: 'png', cut });
    expect(await shapeOf(made)).toMatchObject({ width: 320, height: 427 });
    const [first, , third] = await sharp(made).raw().toBuffer();
    expect([first, third]).toEqual([red, blue]);
  });
});

describe('a blur placeholder', () => {
  test('is a small data: URL of a picture', async () => {
    const blurPlaceholder = await makeBlurPlaceholder(await demoPicture('mill-morning'));
    expect(blurPlaceholder).toMatch(/^data:image\/webp;base64,/);
    expect(blurPlaceholder.length).toBeLessThan(200);
  });

  test.each([
    ['a logo with a transparent background', () => demoPicture('logo')],
    ['a small picture', () => halves(200, 100)],
    ['a file that is not a picture', async () => Buffer.from('words')],
  ])('is not made of %s', async (_, content) => {
    expect(await makeBlurPlaceholder(await content())).toBe('');
  });
});
