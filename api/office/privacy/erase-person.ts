import type { Handler } from '#api/context.ts';
import { actorOf } from '#api/office/content/allowed.ts';
import type { erasePerson as erasePersonCall } from '#contract/calls/office/privacy.ts';
import { actorName } from '#store/actor.ts';

/**
 * Deletes all rows in one transaction, then the files. A file that cannot be removed now has no row any more, so the
 * clean-up job removes it.
 */
export const erasePerson: Handler<typeof erasePersonCall> = async ({ email }, context) => {
  const { caller, logError, now, privateBlobs, requestId, store } = context;
  const by = actorOf(caller);
  const { blobs, ...counts } = await store.submissions.erasePerson(email, by);
  let files = 0;
  for (const blob of blobs) {
    try {
      await privateBlobs.remove(blob);
      files += 1;
    } catch (error) {
      logError(error, { requestId, call: 'ErasePerson' });
    }
  }
  return { ...counts, email, at: now().toISOString(), by: actorName(by), files };
};
