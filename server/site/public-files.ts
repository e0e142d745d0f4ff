import type { HonoRequest, MiddlewareHandler } from 'hono';
import { matchesEtag } from '#api/http/etag.ts';
import { fileNameOf } from '#api/http/file-response.ts';
import { isPermalink } from '#contract/addresses/permalink.ts';
import type { BlobStore, StoredBlob } from '#files/blob-store.ts';
import { mediaTypeOfBlob } from '#files/public-file.ts';
import type { Files, LibraryFile } from '#store/interfaces/library.ts';
import { scheduledFairly } from '../limits/fair-scheduling.ts';

/**
 * How long a client or a proxy may serve a permalink without asking: a file that an editor has replaced is seen
 * everywhere after that.
 */
const permalinkSeconds = 300;

/** A file to serve: its blob, and the headers that depend on its address. */
export interface Served {
  name: string;
  mediaType: string;
  headers: Record<string, string>;
}

export const typeOf = (name: string): string | undefined => mediaTypeOfBlob[name.split('.').at(-1) ?? ''];

/**
 * Serves public blobs under /files/. Their names are hashes of their content, so they never change. A name without an
 * extension is a permalink: it serves the current version of a file of the library, under the file's own name.
 */
export const publicFiles =
  (blobs: BlobStore, library?: Pick<Files, 'at'>): MiddlewareHandler =>
  async (c, next) => {
    const served = await servedAt(c.req.path, library);
    return (served && (await servedResponse(c.req, blobs, served))) ?? next();
  };

/** The response with a file, or a part of it; undefined where the blob is gone. */
export async function servedResponse(
  req: HonoRequest,
  blobs: BlobStore,
  { name, mediaType, headers }: Served,
): Promise<Response | undefined> {
  const blob = await blobs.open(name);
  return (
    blob &&
    blobResponse(req, blob, {
      'content-type': mediaType,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: `"${name}"`,
      ...headers,
    })
  );
}

async function servedAt(path: string, library: Pick<Files, 'at'> | undefined): Promise<Served | undefined> {
  const name = path.slice('/files/'.length);
  const mediaType = typeOf(name);
  if (mediaType) return { name, mediaType, headers: { 'cache-control': 'public, max-age=31536000, immutable' } };
  const file = isPermalink(path) ? await library?.at(path) : undefined;
  if (!file) return undefined;
  return currentVersion(file);
}

/** A file at an address that serves another one later, under its own name. */
export const currentVersion = (file: Pick<LibraryFile, 'src' | 'name' | 'title' | 'mediaType'>): Served => ({
  name: file.src.slice('/files/'.length),
  mediaType: file.mediaType,
  headers: {
    'cache-control': `public, max-age=${permalinkSeconds}, must-revalidate`,
    'content-disposition': `inline; ${fileNameOf(fileName(file))}`,
  },
});

/** Other usual extensions of a type than that of its blobs. */
const alsoFitting: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpeg', '.jfif'],
  'video/mp4': ['.m4v'],
};
const anyExtension = /\.(pdf|vtt|mp4|m4v|mov|jpe?g|jfif|png|webp|gif|avif|heic|svgz?)$/i;

/**
 * The name with an extension that fits the content: a drawing is served as a picture, and an editor may write a name
 * without one.
 */
export function fileName({
  src,
  name,
  title,
  mediaType,
}: Pick<LibraryFile, 'src' | 'name' | 'title' | 'mediaType'>): string {
  const extension = src.slice(src.lastIndexOf('.'));
  const given = name || title;
  const fitting = [extension, ...(alsoFitting[mediaType] ?? [])];
  if (fitting.some((each) => given.toLowerCase().endsWith(each))) return given;
  return `${given.replace(anyExtension, '') || 'file'}${extension}`;
}

function blobResponse(
  req: HonoRequest,
  blob: StoredBlob,
  headers: Record<string, string> & { etag: string },
): Response {
  if (matchesEtag(req.header('if-none-match'), headers.etag)) return new Response(null, { status: 304, headers });
  // RFC 9110: a range applies to GET alone, and only to the version that If-Range names.
  const isForPart = req.method === 'GET' && (req.header('if-range') ?? headers.etag) === headers.etag;
  const range = isForPart ? rangeOf(req.header('range'), blob.bytes) : undefined;
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.bytes}` } });
  }
  const { start, end } = range ?? { start: 0, end: blob.bytes - 1 };
  const body = req.method === 'HEAD' ? null : scheduledFairly(blob.stream(range));
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${blob.bytes}` } : {}),
    },
  });
}

/**
 * The single range of a Range header, both ends included; video players need it to seek. Undefined for a request of the
 * whole file and for headers that a server may ignore (several ranges, other units, invalid values).
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
