import { openS3Blobs } from '#files/s3-blobs.ts';
import type { BlobStores } from '../backups/archive/archive-format.ts';
import { diskBlobsIn } from '../backups/archive/disk-blobs.ts';
import { type Config, ConfigError } from '../config/config.ts';

export interface OpenBlobs {
  blobs: BlobStores;
  close(): void;
}

/**
 * Opens the file storage that the settings name: a bucket, or the data folder. Throws a {@link ConfigError} if the
 * bucket cannot be used. With `whenAway`, a bucket that does not respond at the moment is only reported.
 */
export async function openBlobs(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  whenAway?: (reason: string) => void,
): Promise<OpenBlobs> {
  if (!s3) return { blobs: diskBlobsIn(dataDir), close: () => undefined };
  const bucket = await openS3Blobs(s3);
  const blobs = { files: bucket.area('files'), private: bucket.area('private') };
  try {
    await blobs.files.check();
  } catch (error) {
    const { reason, isAway } = explained(s3, error);
    if (!isAway || !whenAway) {
      bucket.close();
      throw new ConfigError(reason, { cause: error });
    }
    whenAway(reason);
  }
  return { blobs, close: bucket.close };
}

const bucketFaults: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket. Create it first.',
  AccessDenied: 'the keys may not list it. Allow them to list, read, write and delete there.',
  InvalidAccessKeyId: 'it does not know the key. Check the key in S3_URL.',
  SignatureDoesNotMatch: 'it rejects the secret. Check the secret and the region in S3_URL.',
};

function explained(
  { endpoint, bucket }: NonNullable<Config['s3']>,
  error: unknown,
): { reason: string; isAway: boolean } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
  const code = cause && 'code' in cause ? String(cause.code) : undefined;
  const fault = bucketFaults[cause?.name ?? ''];
  const { host } = new URL(endpoint);
  if (fault) return { reason: `Cannot use the bucket ${bucket} of S3_URL at ${host}: ${fault}`, isAway: false };
  const what = code ?? cause?.name ?? 'no answer';
  return {
    reason: `Cannot reach the storage of S3_URL at ${host}: ${what}. Is the address right, and does it run?`,
    isAway: true,
  };
}
