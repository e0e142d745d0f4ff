import { LRUCache } from 'lru-cache';
import { addCacheTags, type CacheTags, trackDependencies } from '#server/cache/cache-tags.ts';
import { createSingleFlight } from '#server/limits/concurrency-limiter.ts';
import type { WholeList, WholeLists } from '../front-client.ts';

export interface WholeListsOptions {
  /** How long a list is fresh, in milliseconds. */
  freshMs: number;
  now: () => number;
}

const maxLists = 50;
/**
 * The total size of the lists' texts. A larger list is shared while it is fetched but not cached: it takes up to four
 * times as much memory.
 */
const maxBytes = 32 * 1024 * 1024;

interface Kept extends WholeList {
  tags: CacheTags;
  until: number;
}

export function createWholeLists({ freshMs, now }: WholeListsOptions): WholeLists {
  const once = createSingleFlight<Kept>();
  const kept = new LRUCache<string, Kept>({
    max: maxLists,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });
  const fetched = async (key: string, fetch: () => Promise<WholeList>): Promise<Kept> => {
    // Frees the old list before the new one is fetched.
    kept.delete(key);
    const tags: CacheTags = new Set();
    const list = { ...(await trackDependencies(tags, fetch)), tags, until: now() + freshMs };
    kept.set(key, list);
    return list;
  };
  return {
    async get(key, fetch) {
      const known = kept.get(key);
      const { items, tags } = known && now() < known.until ? known : await once.do(key, () => fetched(key, fetch));
      addCacheTags(tags);
      return items;
    },
  };
}
