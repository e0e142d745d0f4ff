import { daysAfter, retention } from '#contract/retention.ts';
import type { BlobStore } from '#files/blob-store.ts';
import type { SweptCounts } from '#store/personal.ts';
import type { Store } from '#store/store.ts';
import type { Log } from '../logging/log.ts';

export interface SweepParts {
  store: Pick<Store, 'retention' | 'visits'>;
  privateBlobs: Pick<BlobStore, 'remove'>;
  now: () => Date;
  log: Log;
}

/**
 * Deletes what was kept for as long as it may be, and says how much of what, naming nobody. A CV that cannot be removed
 * belongs to no row any more, and goes with what else is left over.
 */
export async function sweepPersonal({ store, privateBlobs, now, log }: SweepParts): Promise<SweptCounts> {
  const time = now();
  const counts = await store.retention.sweep(time, async (blobs) => {
    for (const blob of blobs) {
      await privateBlobs
        .remove(blob)
        .catch((error: unknown) => log.warn({ err: error }, 'A CV could not be removed yet'));
    }
  });
  await store.visits.dropBefore(daysAfter(time, -retention.visitDays).toISOString().slice(0, 10));
  if (Object.values(counts).some((count) => count > 0))
    log.info({ deleted: counts }, 'Deleted what was kept long enough');
  return counts;
}
