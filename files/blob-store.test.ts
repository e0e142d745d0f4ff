import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BlobStore, createDiskBlobs } from './blob-store.ts';

let folder: string;
let blobs: BlobStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-blobs-'));
  blobs = createDiskBlobs(join(folder, 'blobs'));
});
afterEach(() => rm(folder, { recursive: true }));

const bytesOf = async (name: string) => {
  const blob = await blobs.open(name);
  return blob && new Uint8Array(await new Response(blob.stream()).arrayBuffer());
};

describe('blobs on disk', () => {
  test('are read as they were written, listed, and gone once removed', async () => {
    await blobs.put('abcd1234.webp', new Uint8Array([1, 2, 3]));
    expect(await bytesOf('abcd1234.webp')).toEqual(new Uint8Array([1, 2, 3]));
    expect(await Array.fromAsync(blobs.list(), ({ name }) => name)).toEqual(['abcd1234.webp']);
    await blobs.remove('abcd1234.webp');
    expect(await blobs.open('abcd1234.webp')).toBeUndefined();
    await blobs.remove('abcd1234.webp');
  });

  test('the same name twice keeps the first and leaves nothing half-written', async () => {
    await Promise.all([blobs.put('same-name', new Uint8Array([1])), blobs.put('same-name', new Uint8Array([1]))]);
    expect(await bytesOf('same-name')).toEqual(new Uint8Array([1]));
    expect(await readdir(join(folder, 'blobs', 'sa'))).toEqual(['same-name']);
  });

  test.each(['../secret', '..', 'a/../../b', '/etc/passwd', 'ab', '.hidden', 'with\0null', 'abcd.tar.gz', ''])(
    'a name that could lead elsewhere is none: %j',
    async (name) => {
      expect(await blobs.open(name)).toBeUndefined();
      await expect(blobs.put(name, new Uint8Array())).rejects.toThrow('name');
    },
  );

  test('an empty store lists nothing', async () => {
    expect(await Array.fromAsync(blobs.list())).toEqual([]);
  });
});
