/** Large pieces that go out in one round of the event loop: together they take about as long as one small page does. */
const mostARound = 8;

export interface FairScheduler {
  /** Resolves at once, or in a later round of the event loop where enough is done in this one. */
  turn(): Promise<void>;
}

/**
 * Parts what would be done in one go, for a thousand who take large things, among the rounds of the event loop: in each of them one
 * new connection is taken in, and whoever asks for something small is answered.
 */
export function createFairScheduler(most = mostARound): FairScheduler {
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

/** Those of this process, which has one event loop. */
export const rounds = createFairScheduler();

/** The same bytes, each piece in its turn. */
export function scheduledFairly(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await rounds.turn();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
