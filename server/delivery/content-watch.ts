import type { Store } from '#store/store.ts';
import type { AnswerCache } from './answer-cache.ts';
import { staleMarks } from './reads.ts';

export interface ContentWatch {
  /** Resolves when everything that was changed before, by whatever process, is no longer given as it was. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Has caches forget what changes in the store make stale, whoever makes them; those first that others are made of. */
export function watchContent(
  { contentChanges }: Pick<Store, 'contentChanges'>,
  caches: readonly Pick<AnswerCache, 'drop' | 'dropAll'>[],
  onError: (error: unknown) => void,
): ContentWatch {
  let version: number | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const look = async () => {
    const { version: latest, known, changes } = await contentChanges.since(version ?? 0);
    // Nobody knows as of when that is which was kept before the first look.
    if (version === undefined || !known) for (const cache of caches) cache.dropAll();
    else {
      const marks = [...new Set(changes.flatMap(staleMarks))];
      for (const cache of caches) cache.drop(marks);
    }
    version = latest;
  };

  /** One look at a time; those who ask during one get the next, which begins after they asked. */
  const catchUp = (): Promise<void> => {
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
        return catchUp();
      });
    return next;
  };

  void catchUp().catch(onError);
  const stopWatching = contentChanges.watch(() => void catchUp().catch(onError));
  return {
    catchUp,
    async stop() {
      await stopWatching();
      await (next ?? running)?.catch(() => {});
    },
  };
}
