import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { publicBlobName } from '#files/blob-name.ts';
import type { BlobStore } from '#files/blob-store.ts';
import { FileError } from '#files/file-error.ts';
import { createConcurrencyLimiter, createSingleFlight } from '#server/limits/concurrency-limiter.ts';
import type { Log } from '#server/logging/log.ts';
import { type Fetch, type Fetched, fetchPicture, type Validators } from './fetch-picture.ts';

/** The content of an address may change, so it is fetched again after this time. */
const freshMs = 60 * 60_000;
/** Bounds the memory of the 20,000 cached addresses; no real picture has a longer one. */
const maxAddressLength = 2_000;
/** A missing picture or a failed request is tried again after this time. */
const againMs = 60_000;
/** More pixels indicate a decompression bomb rather than a photograph. */
const maxPixels = 80_000_000;

const endings: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif', gif: 'gif' };

export type BackendOriginal =
  /** Stored under this blob name. */
  | { kind: 'kept'; blob: string; width: number; height: number }
  /** An SVG or an animation, which only browsers display. `blob`: stored under this name. */
  | { kind: 'as-it-is'; blob?: string }
  | { kind: 'absent' }
  | { kind: 'failed' };

interface Known {
  original: BackendOriginal;
  validators: Validators;
  until: number;
}

export interface BackendOriginals {
  /**
   * Returns the picture of an address, from the store or fetched; concurrent requests share one fetch. Throws if too
   * many fetches run.
   */
  find(address: URL): Promise<BackendOriginal>;
  settled(): Promise<void>;
}

interface OriginalsOptions {
  blobs: BlobStore;
  now: () => Date;
  log: Log;
  onKept: (bytes: number) => void;
  /** Absent: fetches from one host, with redirects within its origin. */
  fetch?: Fetch;
  /**
   * Whether this site serves all pictures to browsers itself: animations unchanged, SVGs as pixels because they may
   * contain scripts.
   */
  servesAll?: boolean;
}

/**
 * Stores pictures of the backend under names made from their content. Their type is detected from the bytes, not from
 * the headers.
 */
export function createBackendOriginals(options: OriginalsOptions): BackendOriginals {
  const { blobs, now, log, onKept, fetch, servesAll = false } = options;
  const known = new LRUCache<string, Known>({ max: 20_000 });
  const limiter = createConcurrencyLimiter({ maxConcurrent: 4, maxWaiting: 60 });
  const once = createSingleFlight<BackendOriginal>();

  const keep = async (content: Uint8Array, ending: string): Promise<string> => {
    const blob = publicBlobName(createHash('sha256').update(content).digest('hex'), ending);
    await blobs.put(blob, content);
    onKept(content.length);
    return blob;
  };

  const drawn = async (svg: Buffer, { href }: URL): Promise<BackendOriginal> => {
    const { drawSvg } = await import('#files/pictures/draw-svg.ts');
    try {
      const { content, width, height } = await drawSvg(svg);
      return { kind: 'kept', blob: await keep(content, 'webp'), width, height };
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      log.warn({ address: href, reason: error.message }, 'Cannot render an SVG');
      return { kind: 'absent' };
    }
  };

  const judged = async (content: Buffer, address: URL): Promise<BackendOriginal> => {
    const { shapeOf } = await import('#files/pictures/render-picture.ts');
    const shape = await shapeOf(content);
    if (!shape || shape.width * shape.height > maxPixels) return { kind: 'absent' };
    if (servesAll && shape.format === 'svg') return drawn(content, address);
    const isAsItIs = shape.format === 'svg' || shape.format === 'gif' || shape.moves;
    const ending = endings[shape.format];
    if (isAsItIs && !(servesAll && ending)) return { kind: 'as-it-is' };
    if (!ending) return { kind: 'absent' };
    const blob = await keep(content, ending);
    return isAsItIs ? { kind: 'as-it-is', blob } : { kind: 'kept', blob, width: shape.width, height: shape.height };
  };

  const outcome = async (fetched: Fetched, before: Known | undefined, address: URL): Promise<Known> => {
    const time = now().getTime();
    if (fetched.kind === 'content') {
      const original = await judged(fetched.content, address);
      return { original, validators: fetched.validators, until: time + freshMs };
    }
    if (fetched.kind === 'unchanged' && before) return { ...before, until: time + freshMs };
    if (fetched.kind === 'absent') return { original: { kind: 'absent' }, validators: {}, until: time + againMs };
    // An older picture is better than none while the backend is down.
    return before
      ? { ...before, until: time + againMs }
      : { original: { kind: 'failed' }, validators: {}, until: time + againMs };
  };

  return {
    async find(address) {
      const key = address.href;
      if (key.length > maxAddressLength) return { kind: 'absent' };
      const before = known.get(key);
      const name = before && 'blob' in before.original ? before.original.blob : undefined;
      const gone = name !== undefined && !(await blobs.open(name));
      if (before && !gone && now().getTime() < before.until) return before.original;
      return once.do(key, () =>
        limiter.take(async () => {
          const fetched = await fetchPicture(address, gone ? {} : (before?.validators ?? {}), fetch);
          if (fetched.kind === 'failed')
            log.warn({ address: key, reason: fetched.reason }, 'Failed to fetch a picture');
          const found = await outcome(fetched, gone ? undefined : before, address);
          known.set(key, found);
          return found.original;
        }),
      );
    },
    settled: once.settled,
  };
}
