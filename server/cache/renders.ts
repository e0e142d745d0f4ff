import type { CacheTags } from './cache-tags.ts';
import type { CachedResponse } from './responses/cached-response.ts';
import type { StoredResponse, StoredResponses } from './stored-responses.ts';

/** A new response, and whether it may be cached. */
export interface Made {
  answer: CachedResponse;
  keep: boolean;
  /** The source of the data failed; the address may be valid. */
  failed: boolean;
  /** When the oldest stale answer in it was fetched, in milliseconds since 1970; absent: it has none. */
  copyOf?: number;
}

interface Render {
  tags: CacheTags;
  /** Its content has changed since it started. */
  stale: boolean;
  made: Promise<CachedResponse>;
}

interface RendersOptions {
  /** Makes the response of a key and adds its tags to `tags`. */
  make: (address: string, tags: CacheTags) => Promise<Made>;
  stored: StoredResponses;
  staleFallback: (entry: StoredResponse | undefined) => CachedResponse | undefined;
  onStored: (address: string, entry: StoredResponse) => void;
  now: () => number;
}

export interface Renders {
  /** Makes and stores the response; concurrent callers share it. `askedBefore`: requests of the dropped one. */
  start(address: string, askedBefore?: number): Promise<CachedResponse>;
  isMaking(address: string): boolean;
  /** Their responses are not stored: those with any of these tags, or all. */
  drop(changedTags: readonly string[]): void;
  dropAll(): void;
  running(): Promise<CachedResponse>[];
}

/** The responses that are being made. */
export function createRenders({ make, stored, staleFallback, onStored, now }: RendersOptions): Renders {
  const inFlight = new Map<string, Render>();

  const render = async (address: string, current: Render, askedBefore: number): Promise<CachedResponse> => {
    const { answer, keep, failed, copyOf } = await make(address, current.tags);
    const before = stored.peek(address);
    if (failed) {
      const stood = staleFallback(before);
      if (before && stood) before.failedAt = now();
      return stood ?? answer;
    }
    // A newer response may be cached already.
    if (current.stale) return answer;
    if (!keep) {
      stored.delete(address);
      return answer;
    }
    const asked = Math.floor((before?.asked ?? askedBefore) / 2);
    const madeAt = copyOf ?? now();
    const failedAt = copyOf === undefined ? undefined : now();
    const entry: StoredResponse = { answer, tags: current.tags, madeAt, asked, isBest: false, failedAt };
    stored.set(address, entry);
    onStored(address, entry);
    return (copyOf === undefined ? undefined : staleFallback(entry)) ?? answer;
  };

  return {
    start(address, askedBefore = 0) {
      const known = inFlight.get(address);
      if (known) return known.made;
      const run = async () => {
        try {
          return await render(address, current, askedBefore);
        } finally {
          if (inFlight.get(address) === current) inFlight.delete(address);
        }
      };
      const current: Render = { tags: new Set(), stale: false, made: Promise.resolve().then(run) };
      inFlight.set(address, current);
      return current.made;
    },
    isMaking: (address) => inFlight.has(address),
    drop(changedTags) {
      for (const [address, current] of inFlight) {
        if (!changedTags.some((tag) => current.tags.has(tag))) continue;
        current.stale = true;
        inFlight.delete(address);
      }
    },
    dropAll() {
      for (const current of inFlight.values()) current.stale = true;
      inFlight.clear();
    },
    running: () => [...inFlight.values()].map(({ made }) => made),
  };
}
