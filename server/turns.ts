/** There is more to do than can be done soon; nothing was begun. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export interface Turns {
  /** Does work as soon as its turn comes. Throws {@link TooBusy} where too much is waiting already. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

/** Lets few do something at once, the others in the order they came, and no more than some of them wait. */
export function createTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Turns {
  const waiting: (() => void)[] = [];
  let busy = 0;

  const turn = async (): Promise<void> => {
    if (busy < atOnce) {
      busy += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new TooBusy('Too many are waiting for their turn');
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
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
