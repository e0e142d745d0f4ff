import { daysAfter, retention } from '#contract/submissions/retention.ts';
import type { BlobStore } from '#files/blob-store.ts';
import type { Log } from '#server/logging/log.ts';
import type { SweptCounts } from '#store/interfaces/personal.ts';
import type { Store } from '#store/store.ts';

export interface SweepParts {
  store: Pick<Store, 'clock' | 'retention' | 'visits' | 'zeroResultSearches'>;
  privateBlobs: Pick<BlobStore, 'remove'>;
  now: () => Date;
  log: Log;
}

/** Whether the clock may be believed. If not, an operator must confirm the time before anything is deleted by its age. */
export async function mayDeleteByAge(
  { store, log }: Pick<SweepParts, 'log'> & { store: Pick<Store, 'clock'> },
  now: Date,
) {
  const clock = await store.clock.check(now);
  if (clock.stopped) {
    const { trustedAt } = clock;
    log.error(
      { trustedAt, now: now.toISOString() },
      'The clock has jumped: deletions by age wait for npm run clock -- confirm',
    );
  }
  return !clock.stopped;
}

/**
 * Deletes data whose retention period has ended, and logs the counts only. Deletes nothing if the clock has jumped. A
 * CV that cannot be deleted has no row any more, so the sweep of orphaned files deletes it later.
 */
export async function sweepPersonal({ store, privateBlobs, now, log }: SweepParts): Promise<SweptCounts | undefined> {
  const time = now();
  if (!(await mayDeleteByAge({ store, log }, time))) return undefined;
  const counts = await store.retention.sweep(time, async (blobs) => {
    for (const blob of blobs) {
      await privateBlobs
        .remove(blob)
        .catch((error: unknown) =>
          log.warn({ err: error }, 'Failed to delete a CV; the sweep of orphaned files will try again'),
        );
    }
  });
  const dayBefore = (days: number) => daysAfter(time, -days).toISOString().slice(0, 10);
  await store.visits.dropBefore(dayBefore(retention.visitDays));
  await store.zeroResultSearches.dropBefore(dayBefore(retention.searchTermDays));
  if (Object.values(counts).some((count) => count > 0)) log.info({ deleted: counts }, 'Deleted expired personal data');
  return counts;
}
