import { LRUCache } from 'lru-cache';
import type { CacheTags } from './cache-tags.ts';
import { type CachedResponse, compressBest, heldBytes } from './responses/cached-response.ts';
import { createWorkQueue } from './work-queue.ts';

/** A new response, and whether it may be cached. */
export interface Made {
  answer: CachedResponse;
  keep: boolean;
  /** The source of the data failed; the address may be valid. */
  failed: boolean;
  /** When the oldest stale answer in it was fetched, in milliseconds since 1970; absent: it has none. */
  copyOf?: number;
}

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

interface Kept {
  answer: CachedResponse;
  tags: CacheTags;
  madeAt: number;
  asked: number;
  /** Whether it has the best compression, or is being compressed. */
  isBest: boolean;
  /** When the last attempt to renew it failed. */
  failedAt: number | undefined;
  /** The dated variant that is served as a fallback. */
  aged?: CachedResponse;
}

interface Pending {
  tags: CacheTags;
  stale: boolean;
  made: Promise<CachedResponse>;
}

/** Requests from which on a response gets the best compression, and is made again after it was dropped. */
const often = 2;
const maxRefreshed = 50;
/** The maximum number of queued compressions or renewals. */
const maxQueued = 200;
/** Estimated memory of a response apart from its bytes: headers as text, and tags. */
const overheadBytes = 2_048;
/** How long a failed renewal is not tried again. */
const retryMs = 5_000;

/** A cache of responses by address, bounded in bytes; the least recently used are evicted. */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { make, freshMs, staleMs = 0, lastGood, now, onError } = options;
  const addressesBy = new Map<string, Set<string>>();
  const inFlight = new Map<string, Pending>();
  const beside = new Set<Promise<void>>();
  let hits = 0;
  let misses = 0;
  const kept = new LRUCache<string, Kept>({
    maxSize: options.maxBytes,
    maxEntrySize: Math.ceil(options.maxBytes / 8),
    sizeCalculation: ({ answer }) => heldBytes(answer) + overheadBytes,
    dispose: ({ tags }, address) => {
      for (const tag of tags) {
        const addresses = addressesBy.get(tag);
        addresses?.delete(address);
        if (addresses?.size === 0) addressesBy.delete(tag);
      }
    },
  });

  const keep = (address: string, entry: Kept) => {
    kept.set(address, entry);
    entry.answer.onResized = () => {
      // Updates its size in the cache.
      if (kept.peek(address)?.answer === entry.answer) keep(address, { ...entry });
    };
    // LRUCache rejects an entry over the size limit.
    if (!kept.has(address)) return;
    for (const tag of entry.tags) {
      const addresses = addressesBy.get(tag) ?? new Set();
      addressesBy.set(tag, addresses.add(address));
    }
  };

  const staleFallback = (entry: Kept | undefined): CachedResponse | undefined => {
    if (!entry || !lastGood || now() - entry.madeAt >= lastGood.ms) return undefined;
    entry.aged ??= lastGood.aged(entry.answer, new Date(entry.madeAt));
    return entry.aged;
  };

  const startRender = (address: string, askedBefore = 0): Pending => {
    const known = inFlight.get(address);
    if (known) return known;
    const tags: CacheTags = new Set();
    const pending: Pending = { tags, stale: false, made: Promise.resolve().then(run) };
    async function run(): Promise<CachedResponse> {
      try {
        const made = await make(address, tags);
        const before = kept.peek(address);
        if (made.failed) {
          const stood = staleFallback(before);
          if (before && stood) before.failedAt = now();
          return stood ?? made.answer;
        }
        // A newer response may be cached already.
        if (pending.stale) return made.answer;
        if (made.keep) {
          const asked = Math.floor((before?.asked ?? askedBefore) / 2);
          const { copyOf } = made;
          const madeAt = copyOf ?? now();
          const failedAt = copyOf === undefined ? undefined : now();
          const entry: Kept = { answer: made.answer, tags, madeAt, asked, isBest: false, failedAt };
          keep(address, entry);
          compressIfOften(address, entry);
          if (copyOf !== undefined) return staleFallback(entry) ?? made.answer;
        } else {
          kept.delete(address);
        }
        return made.answer;
      } finally {
        if (inFlight.get(address) === pending) inFlight.delete(address);
      }
    }
    inFlight.set(address, pending);
    return pending;
  };

  const runBeside = (work: () => Promise<unknown>) => {
    const running: Promise<void> = work()
      .then(() => undefined, onError)
      .finally(() => beside.delete(running));
    beside.add(running);
  };

  const settled = async () => {
    while (beside.size > 0 || inFlight.size > 0) {
      await Promise.allSettled([...beside, ...[...inFlight.values()].map(({ made }) => made)]);
    }
  };

  const compressing = createWorkQueue<Kept['asked']>({
    most: maxQueued,
    work: async (address) => {
      const entry = kept.peek(address);
      if (!entry || entry.isBest) return;
      entry.isBest = true;
      await compressBest(entry.answer);
    },
    runBeside,
    onError,
  });
  const compressIfOften = (address: string, entry: Kept) => {
    if (!entry.isBest && entry.asked >= often) compressing.add(address, entry.asked);
  };
  const renewing = createWorkQueue<Kept['asked']>({
    most: maxQueued,
    work: async (address, asked) => kept.has(address) || (await startRender(address, asked).made),
    runBeside,
    onError,
  });

  return {
    ready(address) {
      const entry = kept.get(address);
      if (!entry) return undefined;
      entry.asked += 1;
      compressIfOften(address, entry);
      const age = now() - entry.madeAt;
      if (entry.failedAt !== undefined) {
        if (now() - entry.failedAt > retryMs) runBeside(() => startRender(address).made);
        return staleFallback(entry);
      }
      if (age < freshMs) {
        hits += 1;
        return entry.answer;
      }
      if (age >= freshMs + staleMs) return undefined;
      runBeside(() => startRender(address).made);
      hits += 1;
      return entry.answer;
    },
    isMaking: (address) => inFlight.has(address),
    answer(address) {
      misses += 1;
      return startRender(address).made;
    },
    compressionQueueLength: compressing.size,
    figures: () => ({ hits, misses, answers: kept.size, bytes: kept.calculatedSize }),
    drop(changedTags) {
      for (const [address, pending] of inFlight) {
        if (!changedTags.some((tag) => pending.tags.has(tag))) continue;
        pending.stale = true;
        inFlight.delete(address);
      }
      const stale = new Set(changedTags.flatMap((tag) => [...(addressesBy.get(tag) ?? [])]));
      const popular = [...stale]
        .map((address) => ({ address, asked: kept.peek(address)?.asked ?? 0 }))
        .filter(({ asked }) => asked >= often)
        .sort((a, b) => b.asked - a.asked)
        .slice(0, maxRefreshed);
      for (const address of stale) kept.delete(address);
      for (const { address, asked } of popular) renewing.add(address, asked);
    },
    dropAll() {
      for (const pending of inFlight.values()) pending.stale = true;
      inFlight.clear();
      kept.clear();
    },
    settled,
    async stop() {
      compressing.stop();
      renewing.stop();
      await settled();
    },
  };
}
