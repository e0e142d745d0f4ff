/** The limiter is full. The work was not started. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export interface ConcurrencyLimiter {
  /** Runs work when there is room. Throws {@link TooBusy} if too much work waits, or if it waits too long. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Whether more work would be rejected at once. */
  isFull(): boolean;
  /** The number of waiting tasks. */
  waiting(): number;
}

export interface ConcurrencyLimiterOptions {
  maxConcurrent: number;
  maxWaiting: number;
  /** How long work may wait, in milliseconds; absent: without limit. */
  maxWaitMs?: number;
  /** The work blocks the event loop, as rendering does: each time, other events are processed first. */
  yieldsToEventLoop?: boolean;
  /** While true, all work is rejected (event-loop-monitor.ts). */
  isLate?: (() => boolean) | undefined;
}

/**
 * Iterations of the event loop between two starts. One iteration accepts one new connection, which must be accepted
 * before it can be rejected. The number of connections in the backlog is unknown, but it is small while little work
 * waits.
 */
const yieldIterations = { least: 8, most: 32 };
/**
 * Iterations may be slow, such as with a thousand downloads; then fewer must suffice. In milliseconds of processor time:
 * while other processes have the processor, the clock passes without an iteration, and hardly a connection was accepted.
 */
const maxYieldMs = 20;

/** The processor time of this thread, in milliseconds. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Bounds how much work runs at once and how much waits, in order of arrival. */
export function createConcurrencyLimiter(options: ConcurrencyLimiterOptions): ConcurrencyLimiter {
  const { maxConcurrent, maxWaiting, maxWaitMs, yieldsToEventLoop = false, isLate = () => false } = options;
  const waiting = new Set<() => void>();
  let busy = 0;
  let begun: Promise<void> = Promise.resolve();

  /**
   * Pages are rendered from memory without a pause, one after the other. New connections and timers would not be
   * processed until no work waits.
   */
  const yieldToOthers = (): Promise<void> => {
    begun = begun.then(async () => {
      const until = processorMs() + maxYieldMs;
      const rounds = Math.min(yieldIterations.most, Math.max(yieldIterations.least, waiting.size));
      for (let round = 0; round < rounds && processorMs() < until; round++) {
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    return begun;
  };

  const isFull = () => isLate() || (busy >= maxConcurrent && waiting.size >= maxWaiting);

  const turn = async (): Promise<void> => {
    if (isFull()) throw new TooBusy('Too much work is waiting');
    if (busy < maxConcurrent) {
      busy += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(giveUp);
        resolve();
      };
      const giveUp =
        maxWaitMs === undefined
          ? undefined
          : setTimeout(() => {
              waiting.delete(begin);
              reject(new TooBusy('The work waited for too long'));
            }, maxWaitMs);
      waiting.add(begin);
    });
  };
  const leave = (): void => {
    const [next] = waiting;
    if (!next) {
      busy -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    isFull,
    waiting: () => waiting.size,
    async take(work) {
      await turn();
      try {
        if (yieldsToEventLoop) await yieldToOthers();
        return await work();
      } finally {
        leave();
      }
    },
  };
}

/** Runs the work of a key once for all concurrent callers. */
export function createSingleFlight<T>(): {
  do(key: string, work: () => Promise<T>): Promise<T>;
  settled(): Promise<void>;
} {
  const inFlight = new Map<string, Promise<T>>();
  return {
    do(key, work) {
      const begun = inFlight.get(key) ?? work().finally(() => inFlight.delete(key));
      inFlight.set(key, begun);
      return begun;
    },
    async settled() {
      await Promise.allSettled(inFlight.values());
    },
  };
}
