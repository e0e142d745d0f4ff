import type { MiddlewareHandler } from 'hono';
import { matchesEtag } from '#api/etag.ts';
import type { BlobStore } from '#files/blob-store.ts';
import { mediaTypeOfBlob } from '#files/public-file.ts';
import { scheduledFairly } from '../limits/fair-scheduling.ts';

/** Serves public blobs under /files/. Their names are hashes of their content, so they never change. */
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
      'accept-ranges': 'bytes',
      etag: `"${name}"`,
    };
    if (matchesEtag(c.req.header('if-none-match'), headers.etag)) return new Response(null, { status: 304, headers });
    // RFC 9110: a range applies to GET alone, and only to the version that If-Range names.
    const isForPart = c.req.method === 'GET' && (c.req.header('if-range') ?? headers.etag) === headers.etag;
    const range = isForPart ? rangeOf(c.req.header('range'), blob.bytes) : undefined;
    if (range === 'unsatisfiable') {
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.bytes}` } });
    }
    const { start, end } = range ?? { start: 0, end: blob.bytes - 1 };
    const body = c.req.method === 'HEAD' ? null : scheduledFairly(blob.stream(range));
    return new Response(body, {
      status: range ? 206 : 200,
      headers: {
        ...headers,
        'content-length': String(end - start + 1),
        ...(range ? { 'content-range': `bytes ${start}-${end}/${blob.bytes}` } : {}),
      },
    });
  };

/**
 * The single range of a Range header, both ends included; video players need it to seek. Undefined for a request of the whole file and for
 * headers that a server may ignore (several ranges, other units, invalid values).
 */
export function rangeOf(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const last = Math.min(Number(to), bytes);
    return last === 0 ? 'unsatisfiable' : { start: bytes - last, end: bytes - 1 };
  }
  const [start, end] = [Number(from), to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)];
  if (start >= bytes) return 'unsatisfiable';
  return end < start ? undefined : { start, end };
}
