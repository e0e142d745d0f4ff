import { setTimeout as wait } from 'node:timers/promises';
import type { BlobStore } from '#files/blob-store.ts';
import type { Log } from '../logging/log.ts';

/** Shorter than the time limits of load balancers and of a scrape: a storage that hangs counts as unavailable. */
const checkMs = 1_500;

/** Returns whether the file storage responds. A change is logged once, not with each check. */
export function filesState(blobs: Pick<BlobStore, 'check'>, log: Log): () => Promise<boolean> {
  let last = true;
  return async () => {
    const ended = new AbortController();
    const timeUp = wait(checkMs, undefined, { signal: ended.signal }).then(() => {
      throw new Error(`No response within ${checkMs} ms`);
    });
    let isUp = true;
    try {
      await Promise.race([blobs.check(), timeUp]);
    } catch (error) {
      isUp = false;
      if (last) log.error({ err: error }, 'The file storage does not respond; uploads and CVs are rejected');
    }
    ended.abort();
    await timeUp.catch(() => undefined);
    if (isUp && !last) log.info('The file storage responds again');
    last = isUp;
    return isUp;
  };
}
