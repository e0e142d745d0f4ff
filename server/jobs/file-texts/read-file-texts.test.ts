import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BlobStore, createDiskBlobs } from '#files/blob-store.ts';
import { preparePublicFile } from '#files/public-file.ts';
import { pdfWith } from '#files/testing/pdf-files.ts';
import { FilesUnavailable } from '#files/unavailable.ts';
import { type FreshStore, freshStore } from '#store/testing/engines.ts';
import { readFileTexts } from './read-file-texts.ts';

let folder: string;
let fresh: FreshStore;
let blobs: BlobStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-file-texts-'));
  blobs = createDiskBlobs(folder);
  fresh = await freshStore();
});
afterEach(async () => {
  await fresh.discard();
  await rm(folder, { recursive: true });
});

async function add(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const { content: bytes, blob, ...file } = await preparePublicFile(content);
  await blobs.put(blob, bytes);
  await fresh.store.files.add({ src: `/files/${blob}`, ...file }, 'me');
  return `/files/${blob}`;
}

const read = (publicBlobs: Pick<BlobStore, 'open'> = blobs, signal = new AbortController().signal) =>
  readFileTexts({ store: fresh.store, publicBlobs, signal });

const texts = async () => {
  const rows = await fresh.store.accounts.selectFrom('file_pages').select(['page', 'text']).orderBy('text').execute();
  return rows.map(({ page, text }) => `${page} ${text}`);
};

test('reads the text of each waiting file, and of one that is gone as damaged', async () => {
  await add(pdfWith([['Loom'], ['Kiln']]));
  await add(pdfWith([['Yarn']]));
  const gone = await add(pdfWith([['Gone']]));
  await blobs.remove(gone.slice('/files/'.length));
  await read();
  expect(await texts()).toEqual(['2 Kiln', '1 Loom', '1 Yarn']);
  expect(await fresh.store.fileTexts.next()).toBeUndefined();
});

test('goes on where it was stopped', async () => {
  await add(pdfWith([['Loom']]));
  await add(pdfWith([['Yarn']]));
  const stopping = new AbortController();
  let opened = 0;
  const stopAtSecond: Pick<BlobStore, 'open'> = {
    open: (name) => {
      opened += 1;
      if (opened === 2) stopping.abort();
      return blobs.open(name);
    },
  };
  await read(stopAtSecond, stopping.signal);
  expect(await texts()).toHaveLength(1);
  await read();
  expect(await texts()).toEqual(['1 Loom', '1 Yarn']);
});

test('waits for files that cannot be read at the moment', async () => {
  await add(pdfWith([['Loom']]));
  await read({ open: () => Promise.reject(new FilesUnavailable('The bucket does not answer')) });
  expect(await texts()).toEqual([]);
  await read();
  expect(await texts()).toEqual(['1 Loom']);
});
