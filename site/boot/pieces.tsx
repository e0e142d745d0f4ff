import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { tellHydrated } from './hydrated.ts';
import { createHydrationTracker } from './hydration-tracker.ts';

const asleep = createHydrationTracker(tellHydrated);

/** Whether what is being mounted was there before script was, as a part of the document. */
export const isHydrating = (): boolean => !asleep.isOver();

/**
 * When a form that is being mounted was first seen, in milliseconds on the page's clock: a form of the first
 * document was there from the beginning, however late its script came.
 */
export const seenSince = (): number => (asleep.isOver() ? performance.now() : 0);

/** Whether a component has come alive, and what it found open, typed or moving, and took over, has been drawn as well. */
export function useDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return isDrawn;
}

/**
 * What React takes over by itself: a press on it meets no more work than its own, and others need not wait for it. Once all
 * pieces of the document have come alive, React answers on the page (docs/decisions/016-script-on-intent.md).
 */
export function Piece({ children }: { children: ReactNode }) {
  const [piece] = useState(() => ({}));
  // Runs with what surrounds the piece, and so before anything in it. Whoever goes to another page takes it away.
  useEffect(() => {
    asleep.add(piece);
    return () => asleep.remove(piece);
  }, [piece]);
  return (
    <Suspense>
      {children}
      <Awake piece={piece} />
    </Suspense>
  );
}

/** Stands behind what a piece holds, so that all of that has come alive before. */
function Awake({ piece }: { piece: object }) {
  const isDrawn = useDrawn();
  useEffect(() => {
    if (isDrawn) asleep.remove(piece);
  }, [isDrawn, piece]);
  return null;
}
