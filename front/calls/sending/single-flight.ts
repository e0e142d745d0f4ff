import { addCacheTags, type CacheTags, trackDependencies } from '#server/cache/cache-tags.ts';
import { createSingleFlight } from '#server/limits/concurrency-limiter.ts';
import type { SingleFlight } from '../front-client.ts';
import type { DecodedResponse } from './call-sender.ts';

/** Shares a GET among concurrent callers. Each caller's page gets the cache tags of the answer, such as that of a stale one. */
export function createReadSharing(): SingleFlight {
  const once = createSingleFlight<{ read: DecodedResponse; tags: CacheTags }>();
  return async (key, work) => {
    const { read, tags } = await once.do(key, async () => {
      const own: CacheTags = new Set();
      return { read: await trackDependencies(own, work), tags: own };
    });
    addCacheTags(tags);
    return read;
  };
}
