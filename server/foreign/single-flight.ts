import type { Read } from '#contract/ask.ts';
import type { SingleFlight } from '#contract/client.ts';
import { addCacheTags, type Reads, trackDependencies } from '../cache/cache-tags.ts';
import { createSingleFlight } from '../limits/concurrency-limiter.ts';

/** Makes a GET once for all who make it at the same time. Each of their pages notes what it reads, such as a stale answer. */
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
