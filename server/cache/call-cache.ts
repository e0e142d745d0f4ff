import { LRUCache } from 'lru-cache';
import { getCategoryByCategoryId } from '#contract/calls/get-category-by-category-id.ts';
import { getConcern } from '#contract/calls/get-concern.ts';
import { getInformation } from '#contract/calls/get-information.ts';
import { getNews } from '#contract/calls/get-news.ts';
import { getProductMenu } from '#contract/calls/get-product-menu.ts';
import { getVideos } from '#contract/calls/get-videos.ts';
import type { Client } from '#contract/client.ts';
import { addCacheTags, type Reads, trackDependencies } from './cache-tags.ts';
import type { ResponseCache } from './response-cache.ts';

/**
 * What header, footer, the lists beside an item and the stills of its films ask for: the same for page after page. By their
 * names, since the built site brings its own copy of the contract.
 */
const shared: ReadonlySet<string> = new Set(
  [getInformation, getConcern, getProductMenu, getNews, getCategoryByCategoryId, getVideos].map(({ name }) => name),
);

export interface CallCache extends Pick<ResponseCache, 'drop' | 'dropAll'> {
  /** The same client, but what many pages ask for is asked once, as long as it is good. Its answers cannot be changed. */
  over(client: Client): Client;
}

export interface CallCacheOptions {
  /** How long an answer is as good as new, milliseconds; what it is made of may make it stale before. */
  freshMs: number;
  now: () => number;
}

interface Kept {
  value: unknown;
  reads: Reads;
  madeAt: number;
}

const most = 300;
/** Longer lists are for those pages alone that show them. */
const longest = 100;

/** Keeps answers of our own calls, so that a page which nobody asked for before costs little more than what is its own. */
export function createCallCache({ freshMs, now }: CallCacheOptions): CallCache {
  const kept = new LRUCache<string, Kept>({ max: most });
  const underWay = new Set<{ reads: Reads; stale: boolean }>();

  const keeping = async <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && now() - known.madeAt < freshMs) {
      addCacheTags(known.reads);
      return known.value as T;
    }
    const flight = { reads: new Set<string>(), stale: false };
    underWay.add(flight);
    try {
      const value = await trackDependencies(flight.reads, ask);
      if (!flight.stale && isShort(value)) {
        kept.set(key, { value: deepFrozen(value), reads: flight.reads, madeAt: now() });
      }
      return value;
    } finally {
      underWay.delete(flight);
    }
  };

  return {
    over: (client) => ({
      call: (call, input, options) =>
        shared.has(call.name)
          ? keeping(`call ${call.name} ${JSON.stringify(input)}`, () => client.call(call, input, options))
          : client.call(call, input, options),
      list: (call, input, options) =>
        shared.has(call.name)
          ? keeping(`list ${call.name} ${JSON.stringify(input)}`, () => client.list(call, input, options))
          : client.list(call, input, options),
    }),
    drop(marks) {
      for (const flight of underWay) flight.stale ||= marks.some((mark) => flight.reads.has(mark));
      for (const [key, { reads }] of kept) if (marks.some((mark) => reads.has(mark))) kept.delete(key);
    },
    dropAll() {
      for (const flight of underWay) flight.stale = true;
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
