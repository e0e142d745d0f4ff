/** The pieces of the first page that React has rendered and not yet hydrated. */
export interface HydrationTracker {
  /** Waits for a piece, unless hydration is over. */
  add(piece: object): void;
  /** Stops waiting for a piece: it is hydrated or was removed. */
  remove(piece: object): void;
  /** True once all pieces are hydrated, and from then on. */
  isOver(): boolean;
}

/** Calls `onHydrated` once, when all pieces are hydrated. */
export function createHydrationTracker(onHydrated: () => void): HydrationTracker {
  const pieces = new Set<object>();
  let isOver = false;
  return {
    add(piece) {
      if (!isOver) pieces.add(piece);
    },
    remove(piece) {
      if (!pieces.delete(piece) || pieces.size > 0) return;
      isOver = true;
      onHydrated();
    },
    isOver: () => isOver,
  };
}
