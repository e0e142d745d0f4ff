import type { MiddlewareHandler } from 'hono';
import type { BlobStore } from '#files/blob-store.ts';
import { mediaTypeOfBlob } from '#files/public-file.ts';

/** Serves public blobs under /files/. Their names are made from their content, so they never change. */
export const publicFiles =
  (blobs: BlobStore): MiddlewareHandler =>
  async (c, next) => {
    const name = c.req.path.slice('/files/'.length);
    const mediaType = mediaTypeOfBlob[name.split('.').at(-1) ?? ''];
    const blob = mediaType ? await blobs.open(name) : undefined;
    if (!blob || !mediaType) return next();
    const headers = {
      'content-type': mediaType,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${name}"`,
    };
    if (c.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
    const body = c.req.method === 'HEAD' ? null : blob.stream();
    return new Response(body, { headers: { ...headers, 'content-length': String(blob.bytes) } });
  };
