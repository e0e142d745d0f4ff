/** A change is reported once no value has moved for this long; milliseconds. */
export const changeDelayMs = 20;
/** Reports are suspended while the wheel turns, until this long after its last move; milliseconds. */
export const wheelHoldMs = 100;

export interface RangeNotice {
  /** A value moved, by pointer or key. */
  moved(): void;
  /** A value moved by the wheel. */
  wheeled(): void;
  /** Cancels pending reports. */
  stop(): void;
}

/** Calls `tell` when the values have settled (debounce). */
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
