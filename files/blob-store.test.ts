import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type BlobStore, createDiskBlobs } from './blob-store.ts';
import { openS3Blobs } from './s3-blobs.ts';
import { type S3Server, startS3Server } from './testing/s3-server.ts';
import { FilesUnavailable } from './unavailable.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.discard());

interface Opened {
  blobs: BlobStore;
  close(): Promise<void> | void;
}

async function openFolder(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-blobs-'));
  return { blobs: createDiskBlobs(join(folder, 'blobs')), close: () => rm(folder, { recursive: true }) };
}

let prefixes = 0;
async function openBucket(): Promise<Opened> {
  prefixes += 1;
  const { area, close } = await openS3Blobs({ ...server.options, prefix: `test-${prefixes}/` });
  return { blobs: area('files'), close };
}

const bytesOf = async (blobs: BlobStore, name: string, range?: { start: number; end: number }) => {
  const blob = await blobs.open(name);
  return blob && new Uint8Array(await new Response(blob.stream(range)).arrayBuffer());
};

describe.each([
  { where: 'in a folder', open: openFolder },
  { where: 'in a bucket', open: openBucket },
])('blobs $where', ({ open }) => {
  let opened: Opened;
  let blobs: BlobStore;
  beforeEach(async () => {
    opened = await open();
    blobs = opened.blobs;
  });
  afterEach(async () => opened.close());

  test('are read as written, completely or in part, listed, and removed', async () => {
    const before = Date.now() - 2_000;
    await blobs.put('abcd1234.webp', new Uint8Array([1, 2, 3]));
    expect((await blobs.open('abcd1234.webp'))?.bytes).toBe(3);
    expect(await bytesOf(blobs, 'abcd1234.webp')).toEqual(new Uint8Array([1, 2, 3]));
    expect(await bytesOf(blobs, 'abcd1234.webp', { start: 1, end: 2 })).toEqual(new Uint8Array([2, 3]));
    const [listed, ...more] = await Array.fromAsync(blobs.list());
    expect([listed, more]).toEqual([{ name: 'abcd1234.webp', bytes: 3, writtenAt: expect.any(Date) }, []]);
    expect(listed?.writtenAt.getTime()).toBeGreaterThan(before);
    await blobs.remove('abcd1234.webp');
    expect(await blobs.open('abcd1234.webp')).toBeUndefined();
    await blobs.remove('abcd1234.webp');
  });

  test('keep any content', async () => {
    let number = 0;
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        number += 1;
        await blobs.put(`blob-${number}`, bytes);
        expect(await bytesOf(blobs, `blob-${number}`)).toEqual(bytes);
      }),
      { numRuns: 20 },
    );
    const large = new Uint8Array(6_000_000).map((_, index) => index % 251);
    await blobs.put('large.bin', large);
    expect(Buffer.compare((await bytesOf(blobs, 'large.bin')) ?? new Uint8Array(), large)).toBe(0);
  });

  test('keep the first content when a name is written twice', async () => {
    await Promise.all([blobs.put('same-name', new Uint8Array([1])), blobs.put('same-name', new Uint8Array([1]))]);
    await blobs.put('same-name', new Uint8Array([2]));
    expect(await bytesOf(blobs, 'same-name')).toEqual(new Uint8Array([1]));
    expect(await Array.fromAsync(blobs.list(), ({ name }) => name)).toEqual(['same-name']);
  });

  test.each(['../secret', '..', 'a/../../b', '/etc/passwd', 'ab', '.hidden', 'with\0null', 'abcd.tar.gz', ''])(
    'reject the name %j',
    async (name) => {
      expect(await blobs.open(name)).toBeUndefined();
      await expect(blobs.put(name, new Uint8Array())).rejects.toThrow('name');
    },
  );

  test('list nothing while empty', async () => {
    expect(await Array.fromAsync(blobs.list())).toEqual([]);
  });
});

// The storage of the tests cannot return a list in several pages on the current Node; others can.
if (inject('s3Url') !== '') {
  test('lists a bucket with more blobs than one page holds', async () => {
    const { blobs, close } = await openBucket();
    const names = Array.from({ length: 1_005 }, (_, index) => `blob-${String(index).padStart(4, '0')}`);
    for (let from = 0; from < names.length; from += 15) {
      await Promise.all(names.slice(from, from + 15).map((name) => blobs.put(name, new Uint8Array([1]))));
    }
    expect(await Array.fromAsync(blobs.list(), ({ name }) => name)).toEqual(names);
    await close();
  });
}

test('leaves no partial file in a folder after concurrent writes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-blobs-'));
  const blobs = createDiskBlobs(folder);
  await Promise.all([blobs.put('same-name', new Uint8Array([1])), blobs.put('same-name', new Uint8Array([1]))]);
  expect(await readdir(join(folder, 'sa'))).toEqual(['same-name']);
  await rm(folder, { recursive: true });
});

test('separates the areas of a bucket', async () => {
  const { area, close } = await openS3Blobs({ ...server.options, prefix: 'areas/' });
  await area('files').put('blob-0001', new Uint8Array([1]));
  expect(await area('private').open('blob-0001')).toBeUndefined();
  expect(await Array.fromAsync(area('private').list())).toEqual([]);
  close();
});

// The pages of the list are written out here, because the storage of the tests cannot return several.
test('lists all pages of a bucket and skips keys that are not blobs', async () => {
  const pages = new Map([
    [null, ['x/files/blob-0001', 'x/files/blob-0002']],
    ['more 1+', ['x/files/', 'x/files/.hidden', 'x/files/blob-0003']],
    ['more 2', ['x/files/blob-0004']],
  ]);
  const tokens = [...pages.keys()];
  const asked: (string | null)[] = [];
  const paging = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://s3.test');
    const token = searchParams.get('continuation-token');
    asked.push(token);
    const next = tokens[tokens.indexOf(token) + 1];
    const contents = pages
      .get(token)
      ?.map(
        (key) =>
          `<Contents><Key>${key}</Key><Size>5</Size><LastModified>2030-01-01T00:00:00.000Z</LastModified></Contents>`,
      );
    response.end(
      `<?xml version="1.0"?><ListBucketResult>${contents?.join('')}<IsTruncated>${next !== undefined}</IsTruncated>` +
        `${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`,
    );
  }).listen(0, '127.0.0.1');
  await once(paging, 'listening');
  const endpoint = `http://127.0.0.1:${(paging.address() as AddressInfo).port}`;
  const { area, close } = await openS3Blobs({ ...server.options, endpoint, prefix: 'x/' });
  expect(await Array.fromAsync(area('files').list(), ({ name }) => name)).toEqual([
    'blob-0001',
    'blob-0002',
    'blob-0003',
    'blob-0004',
  ]);
  expect(asked).toEqual(tokens);
  close();
  paging.closeAllConnections();
  paging.close();
});

describe('an unavailable storage', () => {
  test('is reported for every operation, and used again once it is back', async () => {
    const { blobs, close } = await openBucket();
    await blobs.put('abcd1234.webp', new Uint8Array([1]));
    await server.stop();
    await expect(blobs.put('efgh5678.webp', new Uint8Array([2]))).rejects.toThrow(FilesUnavailable);
    await expect(blobs.open('abcd1234.webp')).rejects.toThrow(FilesUnavailable);
    await expect(blobs.remove('abcd1234.webp')).rejects.toThrow(FilesUnavailable);
    await expect(Array.fromAsync(blobs.list())).rejects.toThrow(FilesUnavailable);
    await server.start();
    expect(await bytesOf(blobs, 'abcd1234.webp')).toEqual(new Uint8Array([1]));
    await close();
  });

  test('includes a missing bucket and unknown keys', async () => {
    for (const wrong of [{ bucket: 'another' }, { keys: { id: 'UNKNOWN', secret: 'S3RVER' } }]) {
      const { area, close } = await openS3Blobs({ ...server.options, ...wrong });
      await expect(area('files').put('abcd1234.webp', new Uint8Array([1]))).rejects.toThrow(FilesUnavailable);
      close();
    }
  });
});

test('does not list a partial file of an interrupted write, and removes it when it is old', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-blobs-'));
  const blobs = createDiskBlobs(folder);
  await blobs.put('abcd1234.pdf', new Uint8Array([1]));
  await mkdir(join(folder, 'ff'));
  const halfWritten = ['ff/ffff0000.pdf.0123456789ab.partial', 'ab/abcd0000.pdf.0123456789ab.partial'];
  for (const name of halfWritten) await writeFile(join(folder, name), 'half');
  const hourAgo = new Date(Date.now() - 3_600_000);
  for (const name of ['ff/ffff0000.pdf.0123456789ab.partial', 'ab/abcd1234.pdf']) {
    await utimes(join(folder, name), hourAgo, hourAgo);
  }
  expect((await Array.fromAsync(blobs.list())).map(({ name }) => name)).toEqual(['abcd1234.pdf']);
  await blobs.removeUnfinished?.(new Date(Date.now() - 60_000));
  expect([await readdir(join(folder, 'ff')), (await readdir(join(folder, 'ab'))).toSorted()]).toEqual([
    [],
    ['abcd0000.pdf.0123456789ab.partial', 'abcd1234.pdf'],
  ]);
  await rm(folder, { recursive: true });
});

test('reports an unusable folder as unavailable', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-blobs-'));
  // A file has the name of a folder.
  await writeFile(join(folder, 'ab'), '');
  const blobs = createDiskBlobs(folder);
  await expect(blobs.put('abcd1234.pdf', new Uint8Array([1]))).rejects.toThrow(FilesUnavailable);
  await expect(blobs.open('abcd1234.pdf')).rejects.toThrow(FilesUnavailable);
  await expect(blobs.remove('abcd1234.pdf')).rejects.toThrow(FilesUnavailable);
  await blobs.put('efgh5678.pdf', new Uint8Array([2]));
  expect(await bytesOf(blobs, 'efgh5678.pdf')).toEqual(new Uint8Array([2]));
  await rm(folder, { recursive: true });
});
