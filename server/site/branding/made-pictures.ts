import { LRUCache } from 'lru-cache';
import { CallError } from '#contract/protocol/call-error.ts';
import { createConcurrencyLimiter, createSingleFlight, TooBusy } from '#server/limits/concurrency-limiter.ts';

export interface MadePictures {
  /** Returns the cached picture of the key. */
  get(key: string): Buffer | undefined;
  /** Returns the picture of the key; draws it unless it is cached or already being drawn. Throws {@link TooBusy}. */
  make(key: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

/** Caches drawn pictures in memory and limits how many are drawn at once. */
export function createMadePictures({
  maxBytes = 48 * 1024 * 1024,
  maxConcurrent = 2,
  maxWaiting = 40,
} = {}): MadePictures {
  const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (picture) => picture.length + 200 });
  const limiter = createConcurrencyLimiter({ maxConcurrent, maxWaiting });
  const once = createSingleFlight<Buffer>();
  return {
    get: (key) => kept.get(key),
    make(key, draw) {
      const known = kept.get(key);
      if (known) return Promise.resolve(known);
      return once.do(key, async () => {
        const picture = await limiter.take(draw);
        kept.set(key, picture);
        return picture;
      });
    },
  };
}

/** Responds with 503 if too many pictures are waiting or the content is unavailable. */
export async function orNotNow(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof TooBusy || error instanceof CallError)) throw error;
    const headers = { 'retry-after': '5', 'cache-control': 'no-store' };
    return new Response('Not available at the moment.', { status: 503, headers });
  }
}
