import { LRUCache } from 'lru-cache';
import type { Database } from '#store/dialects/engine.ts';
import { versionIn } from './changes.ts';

/** The number of results per cache. */
const maxResponses = 2_000;

/**
 * Caches values that are costly to compute and stay the same until the content version changes, in any process. The key must
 * include all parameters of the query.
 */
export function versionedCache<Answer extends object | number>(
  db: Database,
): (key: string, find: () => Promise<Answer>) => Promise<Answer> {
  const kept = new LRUCache<string, Answer>({ max: maxResponses });
  let keptFor = -1;
  return async (key, find) => {
    const version = await versionIn(db);
    if (version !== keptFor) kept.clear();
    keptFor = version;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = await find();
    // Another call may have seen a newer version meanwhile; then this value must not be cached.
    if (version === keptFor) kept.set(key, found);
    return found;
  };
}
