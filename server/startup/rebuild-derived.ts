import type { Store } from '#store/store.ts';
import type { Log } from '../logging/log.ts';

export interface RebuildOptions {
  store: Pick<Store, 'derived' | 'exclusively'>;
  log: Pick<Log, 'error'>;
  /** Called every few seconds, and at the end of what took as long. */
  onProgress: (progress: { rebuilt: number; remaining: number }) => void;
  reportEveryMs?: number;
  signal?: AbortSignal;
}

/**
 * Derives outdated data of entries again, in short transactions: those of entries that an older program has saved, and
 * all of them after an upgrade that derives something else. One process does it; in the others, and if nothing is
 * outdated, it ends at once.
 */
export async function rebuildDerived({
  store,
  log,
  onProgress,
  reportEveryMs = 5_000,
  signal,
}: RebuildOptions): Promise<void> {
  const { derived } = store;
  if ((await derived.countOutdated()) === 0) return;
  await store.exclusively('derived', async () => {
    const onFailure = (entry: number, err: unknown) =>
      log.error({ err, entry }, 'Cannot derive the data of an entry; it is left out until it is saved again');
    const began = performance.now();
    let [rebuilt, reportedAt] = [0, began];
    while (!signal?.aborted) {
      const done = await derived.rebuildSome(onFailure);
      rebuilt += done;
      const isOver = done === 0;
      if (performance.now() - (isOver ? began : reportedAt) >= reportEveryMs) {
        reportedAt = performance.now();
        onProgress({ rebuilt, remaining: isOver ? 0 : await derived.countOutdated() });
      }
      if (isOver) return;
    }
  });
}
