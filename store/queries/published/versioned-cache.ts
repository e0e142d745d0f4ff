import { LRUCache } from 'lru-cache';
import type { Database } from '#store/dialects/engine.ts';

/** Of each kind of question, where nothing else is said. */
const mostAnswers = 2_000;

/**
 * Remembers what is costly to find and stays the same until visitors see other content, whichever process changed it.
 * Of every answer the key must say all that was asked for.
 */
export function versionedCache<Answer extends object | number>(
  db: Database,
  mostKept = mostAnswers,
): (key: string, find: (version: number) => Promise<Answer>) => Promise<Answer> {
  const kept = new LRUCache<string, Answer>({ max: mostKept });
  let keptFor = -1;
  return async (key, find) => {
    const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
    if (version !== keptFor) kept.clear();
    keptFor = version;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = await find(version);
    // Another question may have seen a newer version meanwhile; what was found for the older one is not for it.
    if (version === keptFor) kept.set(key, found);
    return found;
  };
}
