import { LRUCache } from 'lru-cache';
import type { CacheTags } from './cache-tags.ts';
import { type CachedResponse, heldBytes } from './responses/cached-response.ts';

export interface StoredResponse {
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

export interface StoredResponses {
  get(address: string): StoredResponse | undefined;
  /** As `get`, but does not count as a use. */
  peek(address: string): StoredResponse | undefined;
  has(address: string): boolean;
  set(address: string, entry: StoredResponse): void;
  delete(address: string): void;
  clear(): void;
  /** The addresses whose responses have any of these tags. */
  addressesWith(tags: readonly string[]): ReadonlySet<string>;
  size(): { answers: number; bytes: number };
}

/** Estimated memory of a response apart from its bytes: headers as text, and tags. */
const overheadBytes = 2_048;

/** Responses by address and by tag, bounded in bytes; the least recently used are evicted. */
export function createStoredResponses(maxBytes: number): StoredResponses {
  const addressesBy = new Map<string, Set<string>>();
  const stored = new LRUCache<string, StoredResponse>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ answer }) => heldBytes(answer) + overheadBytes,
    dispose: ({ tags }, address) => {
      for (const tag of tags) {
        const addresses = addressesBy.get(tag);
        addresses?.delete(address);
        if (addresses?.size === 0) addressesBy.delete(tag);
      }
    },
  });
  const set = (address: string, entry: StoredResponse) => {
    stored.set(address, entry);
    entry.answer.onResized = () => {
      // Updates its size in the cache.
      if (stored.peek(address)?.answer === entry.answer) set(address, { ...entry });
    };
    // LRUCache rejects an entry over the size limit.
    if (!stored.has(address)) return;
    for (const tag of entry.tags) {
      const addresses = addressesBy.get(tag) ?? new Set();
      addressesBy.set(tag, addresses.add(address));
    }
  };
  return {
    get: (address) => stored.get(address),
    peek: (address) => stored.peek(address),
    has: (address) => stored.has(address),
    set,
    delete: (address) => void stored.delete(address),
    clear: () => stored.clear(),
    addressesWith: (tags) => new Set(tags.flatMap((tag) => [...(addressesBy.get(tag) ?? [])])),
    size: () => ({ answers: stored.size, bytes: stored.calculatedSize }),
  };
}
