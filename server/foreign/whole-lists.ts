import { LRUCache } from 'lru-cache';
import type { WholeLists } from '#contract/client.ts';
import { addCacheTags, type Reads, trackDependencies } from '../cache/cache-tags.ts';

export interface WholeListsOptions {
  /** How long a list is as good as new, milliseconds. */
  freshMs: number;
  now: () => number;
}

const mostLists = 50;

export function createWholeLists({ freshMs, now }: WholeListsOptions): WholeLists {
  const whole = new Set<string>();
  const kept = new LRUCache<string, { list: Promise<unknown[]>; reads: Reads; until: number }>({ max: mostLists });
  const entryOf = (key: string, fetch: () => Promise<unknown[]>) => {
    const known = kept.get(key);
    if (known && now() < known.until) return known;
    const reads: Reads = new Set();
    const entry = { list: trackDependencies(reads, fetch), reads, until: Number.POSITIVE_INFINITY };
    kept.set(key, entry);
    entry.list.then(
      () => {
        entry.until = now() + freshMs;
      },
      () => {
        if (kept.peek(key) === entry) kept.delete(key);
      },
    );
    return entry;
  };
  return {
    isWhole: (callName) => whole.has(callName),
    async get(callName, key, fetch) {
      whole.add(callName);
      const { list, reads } = entryOf(key, fetch);
      const items = await list;
      addCacheTags(reads);
      return items;
    },
  };
}
