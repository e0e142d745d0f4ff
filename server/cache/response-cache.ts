import type { CacheTags } from './cache-tags.ts';
import { createRenders, type Made } from './renders.ts';
import { type CachedResponse, compressBest } from './responses/cached-response.ts';
import { createStoredResponses, type StoredResponse, type StoredResponses } from './stored-responses.ts';
import { createWorkQueue } from './work-queue.ts';

export interface ResponseCacheOptions {
  /** The memory limit in bytes. */
  maxBytes: number;
  /** Makes the response of a key and adds its tags to `tags`. */
  make: (address: string, tags: CacheTags) => Promise<Made>;
  /** How long a response is fresh, in milliseconds; a change of its content drops it earlier. */
  freshMs: number;
  /** How long after that it may be served while the next one is made. */
  staleMs?: number;
  /** How long the last good response is a fallback for failures; absent: not at all. `aged` adds its date. */
  lastGood?: { ms: number; aged: (answer: CachedResponse, madeAt: Date) => CachedResponse };
  now: () => number;
  onError: (error: unknown) => void;
}

export interface ResponseCache {
  /** Returns the cached response, or undefined if it must be made. Counts as a request. */
  ready(address: string): CachedResponse | undefined;
  /** Whether the response is being made. */
  isMaking(address: string): boolean;
  /** Makes the response; concurrent callers share it. */
  answer(address: string): Promise<CachedResponse>;
  /** Drops responses with any of these tags, and makes the popular ones again. */
  drop(changedTags: readonly string[]): void;
  dropAll(): void;
  /** How many cached responses wait for a better compression. */
  compressionQueueLength(): number;
  /** Hits, misses, and the number and size of cached responses. */
  figures(): { hits: number; misses: number; answers: number; bytes: number };
  /** Resolves when no response is being made or compressed. */
  settled(): Promise<void>;
  /** As `settled`, but drops queued compressions and renewals. */
  stop(): Promise<void>;
}

/** Requests from which on a response gets the best compression, and is made again after it was dropped. */
const often = 2;
const maxRefreshed = 50;
/** The maximum number of queued compressions or renewals. */
const maxQueued = 200;
/** How long a failed renewal is not tried again. */
const retryMs = 5_000;

/** A cache of responses by address, bounded in bytes; the least recently used are evicted. */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { make, freshMs, staleMs = 0, lastGood, now, onError } = options;
  const stored = createStoredResponses(options.maxBytes);
  const beside = new Set<Promise<void>>();
  let hits = 0;
  let misses = 0;

  const staleFallback = (entry: StoredResponse | undefined): CachedResponse | undefined => {
    if (!entry || !lastGood || now() - entry.madeAt >= lastGood.ms) return undefined;
    entry.aged ??= lastGood.aged(entry.answer, new Date(entry.madeAt));
    return entry.aged;
  };
  const runBeside = (work: () => Promise<unknown>) => {
    const running: Promise<void> = work()
      .then(() => undefined, onError)
      .finally(() => beside.delete(running));
    beside.add(running);
  };
  const settled = async () => {
    while (beside.size > 0 || renders.running().length > 0) {
      await Promise.allSettled([...beside, ...renders.running()]);
    }
  };

  const queue = (work: (address: string, asked: number) => Promise<unknown>) =>
    createWorkQueue<number>({ most: maxQueued, work, runBeside, onError });
  const compressing = queue(async (address) => {
    const entry = stored.peek(address);
    if (!entry || entry.isBest) return;
    entry.isBest = true;
    await compressBest(entry.answer);
  });
  const compressIfOften = (address: string, entry: StoredResponse) => {
    if (!entry.isBest && entry.asked >= often) compressing.add(address, entry.asked);
  };
  const renders = createRenders({ make, stored, staleFallback, onStored: compressIfOften, now });
  const renewing = queue(async (address, asked) => stored.has(address) || (await renders.start(address, asked)));

  return {
    ready(address) {
      const entry = stored.get(address);
      if (!entry) return undefined;
      entry.asked += 1;
      compressIfOften(address, entry);
      const age = now() - entry.madeAt;
      if (entry.failedAt !== undefined) {
        if (now() - entry.failedAt > retryMs) runBeside(() => renders.start(address));
        return staleFallback(entry);
      }
      if (age >= freshMs + staleMs) return undefined;
      if (age >= freshMs) runBeside(() => renders.start(address));
      hits += 1;
      return entry.answer;
    },
    isMaking: renders.isMaking,
    answer(address) {
      misses += 1;
      return renders.start(address);
    },
    compressionQueueLength: compressing.size,
    figures: () => ({ hits, misses, ...stored.size() }),
    drop(changedTags) {
      renders.drop(changedTags);
      const stale = [...stored.addressesWith(changedTags)];
      const popular = popularOf(stale, stored);
      for (const address of stale) stored.delete(address);
      for (const { address, asked } of popular) renewing.add(address, asked);
    },
    dropAll() {
      renders.dropAll();
      stored.clear();
    },
    settled,
    async stop() {
      compressing.stop();
      renewing.stop();
      await settled();
    },
  };
}

/** The most requested of these responses. */
const popularOf = (addresses: readonly string[], stored: StoredResponses) =>
  addresses
    .map((address) => ({ address, asked: stored.peek(address)?.asked ?? 0 }))
    .filter(({ asked }) => asked >= often)
    .sort((a, b) => b.asked - a.asked)
    .slice(0, maxRefreshed);
