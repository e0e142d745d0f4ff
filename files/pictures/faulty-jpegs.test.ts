import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { preparePublicFile } from '../public-file.ts';
import { renderPicture } from './render-picture.ts';

const canvas = sharp({ create: { width: 400, height: 300, channels: 3, background: '#1d4f91' } });

describe('a JPEG that browsers show although it is faulty', () => {
  const startOfScan = (jpeg: Buffer): number => {
    let at = 2;
    while (jpeg[at + 1] !== 0xda) at += 2 + jpeg.readUInt16BE(at + 2);
    return at;
  };
  /** As some phones write it. */
  const wrongScan = (jpeg: Buffer) => {
    const end = startOfScan(jpeg) + 2 + jpeg.readUInt16BE(startOfScan(jpeg) + 2);
    return Buffer.from(jpeg).fill(0, end - 3, end);
  };
  const extraBytes = (jpeg: Buffer) => {
    const at = startOfScan(jpeg);
    return Buffer.concat([jpeg.subarray(0, at), Buffer.alloc(18, 0x20), jpeg.subarray(at)]);
  };

  test.each([
    ['wrong scan parameters', wrongScan, 1],
    ['wrong scan parameters, turned', wrongScan, 6],
    ['bytes before a marker', extraBytes, 1],
    ['bytes before a marker, turned', extraBytes, 6],
  ])('is accepted with %s, and resized', async (_, spoil, orientation) => {
    const whole = await canvas.clone().withMetadata({ orientation }).jpeg().toBuffer();
    const { content, mediaType } = await preparePublicFile(spoil(whole));
    expect(mediaType).toBe('image/jpeg');
    const resized = await renderPicture(Buffer.from(content), { width: 100, format: 'webp' });
    expect((await sharp(resized).metadata()).width).toBe(100);
  });
});

describe('a picture that cannot be read', () => {
  const jpeg = () => canvas.clone().jpeg().toBuffer();
  const spoiled = (marker: number, spoil: (bytes: Buffer, at: number) => void) => async () => {
    const bytes = await jpeg();
    spoil(bytes, bytes.indexOf(Buffer.from([0xff, marker])));
    return bytes;
  };

  test.each<[string, () => Promise<Buffer>]>([
    ['a JPEG without a scan', async () => (await jpeg()).subarray(0, 200)],
    ['a JPEG without a height', spoiled(0xc0, (bytes, at) => bytes.writeUInt16BE(0, at + 5))],
    ['a JPEG with a wrong quantization table', spoiled(0xdb, (bytes, at) => bytes.writeUInt8(7, at + 4))],
    ['a JPEG with a wrong Huffman table', spoiled(0xc4, (bytes, at) => bytes.fill(0xff, at + 5, at + 21))],
    ['a WebP that is cut off', async () => (await canvas.clone().webp().toBuffer()).subarray(0, -100)],
    [
      'a PNG without a width',
      async () => {
        const bytes = await canvas.clone().png().toBuffer();
        bytes.writeUInt32BE(0, 16);
        return bytes;
      },
    ],
  ])('is called damaged if it is %s', async (_, make) => {
    await expect(preparePublicFile(await make())).rejects.toMatchObject({ fault: 'pictureDamaged' });
  });
});
