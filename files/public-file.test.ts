import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { FileError } from './file-error.ts';
import { preparePublicFile } from './public-file.ts';

const canvas = sharp({ create: { width: 40, height: 20, channels: 3, background: '#1d4f91' } });
const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
const place = { IFD0: { Make: 'CameraMaker' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 33/1 0/1' } };
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>harbour</secret></x:xmpmeta>';

const pixelsOf = (content: Uint8Array) => sharp(content, { animated: true }).toColourspace('srgb').raw().toBuffer();

async function expectBare(content: Uint8Array): Promise<void> {
  const metadata = await sharp(content).metadata();
  for (const part of ['exif', 'xmp', 'iptc', 'icc', 'orientation', 'comments', 'gainMap'] as const) {
    expect(metadata[part], part).toBeUndefined();
  }
  const text = Buffer.from(content).toString('latin1');
  for (const word of ['CameraMaker', 'harbour', 'Exif', 'adobe:ns']) expect(text).not.toContain(word);
}

/** Left half red, right half blue, so that a rotation is visible. */
const twoColours = (): Sharp =>
  canvas.clone().composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    { input: { create: { width: 20, height: 20, channels: 3, background: '#0000ff' } }, left: 20, top: 0 },
  ]);

const threeFrames = async () => {
  const frame = (colour: string) => sharp({ create: { width: 9, height: 8, channels: 4, background: colour } });
  const frames = await Promise.all(['red', 'green', 'blue'].map((colour) => frame(colour).png().toBuffer()));
  return sharp(frames, { join: { animated: true } });
};

describe('a public file', () => {
  test.each(formats)('of type %s without metadata keeps its bytes', async (format) => {
    const given = await canvas.clone().toFormat(format).toBuffer();
    const file = await preparePublicFile(given);
    expect(file).toMatchObject({ mediaType: `image/${format}`, width: 40, height: 20, bytes: given.length });
    expect(file.blob).toMatch(/^[0-9a-f]{20}\.[a-z]+$/);
    expect(Buffer.from(file.content).equals(given)).toBe(true);
  });

  test('can be a PDF', async () => {
    const file = await preparePublicFile(Buffer.from('%PDF-1.7\n'));
    expect(file).toMatchObject({ mediaType: 'application/pdf', width: null, height: null });
  });

  test.each([
    ['as the standard writes them', 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning.\n'],
    [
      'with a byte order mark and Windows line ends',
      '\uFEFFWEBVTT - Bale to cone\r\n\r\n00:00.000 --> 00:02.000\r\nOlá.\r\n',
    ],
    ['without any cue', 'WEBVTT'],
  ])('keeps the bytes of captions %s', async (_, text) => {
    const file = await preparePublicFile(Buffer.from(text));
    expect(file).toMatchObject({ mediaType: 'text/vtt', width: null, height: null });
    expect(file.blob).toMatch(/^[0-9a-f]{20}\.vtt$/);
    expect(Buffer.from(file.content).toString()).toBe(text);
  });

  test.each([
    ['of another format', Buffer.from('1\n00:00:00,000 --> 00:00:02,000\nSubRip\n'), /./],
    ['with a similar signature', Buffer.from('WEBVTTX\n'), /./],
    ['with a null byte', Buffer.from('WEBVTT\n\n\0\0MZ'), /control characters/],
    ['in another encoding', Buffer.from('WEBVTT\n\nOlá', 'latin1'), /UTF-8/],
    ['of more than 1 MB', Buffer.from(`WEBVTT\n\n${'a'.repeat(1_000_000)}`), /1 MB/],
  ])('is rejected as captions %s', async (_, content, says) => {
    const refused = preparePublicFile(content);
    await expect(refused).rejects.toThrow(FileError);
    await expect(refused).rejects.toThrow(says);
  });

  test.each(['<!doctype html><script>1</script>', '', 'MZ\x90', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a'])(
    'is rejected with the content %j',
    async (text) => {
      await expect(preparePublicFile(Buffer.from(text, 'latin1'))).rejects.toThrow(FileError);
    },
  );

  test.each([
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', /HEIC.*JPEG/],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', /HEIC.*JPEG/],
    ['\0\0\0\x14ftypqt  \0\0\0\0qt  ', /QuickTime.*MP4/],
  ])('from a phone is rejected with advice: %j', async (text, says) => {
    await expect(preparePublicFile(Buffer.from(text, 'latin1'))).rejects.toThrow(says);
  });

  test.each(['%PDF-1.7', '\xef\xbb\xbf%PDF-1.7', '\r\n%PDF-1.7'])('is a PDF that starts with %j', async (text) => {
    const { mediaType } = await preparePublicFile(Buffer.from(text, 'latin1'));
    expect(mediaType).toBe('application/pdf');
  });

  test('is not a PDF if it mentions the header in a comment', async () => {
    const picture = await canvas
      .clone()
      .withExif({ IFD0: { ImageDescription: '%PDF-1.7' } })
      .jpeg()
      .toBuffer();
    expect(picture.subarray(0, 1_024).includes('%PDF-')).toBe(true);
    expect((await preparePublicFile(picture)).mediaType).toBe('image/jpeg');
  });

  test('is rejected as a truncated picture when it must be encoded again', async () => {
    const whole = await canvas.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await expect(preparePublicFile(whole.subarray(0, -12))).rejects.toThrow(/damaged/);
  });

  test('is rejected as a decompression bomb without unpacking it', async () => {
    const wide = sharp({ create: { width: 16_000, height: 6_000, channels: 3, background: 'white' } });
    await expect(preparePublicFile(await wide.png().toBuffer())).rejects.toThrow(/16000 × 6000/);
  });

  test('is accepted or rejected without other errors for any bytes', async () => {
    const heads = ['', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\x20\0\0\0WEBPVP8X', 'GIF89a', '<svg ', '%PDF-'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 120 }), async (head, rest) => {
        const content = Buffer.concat([Buffer.from(head, 'latin1'), rest]);
        const file = await preparePublicFile(content).catch((error: unknown) => error);
        if (!head.startsWith('%PDF')) expect(file).toBeInstanceOf(FileError);
      }),
      { numRuns: 60 },
    );
  });
});

describe('metadata of a camera', () => {
  test.each(formats)('is removed from %s, without a changed pixel if it can be cut out', async (format) => {
    const given = await twoColours().withExif(place).withXmp(xmp).toFormat(format).toBuffer();
    const { content, mediaType } = await preparePublicFile(given);
    expect(mediaType).toBe(`image/${format}`);
    await expectBare(content);
    if (format !== 'avif') expect((await pixelsOf(content)).equals(await pixelsOf(given))).toBe(true);
  });

  test.each(['jpeg', 'webp', 'png'] as const)('rotates a %s upright before it is removed', async (format) => {
    const given = await twoColours().withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
    const { content, width, height } = await preparePublicFile(given);
    expect([width, height]).toEqual([20, 40]);
    await expectBare(content);
    const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
    const [red, , blue] = data.subarray(5 * info.channels * info.width);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  test('is removed with all data after the end of the picture', async () => {
    for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
      const given = await canvas.clone().toFormat(format).toBuffer();
      const file = await preparePublicFile(Buffer.concat([given, Buffer.from('MotionPhoto harbour')]));
      expect(Buffer.from(file.content).equals(given), format).toBe(true);
    }
  });

  test('about wider colours is removed after a conversion to sRGB', async () => {
    const given = await canvas.clone().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(given).metadata()).icc).toBeDefined();
    const { content } = await preparePublicFile(given);
    await expectBare(content);
    const found = await sharp(content).raw().toBuffer();
    for (const [at, wished] of [0x1d, 0x4f, 0x91].entries())
      expect(Math.abs((found[at] ?? 0) - wished)).toBeLessThan(8);
  });

  test('about print colours is removed after a conversion to sRGB', async () => {
    const { content } = await preparePublicFile(await canvas.clone().toColourspace('cmyk').jpeg().toBuffer());
    expect((await sharp(content).metadata()).space).toBe('srgb');
  });

  test.each(['gif', 'webp'] as const)('is removed from an animated %s, which stays animated', async (format) => {
    const frames = (await threeFrames()).withExif(place);
    const given = await frames.toFormat(format, { delay: [90, 90, 90], loop: 3 }).toBuffer();
    const file = await preparePublicFile(given);
    expect(file).toMatchObject({ width: 9, height: 8 });
    expect(await sharp(file.content).metadata()).toMatchObject({ pages: 3, loop: 3, delay: [90, 90, 90] });
    await expectBare(file.content);
  });

  test('is removed in one pass: a second upload of the result has the same address', async () => {
    const made = [
      ...formats.map((format) => twoColours().withExif(place).withXmp(xmp).toFormat(format).toBuffer()),
      ...formats.map((format) => twoColours().withMetadata({ orientation: 8 }).toFormat(format).toBuffer()),
      canvas.clone().withIccProfile('p3').webp({ lossless: true }).toBuffer(),
      (await threeFrames()).withIccProfile('p3').webp().toBuffer(),
    ];
    for (const given of await Promise.all(made)) {
      const once = await preparePublicFile(given);
      expect((await preparePublicFile(once.content)).blob).toBe(once.blob);
    }
  });
});

describe('a drawing', () => {
  const drawing = (attributes: string) =>
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}><script>alert(1)</script>` +
    '<rect width="100%" height="100%" fill="#ff0000"/></svg>';

  test.each([
    ['width="24" height="12"', 1600, 800],
    ['viewBox="0 0 30 60"', 800, 1600],
    ['width="20000" height="20000"', 1600, 1600],
  ])('is rasterised: %s', async (attributes, width, height) => {
    const file = await preparePublicFile(Buffer.from(drawing(attributes)));
    expect(file).toMatchObject({ mediaType: 'image/webp', width, height });
    expect((await preparePublicFile(file.content)).blob).toBe(file.blob);
    expect(Buffer.from(file.content).toString('latin1')).not.toContain('alert');
  });

  test('cannot read local files or expand entities without end', async () => {
    const lol = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
    const bomb = `<!DOCTYPE svg [<!ENTITY l0 "ha">${lol}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&l9;</text></svg>`;
    await expect(preparePublicFile(Buffer.from(bomb))).rejects.toThrow(FileError);
    const leak = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="16" height="16"><image width="16" height="16" xlink:href="file://${join(import.meta.dirname, '../demo/archive/files')}"/></svg>`;
    const [first = ''] = await readdir(join(import.meta.dirname, '../demo/archive/files'));
    const { content } = await preparePublicFile(
      Buffer.from(leak.replace('demo/archive/files"', `demo/archive/files/${first}"`)),
    );
    expect((await sharp(content).ensureAlpha().stats()).channels[3]?.max).toBe(0);
  });
});

describe('a video', () => {
  const box = (name: string, ...parts: (string | Buffer)[]) => {
    const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + body.length);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const brand = box('ftyp', 'isom\0\0\x02\0isomiso2avc1mp41');

  const shortest = Buffer.concat([brand, box('moov', box('mvhd', 'M'))]);

  test.each([
    ['isom', 'isomiso2avc1mp41'],
    ['mp42', ''],
    ['MSNV', 'MSNVmp42isom'],
    ['XAVC', 'XAVCmp42iso2'],
    ['3gp5', '3gp5isom'],
    ['qt  ', 'qt  mp42'],
  ])('is recognised by its brand %s or a compatible one of “%s”', async (major, compatible) => {
    const video = Buffer.concat([box('ftyp', `${major}\0\0\x02\0${compatible}`), box('moov', box('mvhd', 'M'))]);
    expect(await preparePublicFile(video)).toMatchObject({ mediaType: 'video/mp4' });
  });

  test.each([
    ['M4A ', 'M4A mp42isom'],
    ['crx ', 'crx isom'],
    ['3gp5', '3gp5'],
  ])('is not recognised by the brand %s with “%s”', async (major, compatible) => {
    const other = Buffer.concat([box('ftyp', `${major}\0\0\x02\0${compatible}`), box('moov', box('mvhd', 'M'))]);
    await expect(preparePublicFile(other)).rejects.toMatchObject({ fault: 'notPublic' });
  });

  test('has the size of its content', async () => {
    const file = await preparePublicFile(shortest);
    expect(file).toMatchObject({ mediaType: 'video/mp4', width: null, height: null, bytes: shortest.length });
    expect(file.blob).toMatch(/\.mp4$/);
  });

  test.each([
    ['nothing after its brand', brand],
    ['a box that is cut off', shortest.subarray(0, -1)],
    ['pictures and no description of them', Buffer.concat([brand, box('mdat', 'X')])],
  ])('with %s is rejected', async (_, video) => {
    await expect(preparePublicFile(video)).rejects.toThrow(FileError);
  });

  test('loses its place of recording, and all other boxes keep their offsets', async () => {
    const udta = box('udta', box('\xa9xyz', '\0\x12\x15\xc7+53.5500+009.9900/'));
    const trak = box('trak', box('tkhd', 'T'), box('meta', 'harbour'));
    const given = Buffer.concat([
      brand,
      box('moov', box('mvhd', 'M'), trak, udta),
      box('uuid', 'secret'),
      box('mdat', 'udtaX'),
    ]);
    const { content } = await preparePublicFile(given);
    expect(content).toHaveLength(given.length);
    const text = Buffer.from(content).toString('latin1');
    for (const word of ['+53', 'harbour', 'secret']) expect(text).not.toContain(word);
    expect(text.slice(-5)).toBe('udtaX');
    expect(text.indexOf('tkhd')).toBe(given.toString('latin1').indexOf('tkhd'));
    expect(Buffer.from((await preparePublicFile(content)).content).equals(content)).toBe(true);
  });

  test('is rejected if its boxes are nested too deeply', async () => {
    const depth = 20_000;
    const nested = Buffer.alloc(8 * depth);
    for (let level = 0; level < depth; level++) {
      nested.writeUInt32BE(8 * (depth - level), 8 * level);
      nested.write('moov', 8 * level + 4, 'latin1');
    }
    await expect(preparePublicFile(Buffer.concat([brand, nested]))).rejects.toThrow(FileError);
  });

  test('of random boxes causes no exception', async () => {
    const names = fc.constantFrom('moov', 'trak', 'udta', 'meta', 'mdat', 'uuid');
    const boxes = fc.array(fc.tuple(names, fc.uint8Array({ maxLength: 40 })), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(boxes, fc.uint8Array({ maxLength: 20 }), async (made, rest) => {
        const given = Buffer.concat([shortest, ...made.map(([name, body]) => box(name, Buffer.from(body))), rest]);
        expect((await preparePublicFile(given)).bytes).toBe(given.length);
      }),
    );
  });
});

test('keeps the bytes of the demo’s pictures', async () => {
  const folder = join(import.meta.dirname, '../demo/archive/files');
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.webp')).slice(0, 40)) {
    const given = await readFile(join(folder, name));
    expect(Buffer.from((await preparePublicFile(given)).content).equals(given), name).toBe(true);
  }
});
