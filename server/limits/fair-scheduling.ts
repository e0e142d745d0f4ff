/** Large chunks written in one iteration of the event loop; together they take about as long as one small page. */
const maxChunksPerIteration = 8;

export interface FairScheduler {
  /** Resolves at once, or in a later iteration of the event loop once this one has written enough. */
  turn(): Promise<void>;
}

/**
 * Spreads the chunks of large downloads over iterations of the event loop, so that each iteration also accepts a new
 * connection and serves small requests.
 */
export function createFairScheduler(most = maxChunksPerIteration): FairScheduler {
  const waiting: (() => void)[] = [];
  let left = most;
  let counting = false;
  const nextRound = () => {
    for (left = most; left > 0 && waiting.length > 0; left--) waiting.shift()?.();
    counting = left < most;
    if (counting) setImmediate(nextRound);
  };
  return {
    async turn() {
      if (!counting) {
        counting = true;
        setImmediate(nextRound);
      }
      if (left > 0) left -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}

/** One per process, because a process has one event loop. */
export const scheduler = createFairScheduler();

/** The same stream, each chunk scheduled. */
export function scheduledFairly(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await scheduler.turn();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
