/** There is more to do than can be done soon; what was asked for was not begun. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export interface ConcurrencyLimiter {
  /** Does work as soon as its turn comes. Throws {@link TooBusy} where too much is waiting already, or for too long. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Whether whoever came now would be turned away at once. */
  isFull(): boolean;
  /** How many wait. */
  waiting(): number;
}

export interface ConcurrencyLimiterOptions {
  maxConcurrent: number;
  maxWaiting: number;
  /** How long somebody waits for a turn, milliseconds; absent: as long as it takes. */
  maxWaitMs?: number;
  /** The work keeps the event loop to itself, as the making of a page does: everything else goes first, each time. */
  yieldsToEventLoop?: boolean;
  /** While this is so nothing more is begun: see server/limits/event-loop-monitor.ts. */
  isLate?: (() => boolean) | undefined;
}

/**
 * How often the event loop goes round between two beginnings. It takes in one new connection each time, and whoever is to be
 * refused has to be let in first; how many stand at the door cannot be seen, but where few wait for their turn there are not many.
 */
const roundsForOthers = { least: 8, most: 32 };
/** What each round brings may take long, such as a thousand who are sent films: then fewer have to do, milliseconds. */
const longestForOthers = 20;

/** Lets few do something at once, the others in the order they came, and no more than some of them wait. */
export function createConcurrencyLimiter(options: ConcurrencyLimiterOptions): ConcurrencyLimiter {
  const { maxConcurrent, maxWaiting, maxWaitMs, yieldsToEventLoop = false, isLate = () => false } = options;
  const waiting = new Set<() => void>();
  let busy = 0;
  let begun: Promise<void> = Promise.resolve();

  /**
   * A page is made in one go out of memory, and the next one would be too: whoever has just come, or has waited for long enough,
   * would not be heard until nobody waits any more.
   */
  const yieldToOthers = (): Promise<void> => {
    begun = begun.then(async () => {
      const until = performance.now() + longestForOthers;
      const rounds = Math.min(roundsForOthers.most, Math.max(roundsForOthers.least, waiting.size));
      for (let round = 0; round < rounds && performance.now() < until; round++) {
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    return begun;
  };

  const isFull = () => isLate() || (busy >= maxConcurrent && waiting.size >= maxWaiting);

  const turn = async (): Promise<void> => {
    if (isFull()) throw new TooBusy('Too many are waiting for their turn');
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
              reject(new TooBusy('The turn did not come in time'));
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

/** Does what a key stands for once, however many ask for it meanwhile. */
export function createSingleFlight<T>(): {
  do(key: string, work: () => Promise<T>): Promise<T>;
  settled(): Promise<void>;
} {
  const underWay = new Map<string, Promise<T>>();
  return {
    do(key, work) {
      const begun = underWay.get(key) ?? work().finally(() => underWay.delete(key));
      underWay.set(key, begun);
      return begun;
    },
    async settled() {
      await Promise.allSettled(underWay.values());
    },
  };
}
