import { join } from 'node:path';
import { createDiskBlobs } from '#files/blob-store.ts';
import type { BlobStores } from './archive-format.ts';

/** The blob stores in a data folder. */
export const diskBlobsIn = (dataDir: string): BlobStores => ({
  files: createDiskBlobs(join(dataDir, 'files')),
  private: createDiskBlobs(join(dataDir, 'private')),
});
