import fc from 'fast-check';
import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#contract/protocol/client.ts';
import type { BlobStore } from '#files/blob-store.ts';
import { TooBusy } from '#server/limits/concurrency-limiter.ts';
import { type SharePicture, sharePictureAddress } from '#site/reading/share-picture.ts';
import { createAssetReader } from './asset-reader.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { icons } from './icons.ts';
import { createMadePictures } from './made-pictures.ts';
import { sharePictures } from './share-pictures.ts';

const publicUrl = 'https://www.example.com';
const company = { companyName: 'Example Group', brandColor: '#aa2233', accentColor: '#eeaa00' };
const client = (answer: () => Response = () => Response.json(company)) =>
  createClient({ baseUrl: 'http://backend.test', fetch: async () => answer() });

const svg = (width: number, height: number, body: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`))
    .png()
    .toBuffer();

async function pixel(picture: Buffer | ArrayBuffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(Buffer.from(picture as ArrayBuffer))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

describe('share pictures', () => {
  const picture: SharePicture = { ...company, title: 'News & <more>', image: '' };
  const right = sharePictureAddress('/news', picture);
  let rendered = 0;

  const app = new Hono();
  const site = async (request: Request) => {
    rendered += 1;
    if (new URL(request.url).pathname !== '/news') return new Response('', { status: 404 });
    const head =
      `<meta property="og:title" content="News &amp; &lt;more&gt;"/><meta property="og:site_name" content="Example"/>` +
      `<meta property="og:image" content="${publicUrl}${right}"/>`;
    return new Response(`<head>${head}</head>`);
  };
  app.get(
    '/share/*',
    sharePictures({
      site,
      client: () => client(),
      publicUrl,
      readAsset: () => Promise.resolve(undefined),
      pictures: createMadePictures(),
    }),
  );
  app.all('*', () => new Response('the site’s own page', { status: 404 }));

  test('are immutable JPEGs of 1200 by 630 in the brand’s color, and are drawn once', async () => {
    const answer = await app.request(right);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = await answer.arrayBuffer();
    const { format, width, height } = await sharp(Buffer.from(bytes)).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    const [red = 0, green = 0, blue = 0] = await pixel(bytes, 20, 300);
    expect([Math.abs(red - 0xaa), Math.abs(green - 0x22), Math.abs(blue - 0x33)].every((off) => off < 8)).toBe(true);
    const before = rendered;
    expect((await app.request(right)).status).toBe(200);
    expect(rendered).toBe(before);
  });

  test('are drawn only for addresses that a page names', async () => {
    const older = await app.request(sharePictureAddress('/news', { ...picture, title: 'Buy now' }));
    expect([older.status, older.headers.get('location')]).toEqual([302, `${publicUrl}${right}`]);
    for (const address of ['/share/0123456789abcdef/nowhere.jpg', '/share/x.jpg', `${right}?title=Buy`]) {
      const answer = await app.request(address);
      expect([answer.status, await answer.text()], address).toEqual([404, 'the site’s own page']);
    }
  });

  test('accept any title, and any bytes as a picture or logo', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.uint8Array(), async (title, bytes) => {
        const direction = title.length % 2 === 0 ? 'ltr' : 'rtl';
        const junk = Buffer.from(bytes);
        const drawn = await drawSharePicture({
          ...company,
          title,
          direction,
          brandColor: '',
          picture: junk,
          logo: junk,
        });
        expect((await sharp(drawn).metadata()).width).toBe(1200);
      }),
      { numRuns: 12 },
    );
  });
});

test('a share picture that an editor has chosen fills the whole', async () => {
  const picture = await svg(600, 600, '<rect width="600" height="600" fill="#00ff00"/>');
  const subject = { ...company, title: 'News', direction: 'ltr', picture, logo: undefined } as const;
  const drawn = await drawSharePicture({ ...subject, isChosen: true });
  const { format, width, height } = await sharp(drawn).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  for (const x of [10, 1190]) expect((await pixel(drawn, x, 300))[1]).toBeGreaterThan(240);
  const broken = await drawSharePicture({ ...subject, picture: Buffer.from('x'), isChosen: true });
  expect((await sharp(broken).metadata()).width).toBe(1200);
});

test('the share picture of a language from right to left is mirrored', async () => {
  const photo = await svg(400, 400, '<rect width="400" height="400" fill="#00ff00"/>');
  const logo = await svg(90, 40, '<rect width="90" height="40" fill="#0000ff"/>');
  const subject = { ...company, title: 'مجموعة', picture: photo, logo };
  const [ltr, rtl] = [
    await drawSharePicture({ ...subject, direction: 'ltr' }),
    await drawSharePicture({ ...subject, direction: 'rtl' }),
  ];
  const places = { bar: [80, 83], photo: [1000, 300], logo: [150, 510] } as const;
  for (const [name, [x, y]] of Object.entries(places)) {
    const [left, right] = [await pixel(ltr, x, y), await pixel(rtl, 1199 - x, y)];
    const farthest = Math.max(...left.map((channel, index) => Math.abs(channel - (right[index] ?? 0))));
    expect(farthest, name).toBeLessThan(20);
    expect(await pixel(ltr, 1199 - x, y), name).not.toEqual(left);
  }
});

describe('icons', () => {
  let answers: () => Response;
  let logo: Buffer;
  const app = new Hono();
  const serve = icons({
    client: () => client(answers),
    publicUrl,
    readAsset: async (src) => (src === '/files/logo.png' ? logo : undefined),
    pictures: createMadePictures(),
  });
  app.get('/favicon.ico', serve);
  app.get('/icons/*', serve);
  beforeAll(async () => {
    // A green square, a gap, and a long red word.
    const word = '<rect x="160" y="30" width="600" height="60" fill="#c00000"/>';
    logo = await svg(800, 120, `<rect x="10" y="10" width="100" height="100" fill="#00a000"/>${word}`);
    answers = () => Response.json({ ...company, imgLink: '', logo: '/files/logo.png' });
  });

  test.each([
    ['/icons/32.png', 32],
    ['/icons/180.png', 180],
    ['/icons/192.png', 192],
    ['/icons/512.png', 512],
    ['/icons/maskable-512.png', 512],
  ])('%s is a square PNG of the mark at the start of a wide logo', async (path, size) => {
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = await answer.arrayBuffer();
    expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({ width: size, height: size, format: 'png' });
    const [red = 255, green = 0] = await pixel(bytes, size / 2, size / 2);
    expect(green - red).toBeGreaterThan(100);
    const again = await app.request(path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('show initials if there is no logo, and exist in the known sizes only', async () => {
    answers = () => Response.json(company);
    const answer = await app.request('/icons/maskable-512.png');
    expect(await pixel(await answer.arrayBuffer(), 4, 4)).toEqual([0xaa, 0x22, 0x33, 255]);
    for (const path of ['/icons/513.png', '/icons/', '/icons/512.jpg', '/icons/constructor']) {
      expect((await app.request(path)).status, path).toBe(404);
    }
  });

  test('favicon.ico contains three PNGs at the offsets in its header', async () => {
    const file = Buffer.from(await (await app.request('/favicon.ico')).arrayBuffer());
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
    const sizes = [0, 1, 2].map(async (index) => {
      const [bytes, offset] = [file.readUInt32LE(6 + index * 16 + 8), file.readUInt32LE(6 + index * 16 + 12)];
      const { width, format } = await sharp(file.subarray(offset, offset + bytes)).metadata();
      return [format, width, file.readUInt8(6 + index * 16)];
    });
    expect(await Promise.all(sizes)).toEqual([16, 32, 48].map((size) => ['png', size, size]));
  });

  test('are not drawn while the content is unavailable', async () => {
    answers = () => new Response(null, { status: 503 });
    const answer = await app.request('/icons/32.png');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});

describe('drawn pictures', () => {
  test('are drawn once per key, two at a time, with a limited queue', async () => {
    const pictures = createMadePictures({ maxConcurrent: 2, maxWaiting: 3 });
    const ends: (() => void)[] = [];
    let begun = 0;
    const draw = () => {
      begun += 1;
      return new Promise<Buffer>((resolve) => ends.push(() => resolve(Buffer.from('made'))));
    };
    const asked = ['a', 'a', 'b', 'c', 'd', 'e'].map((key) => pictures.make(key, draw));
    await expect(pictures.make('f', draw)).rejects.toThrow(TooBusy);
    expect(begun).toBe(2);
    for (let ended = 0; ended < 5; ended++) {
      while (ends.length === 0) await new Promise((resolve) => setImmediate(resolve));
      ends.shift()?.();
    }
    expect(new Set(await Promise.all(asked)).size).toBe(5);
    expect(begun).toBe(5);
    expect(pictures.get('e')?.toString()).toBe('made');
  });

  test('are drawn again after a failure', async () => {
    const pictures = createMadePictures();
    await expect(pictures.make('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await pictures.make('a', () => Promise.resolve(Buffer.from('yes')))).toString()).toBe('yes');
  });
});

test('reads pictures from the blob store and from no other place', async () => {
  const opened: string[] = [];
  const stream = () => new Blob(['bytes']).stream();
  const publicBlobs: Pick<BlobStore, 'open'> = {
    open: async (name) => {
      opened.push(name);
      return { bytes: name === 'huge.png' ? 2 ** 40 : 5, stream };
    },
  };
  const fetchHere = (path: string) => new Response(path);
  const read = createAssetReader({ publicUrl, backendUrl: undefined, publicBlobs, fetchHere });
  expect((await read('/files/a.png'))?.toString()).toBe('bytes');
  expect((await read(`${publicUrl}/files/b.png`))?.toString()).toBe('bytes');
  for (const src of [
    '/files/huge.png',
    '//x.example/a.png',
    'https://x.example/files/a.png',
    '/health/live',
    'a.png',
  ]) {
    expect(await read(src), src).toBeUndefined();
  }
  expect(opened).toEqual(['a.png', 'b.png', 'huge.png']);
  expect(String(await read('/pictures/hosts/original/https/cdn.test/a.png'))).toBe(
    '/pictures/hosts/original/https/cdn.test/a.png',
  );
});
