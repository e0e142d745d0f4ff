import { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import { isBlobName, requireBlobName } from './blob-name.ts';
import type { BlobStore } from './blob-store.ts';
import { FilesUnavailable } from './unavailable.ts';

export interface S3Options {
  /** The URL of the storage, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  /** A prefix of every name, with a trailing slash; '' for none. */
  prefix: string;
  /** Absent: the machine's own credentials. */
  keys?: { id: string; secret: string };
  /** Whether the bucket is part of the host name instead of the path. */
  bucketInHost: boolean;
}

/** A short timeout, because visitors wait for the response. */
const connectMs = 2_000;
const requestMs = 10_000;

/** Blobs in a bucket of an S3-compatible storage. The client library is loaded on demand. */
export async function openS3Blobs(options: S3Options): Promise<{ area(name: string): BlobStore; close(): void }> {
  const { S3Client, ...commands } = await import('@aws-sdk/client-s3');
  const { endpoint, region, keys, bucketInHost } = options;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: !bucketInHost,
    ...(keys ? { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } } : {}),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: requestMs, throwOnRequestTimeout: true },
    // Many storages other than Amazon's do not support the newer checksums; the request's signature covers the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    area: (name) => blobsIn(client, commands, options.bucket, `${options.prefix}${name}/`),
    close: () => client.destroy(),
  };
}

type Commands = Pick<
  typeof S3,
  'DeleteObjectCommand' | 'GetObjectCommand' | 'HeadObjectCommand' | 'ListObjectsV2Command' | 'PutObjectCommand'
>;

function blobsIn(client: S3.S3Client, commands: Commands, bucket: string, prefix: string): BlobStore {
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, PutObjectCommand } = commands;
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });

  const sizeOf = async (name: string): Promise<number | undefined> => {
    // A response to HEAD has no body, so a missing bucket looks like a missing blob.
    const found = await reached(client.send(new HeadObjectCommand(at(name))).catch(absent));
    return found?.ContentLength;
  };

  const bytesOf = async function* (name: string, range: { start: number; end: number } | undefined) {
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const { Body } = await reached(client.send(new GetObjectCommand({ ...at(name), ...part })));
    if (!(Body instanceof Readable)) throw new FilesUnavailable('The response of the storage has no content');
    yield* Body as AsyncIterable<Uint8Array>;
  };

  return {
    async put(name, bytes) {
      requireBlobName(name);
      if ((await sizeOf(name)) !== undefined) return;
      await reached(client.send(new PutObjectCommand({ ...at(name), Body: bytes, ContentLength: bytes.byteLength })));
    },

    async open(name) {
      if (!isBlobName(name)) return undefined;
      const bytes = await sizeOf(name);
      if (bytes === undefined) return undefined;
      return {
        bytes,
        stream: (range) =>
          Readable.toWeb(Readable.from(bytesOf(name, range), { objectMode: false })) as ReadableStream<Uint8Array>,
      };
    },

    async remove(name) {
      requireBlobName(name);
      await reached(client.send(new DeleteObjectCommand(at(name))));
    },

    async check() {
      await reached(client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 })));
    },

    async *list() {
      let after: string | undefined;
      do {
        const page = await reached(
          client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after })),
        );
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
          const name = Key.slice(prefix.length);
          if (isBlobName(name) && LastModified) yield { name, bytes: Size, writtenAt: LastModified };
        }
        after = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (after !== undefined);
    },
  };
}

/** Reports every failure as an unavailable storage: the caller can only retry. */
async function reached<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new FilesUnavailable(`The storage of the files is unavailable: ${why}`, { cause: error });
  }
}

function absent(error: unknown): undefined {
  if (isServiceError(error) && error.$metadata.httpStatusCode === 404) return undefined;
  throw error;
}

const isServiceError = (error: unknown): error is S3.S3ServiceException =>
  error instanceof Error && '$metadata' in error && '$fault' in error;
