/** Which pieces of the document's own page have not come alive yet, as far as React has come upon them. */
export interface HydrationTracker {
  /** Waits for a piece that React has come upon, unless all is awake already. */
  add(piece: object): void;
  /** A piece has come alive, or gone with what it was part of: nobody waits for it any more. */
  remove(piece: object): void;
  /** Once all pieces that were waited for have come alive, for good. */
  isOver(): boolean;
}

/** `tell` is called once, when nothing is asleep any more. */
export function createHydrationTracker(tell: () => void): HydrationTracker {
  const pieces = new Set<object>();
  let isOver = false;
  return {
    add(piece) {
      if (!isOver) pieces.add(piece);
    },
    remove(piece) {
      if (!pieces.delete(piece) || pieces.size > 0) return;
      isOver = true;
      tell();
    },
    isOver: () => isOver,
  };
}
