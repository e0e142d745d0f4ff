import type { Read } from '#contract/ask.ts';
import type { SingleFlight } from '#contract/client.ts';
import { addCacheTags, type Reads, trackDependencies } from '../cache/cache-tags.ts';
import { createSingleFlight } from '../limits/concurrency-limiter.ts';

/** Shares a GET among concurrent callers. Each caller's page gets the cache tags of the answer, such as that of a stale one. */
export function createReadSharing(): SingleFlight {
  const once = createSingleFlight<{ read: Read; reads: Reads }>();
  return async (key, work) => {
    const { read, reads } = await once.do(key, async () => {
      const own: Reads = new Set();
      return { read: await trackDependencies(own, work), reads: own };
    });
    addCacheTags(reads);
    return read;
  };
}
