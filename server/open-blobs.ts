import { openS3Blobs } from '#files/s3-blobs.ts';
import type { BlobStores } from './archive/archive-format.ts';
import { diskBlobsIn } from './archive/disk-blobs.ts';
import type { Config } from './config.ts';

export interface OpenBlobs {
  blobs: BlobStores;
  close(): void;
}

/** Where the settings say that files are: in a bucket, or in the data folder. */
export async function openBlobs({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<OpenBlobs> {
  if (!s3) return { blobs: diskBlobsIn(dataDir), close: () => undefined };
  const bucket = await openS3Blobs(s3);
  return { blobs: { files: bucket.area('files'), private: bucket.area('private') }, close: bucket.close };
}
