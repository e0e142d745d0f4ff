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
 * Deletes data whose retention period has ended, and logs the counts only. A CV that cannot be deleted has no row any more, so the sweep of
 * orphaned files deletes it later.
 */
export async function sweepPersonal({ store, privateBlobs, now, log }: SweepParts): Promise<SweptCounts> {
  const time = now();
  const counts = await store.retention.sweep(time, async (blobs) => {
    for (const blob of blobs) {
      await privateBlobs
        .remove(blob)
        .catch((error: unknown) =>
          log.warn({ err: error }, 'Failed to delete a CV; the sweep of orphaned files will try again'),
        );
    }
  });
  await store.visits.dropBefore(daysAfter(time, -retention.visitDays).toISOString().slice(0, 10));
  if (Object.values(counts).some((count) => count > 0)) log.info({ deleted: counts }, 'Deleted expired personal data');
  return counts;
}
