/** There is more to do than can be done soon; what was asked for was not begun. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export interface Turns {
  /** Does work as soon as its turn comes. Throws {@link TooBusy} where too much is waiting already, or for too long. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

export interface TurnsOptions {
  atOnce: number;
  mostWaiting: number;
  /** How long somebody waits for a turn, milliseconds; absent: as long as it takes. */
  patienceMs?: number;
}

/** Lets few do something at once, the others in the order they came, and no more than some of them wait. */
export function createTurns({ atOnce, mostWaiting, patienceMs }: TurnsOptions): Turns {
  const waiting = new Set<() => void>();
  let busy = 0;

  const turn = async (): Promise<void> => {
    if (busy < atOnce) {
      busy += 1;
      return;
    }
    if (waiting.size >= mostWaiting) throw new TooBusy('Too many are waiting for their turn');
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(giveUp);
        resolve();
      };
      const giveUp =
        patienceMs === undefined
          ? undefined
          : setTimeout(() => {
              waiting.delete(begin);
              reject(new TooBusy('The turn did not come in time'));
            }, patienceMs);
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
    async take(work) {
      await turn();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

/** Does what a key stands for once, however many ask for it meanwhile. */
export function createOnce<T>(): { do(key: string, work: () => Promise<T>): Promise<T>; settled(): Promise<void> } {
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
