import { LRUCache } from 'lru-cache';
import type { Reads } from './cache-tags.ts';
import { type CachedResponse, compressBest, heldBytes } from './cached-response.ts';
import { createWorkQueue } from './work-queue.ts';

/** An answer just made, and whether the next asker may have it too. */
export interface Made {
  answer: CachedResponse;
  keep: boolean;
  /** Nothing is wrong with the address; who was asked for the data is away. */
  failed: boolean;
  /** When the oldest stale answer in it was fetched, milliseconds since 1970; absent: it has none. */
  copyOf?: number;
}

export interface ResponseCacheOptions {
  /** How much is kept at most, bytes. */
  maxBytes: number;
  /** Makes the answer at a kept address and notes in `reads` what it is made of. */
  make: (address: string, reads: Reads) => Promise<Made>;
  /** How long an answer is as good as new, milliseconds; what it is made of may make it stale before. */
  freshMs: number;
  /** How long after that it may be given once more while the next one is made. */
  staleMs?: number;
  /** How long the last good one stands in for what fails; absent: not at all. `aged` says on it from when it is. */
  lastGood?: { ms: number; aged: (answer: CachedResponse, madeAt: Date) => CachedResponse };
  now: () => number;
  onError: (error: unknown) => void;
}

export interface ResponseCache {
  /** The answer that lies ready, or undefined where it must be made; counts as asked for. */
  ready(address: string): CachedResponse | undefined;
  /** Whether it is being made just now. */
  isMaking(address: string): boolean;
  /** Makes it, once for all who ask meanwhile. */
  answer(address: string): Promise<CachedResponse>;
  /** Forgets the answers made of any of the marks, and makes those anew that are often asked for. */
  drop(marks: readonly string[]): void;
  dropAll(): void;
  /** How often an answer lay ready and how often it did not, and what lies ready now. */
  /** How many cached responses wait for a better compression. */
  compressionQueueLength(): number;
  figures(): { hits: number; misses: number; answers: number; bytes: number };
  /** Resolves when nothing is being made any more. */
  settled(): Promise<void>;
  /** As `settled`, without what waits to be compressed or made again. */
  stop(): Promise<void>;
}

interface Kept {
  answer: CachedResponse;
  reads: Reads;
  madeAt: number;
  asked: number;
  /** Compressed as well as can be, or being so. */
  isBest: boolean;
  /** Of the last try to make it anew. */
  failedAt: number | undefined;
  /** As it is given while it stands in. */
  aged?: CachedResponse;
}

interface Flight {
  reads: Reads;
  stale: boolean;
  made: Promise<CachedResponse>;
}

/** From how many askers on an answer is worth compressing well, and making anew before it is asked for. */
const often = 2;
const mostRenewed = 50;
/** How many addresses wait to be compressed or made again at most. */
const mostQueued = 200;
/** What an answer takes beside its bytes: its lines as text, its marks. */
const overheadBytes = 2_048;
/** How long somebody waits for data that were away a moment ago. */
const retryMs = 5_000;

/** Finished answers by address, bounded in bytes; the least asked for go first. */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { make, freshMs, staleMs = 0, lastGood, now, onError } = options;
  const addressesBy = new Map<string, Set<string>>();
  const inFlight = new Map<string, Flight>();
  const beside = new Set<Promise<void>>();
  let hits = 0;
  let misses = 0;
  const kept = new LRUCache<string, Kept>({
    maxSize: options.maxBytes,
    maxEntrySize: Math.ceil(options.maxBytes / 8),
    sizeCalculation: ({ answer }) => heldBytes(answer) + overheadBytes,
    dispose: ({ reads }, address) => {
      for (const mark of reads) {
        const addresses = addressesBy.get(mark);
        addresses?.delete(address);
        if (addresses?.size === 0) addressesBy.delete(mark);
      }
    },
  });

  const keep = (address: string, entry: Kept) => {
    kept.set(address, entry);
    entry.answer.onResized = () => {
      // Weighed anew.
      if (kept.peek(address)?.answer === entry.answer) keep(address, { ...entry });
    };
    // What is too large is not taken in.
    if (!kept.has(address)) return;
    for (const mark of entry.reads) {
      const addresses = addressesBy.get(mark) ?? new Set();
      addressesBy.set(mark, addresses.add(address));
    }
  };

  const standIn = (entry: Kept | undefined): CachedResponse | undefined => {
    if (!entry || !lastGood || now() - entry.madeAt >= lastGood.ms) return undefined;
    entry.aged ??= lastGood.aged(entry.answer, new Date(entry.madeAt));
    return entry.aged;
  };

  const startFlight = (address: string, askedBefore = 0): Flight => {
    const known = inFlight.get(address);
    if (known) return known;
    const reads: Reads = new Set();
    const flight: Flight = { reads, stale: false, made: Promise.resolve().then(run) };
    async function run(): Promise<CachedResponse> {
      try {
        const made = await make(address, reads);
        const before = kept.peek(address);
        if (made.failed) {
          const stood = standIn(before);
          if (before && stood) before.failedAt = now();
          return stood ?? made.answer;
        }
        // What came after it may lie ready already.
        if (flight.stale) return made.answer;
        if (made.keep) {
          const asked = Math.floor((before?.asked ?? askedBefore) / 2);
          const { copyOf } = made;
          const madeAt = copyOf ?? now();
          const failedAt = copyOf === undefined ? undefined : now();
          const entry: Kept = { answer: made.answer, reads, madeAt, asked, isBest: false, failedAt };
          keep(address, entry);
          compressIfOften(address, entry);
          if (copyOf !== undefined) return standIn(entry) ?? made.answer;
        } else {
          kept.delete(address);
        }
        return made.answer;
      } finally {
        if (inFlight.get(address) === flight) inFlight.delete(address);
      }
    }
    inFlight.set(address, flight);
    return flight;
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
    most: mostQueued,
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
    most: mostQueued,
    work: async (address, asked) => kept.has(address) || (await startFlight(address, asked).made),
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
        if (now() - entry.failedAt > retryMs) runBeside(() => startFlight(address).made);
        return standIn(entry);
      }
      if (age < freshMs) {
        hits += 1;
        return entry.answer;
      }
      if (age >= freshMs + staleMs) return undefined;
      runBeside(() => startFlight(address).made);
      hits += 1;
      return entry.answer;
    },
    isMaking: (address) => inFlight.has(address),
    answer(address) {
      misses += 1;
      return startFlight(address).made;
    },
    compressionQueueLength: compressing.size,
    figures: () => ({ hits, misses, answers: kept.size, bytes: kept.calculatedSize }),
    drop(marks) {
      for (const [address, flight] of inFlight) {
        if (!marks.some((mark) => flight.reads.has(mark))) continue;
        flight.stale = true;
        inFlight.delete(address);
      }
      const stale = new Set(marks.flatMap((mark) => [...(addressesBy.get(mark) ?? [])]));
      const popular = [...stale]
        .map((address) => ({ address, asked: kept.peek(address)?.asked ?? 0 }))
        .filter(({ asked }) => asked >= often)
        .sort((a, b) => b.asked - a.asked)
        .slice(0, mostRenewed);
      for (const address of stale) kept.delete(address);
      for (const { address, asked } of popular) renewing.add(address, asked);
    },
    dropAll() {
      for (const flight of inFlight.values()) flight.stale = true;
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
