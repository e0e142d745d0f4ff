import { setImmediate as nextRound } from 'node:timers/promises';

/**
 * Yields each item in a new round of the event loop. SQLite is synchronous, so requests would otherwise wait for the
 * last item.
 */
export async function* yieldBetween<T>(items: Iterable<T>): AsyncGenerator<T> {
  for (const item of items) {
    await nextRound();
    yield item;
  }
}
