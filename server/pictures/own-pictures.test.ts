import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BlobStore, createDiskBlobs } from '#files/blob-store.ts';
import { shapeOf } from '#files/pictures/render-picture.ts';
import { silentLog } from '../logging/log.ts';
import { appWithPictures } from '../testing/app-with-pictures.ts';
import { type OwnPictureParts, ownPictures } from './own-pictures.ts';

const blob = `${'0a'.repeat(16)}.jpg`;
const address = (file: string) => `/pictures/${blob}/${file}`;

let dataDir: string;
let publicBlobs: BlobStore;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atrium-own-pictures-'));
  publicBlobs = createDiskBlobs(join(dataDir, 'files'));
  const canvas = sharp({ create: { width: 1000, height: 700, channels: 3, background: 'teal' } });
  await publicBlobs.put(blob, await canvas.jpeg().toBuffer());
});
afterEach(() => rm(dataDir, { recursive: true }));

const start = (more: Partial<OwnPictureParts> = {}) =>
  ownPictures({ publicBlobs, dataDir, log: silentLog(), maxWaitMs: 60_000, ...more });
const madeFiles = async () =>
  (await readdir(join(dataDir, 'renditions'), { recursive: true })).filter((name) => name.includes('.'));

describe('own pictures', () => {
  test.each([
    ['480.avif', 'image/avif', 480],
    ['640.webp', 'image/webp', 640],
    ['1024.jpg', 'image/jpeg', 1000],
    ['320-upright-3.webp', 'image/webp', 320],
    ['480-square-7.avif', 'image/avif', 480],
  ])('are served as %s, immutable', async (file, type, width) => {
    const ask = appWithPictures(start());
    const answer = await ask(address(file));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(String(bytes.length)).toBe(answer.headers.get('content-length'));
    expect(await shapeOf(bytes)).toMatchObject({ width });
    const etag = answer.headers.get('etag') ?? '';
    const again = await ask(address(file), { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await ask(address(file), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(bytes.length),
      '',
    ]);
  });

  test.each([
    address('500.avif'),
    address('1280.avif'),
    address('640.png'),
    address('640.gif'),
    address('640'),
    address('640.avif/more'),
    `/pictures/${blob}`,
    `/pictures/${'1b'.repeat(16)}.jpg/640.avif`,
    `/pictures/..%2f..%2fstore.db/640.avif`,
    '/pictures/backend/640.avif/get/hall.jpg',
  ])('exist at no other address: %s', async (path) => {
    const answer = await appWithPictures(start())(path);
    expect(answer.status).toBe(404);
    await expect(madeFiles()).rejects.toThrow('ENOENT');
  });

  test('are served as the uncacheable original while too many are being rendered', async () => {
    const { promise: gate, resolve: letGo } = Promise.withResolvers<Buffer>();
    const pictures = start({ maxWaiting: 0, render: () => gate });
    const ask = appWithPictures(pictures);
    // The maximum number of concurrent renders on any machine.
    const begun = ['320.avif', '480.avif'].map((file) => ask(address(file)));
    const answer = await ask(address('640.avif'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await shapeOf(Buffer.from(await answer.arrayBuffer()))).toMatchObject({ width: 1000 });
    letGo(Buffer.from('made'));
    await Promise.all(begun);
  });

  test('disappear with their original, at once from the site and from the disk at the next sweep', async () => {
    const pictures = start();
    const ask = appWithPictures(pictures);
    expect((await ask(address('320.webp'))).status).toBe(200);
    await pictures.sweep();
    expect(await madeFiles()).toHaveLength(1);
    await publicBlobs.remove(blob);
    expect((await ask(address('320.webp'))).status).toBe(404);
    await pictures.sweep();
    expect(await madeFiles()).toEqual([]);
  });
});
