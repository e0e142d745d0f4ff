import { matchesEtag } from '#api/http/etag.ts';
import type { StoredBlob } from '#files/blob-store.ts';
import { mediaTypeOfBlob } from '#files/public-file.ts';

export const forEver = 'public, max-age=31536000, immutable';
/** For content that may change under its address. */
export const forAnHour = 'public, max-age=3600';

/** Serves a stored picture. Its name is derived from its content, so it is also the ETag. */
export function pictureResponse(request: Request, name: string, blob: StoredBlob, cacheControl: string): Response {
  const headers = {
    'content-type': mediaTypeOfBlob[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    etag: `"${name}"`,
  };
  if (matchesEtag(request.headers.get('if-none-match'), headers.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = request.method === 'HEAD' ? null : blob.stream();
  return new Response(body, { headers: { ...headers, 'content-length': String(blob.bytes) } });
}

export const noPicture = (status: 404 | 502, cacheControl = 'no-store'): Response =>
  new Response('There is no such picture.', { status, headers: { 'cache-control': cacheControl } });
