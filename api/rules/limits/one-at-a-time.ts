import { setImmediate as nextRound } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one step of long work at a time in the whole process, each in a round of the event loop of its own. However many
 * requests do long work, any other request waits for one step at most.
 */
export function oneAtATime<T>(step: () => Promise<T>): Promise<T> {
  const run = last.then(async () => {
    await nextRound();
    return step();
  });
  last = run.catch(() => {});
  return run;
}
