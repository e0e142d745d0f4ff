import { setImmediate as nextRound } from 'node:timers/promises';

/** The items, each in a round of the event loop of its own: SQLite answers within the round, and requests would wait for the last. */
export async function* oneEachRound<T>(items: Iterable<T>): AsyncGenerator<T> {
  for (const item of items) {
    await nextRound();
    yield item;
  }
}
