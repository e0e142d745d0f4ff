import { LRUCache } from 'lru-cache';
import type { WholeLists } from '#contract/client.ts';

export interface WholeListsOptions {
  /** How long a list is as good as new, milliseconds. */
  freshMs: number;
  now: () => number;
}

const mostLists = 50;

export function createWholeLists({ freshMs, now }: WholeListsOptions): WholeLists {
  const whole = new Set<string>();
  const kept = new LRUCache<string, { list: Promise<unknown[]>; until: number }>({ max: mostLists });
  return {
    isWhole: (callName) => whole.has(callName),
    get(callName, key, fetch) {
      whole.add(callName);
      const known = kept.get(key);
      if (known && now() < known.until) return known.list;
      const entry = { list: fetch(), until: Number.POSITIVE_INFINITY };
      kept.set(key, entry);
      entry.list.then(
        () => {
          entry.until = now() + freshMs;
        },
        () => {
          if (kept.peek(key) === entry) kept.delete(key);
        },
      );
      return entry.list;
    },
  };
}
