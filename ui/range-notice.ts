/** A change is told once nothing more has moved for this long; milliseconds. */
export const changeDelayMs = 20;
/** While a wheel turns nothing is told; telling begins again this long after its last move; milliseconds. */
export const wheelHoldMs = 100;

export interface RangeNotice {
  /** A value moved, by pointer or key. */
  moved(): void;
  /** A value moved by the wheel. */
  wheeled(): void;
  /** Forgets what was still to be told. */
  stop(): void;
}

/** Calls `tell` when the values have come to rest. */
export function createRangeNotice(tell: () => void): RangeNotice {
  let delay: ReturnType<typeof setTimeout> | undefined;
  let hold: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(delay);
    if (hold === undefined) delay = setTimeout(tell, changeDelayMs);
  };
  return {
    moved,
    wheeled() {
      clearTimeout(delay);
      clearTimeout(hold);
      hold = setTimeout(() => {
        hold = undefined;
        moved();
      }, wheelHoldMs);
    },
    stop() {
      clearTimeout(delay);
      clearTimeout(hold);
      hold = undefined;
    },
  };
}
