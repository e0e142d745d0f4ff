import type { Store } from '#store/store.ts';
import { staleTags } from './cache-tags.ts';
import type { ResponseCache } from './response-cache.ts';

export interface CacheInvalidator {
  /** Resolves when no cache serves content that earlier changes made stale, including changes by other processes. */
  sync(): Promise<void>;
  stop(): Promise<void>;
}

/** Drops stale entries from caches when content changes. Caches that others read from come first. */
export function createCacheInvalidator(
  { contentChanges }: Pick<Store, 'contentChanges'>,
  caches: readonly Pick<ResponseCache, 'drop' | 'dropAll'>[],
  onError: (error: unknown) => void,
): CacheInvalidator {
  let version: number | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const look = async () => {
    const { version: latest, known, changes } = await contentChanges.since(version ?? 0);
    // Entries cached before the first check have no known version.
    if (version === undefined || !known) for (const cache of caches) cache.dropAll();
    else {
      const changedTags = [...new Set(changes.flatMap(staleTags))];
      for (const cache of caches) cache.drop(changedTags);
    }
    version = latest;
  };

  /** One check at a time. A call during a check waits for the next one, which starts after it. */
  const sync = (): Promise<void> => {
    if (!running) {
      running = look().finally(() => {
        running = undefined;
      });
      return running;
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return sync();
      });
    return next;
  };

  void sync().catch(onError);
  const stopWatching = contentChanges.watch(() => void sync().catch(onError));
  return {
    sync,
    async stop() {
      await stopWatching();
      await (next ?? running)?.catch(() => {});
    },
  };
}
