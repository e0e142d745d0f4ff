import type { Store } from '#store/store.ts';
import { staleTags } from './cache-tags.ts';
import type { ResponseCache } from './response-cache.ts';

export interface CacheInvalidator {
  /** Resolves when everything that was changed before, by whatever process, is no longer given as it was. */
  sync(): Promise<void>;
  stop(): Promise<void>;
}

/** Has caches forget what changes in the store make stale, whoever makes them; those first that others are made of. */
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
    // Nobody knows as of when that is which was kept before the first look.
    if (version === undefined || !known) for (const cache of caches) cache.dropAll();
    else {
      const marks = [...new Set(changes.flatMap(staleTags))];
      for (const cache of caches) cache.drop(marks);
    }
    version = latest;
  };

  /** One look at a time; those who ask during one get the next, which begins after they asked. */
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
