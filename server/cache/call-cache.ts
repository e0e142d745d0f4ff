import { LRUCache } from 'lru-cache';
import { typeCalls } from '#content/calls.ts';
import type { Call } from '#contract/protocol/call.ts';
import type { Client } from '#contract/protocol/client.ts';
import { addCacheTags, type CacheTags, trackDependencies } from './cache-tags.ts';
import type { ResponseCache } from './response-cache.ts';

/**
 * Calls that many pages share: for header, footer, lists beside an item and video posters. Compared by name, because
 * the built site has its own copy of the contract.
 */
const shared: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values<Call>(typeCalls).flatMap(({ name, isShared, ownPageInputs = [] }) =>
    isShared ? [[name, ownPageInputs]] : [],
  ),
);

/** Whether many pages make this call. */
const isShared = ({ name }: Call, input: unknown): boolean => {
  const given = typeof input === 'object' && input !== null ? input : {};
  return shared.get(name)?.every((each) => !(each in given)) ?? false;
};

export interface CallCache extends Pick<ResponseCache, 'drop' | 'dropAll'> {
  /** Wraps a client with a cache for shared calls. Cached results are frozen. */
  over(client: Client): Client;
}

export interface CallCacheOptions {
  /** How long a result is fresh, in milliseconds; a change of its content drops it earlier. */
  freshMs: number;
  now: () => number;
}

interface Kept {
  value: unknown;
  tags: CacheTags;
  madeAt: number;
}

const most = 300;
/** Longer lists are used by single pages only. */
const longest = 100;

/** Caches results of the site's own calls, so that a page that is not cached costs little more than its own content. */
export function createCallCache({ freshMs, now }: CallCacheOptions): CallCache {
  const kept = new LRUCache<string, Kept>({ max: most });
  const pendingCalls = new Set<{ tags: CacheTags; stale: boolean }>();

  const keeping = async <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && now() - known.madeAt < freshMs) {
      addCacheTags(known.tags);
      return known.value as T;
    }
    const pending = { tags: new Set<string>(), stale: false };
    pendingCalls.add(pending);
    try {
      const value = await trackDependencies(pending.tags, ask);
      if (!pending.stale && isShort(value)) {
        kept.set(key, { value: deepFrozen(value), tags: pending.tags, madeAt: now() });
      }
      return value;
    } finally {
      pendingCalls.delete(pending);
    }
  };

  return {
    over: (client) => ({
      call: (call, input, options) =>
        isShared(call, input)
          ? keeping(`call ${call.name} ${JSON.stringify(input)}`, () => client.call(call, input, options))
          : client.call(call, input, options),
      list: (call, input, options) =>
        isShared(call, input)
          ? keeping(`list ${call.name} ${JSON.stringify(input)}`, () => client.list(call, input, options))
          : client.list(call, input, options),
    }),
    drop(changedTags) {
      for (const pending of pendingCalls) pending.stale ||= changedTags.some((tag) => pending.tags.has(tag));
      for (const [key, { tags }] of kept) if (changedTags.some((tag) => tags.has(tag))) kept.delete(key);
    },
    dropAll() {
      for (const pending of pendingCalls) pending.stale = true;
      kept.clear();
    },
  };
}

function isShort(value: unknown): boolean {
  const items = typeof value === 'object' && value !== null && 'items' in value ? value.items : value;
  return !Array.isArray(items) || items.length <= longest;
}

function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}
