import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { announceHydrated } from './hydrated.ts';
import { createHydrationTracker } from './hydration-tracker.ts';

const tracker = createHydrationTracker(announceHydrated);

const never = () => () => {};

/**
 * Whether a component was part of the document when it mounted. React hydrates each part of the page in its own time, so
 * only React knows.
 */
export function useInDocument(): boolean {
  const isInDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isInDocument)[0];
}

/**
 * When a form that mounts now became visible, in milliseconds of the page's clock. A form of the document was visible
 * from the start.
 */
export const seenSince = (): number => (tracker.isOver() ? performance.now() : 0);

/**
 * Whether a component is hydrated and has rendered the state that it found in the document, such as open menus and
 * typed text.
 */
export function useDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return isDrawn;
}

/**
 * A part of the page that React hydrates separately: a press on it waits for its own hydration only. The page is
 * hydrated once all pieces are (docs/decisions/016-script-on-intent.md).
 */
export function Piece({ children }: { children: ReactNode }) {
  const [piece] = useState(() => ({}));
  // The effect belongs to the outer boundary, so it runs before effects inside the piece. Navigation unmounts the piece.
  useEffect(() => {
    tracker.add(piece);
    return () => tracker.remove(piece);
  }, [piece]);
  return (
    <Suspense>
      {children}
      <Hydrated piece={piece} />
    </Suspense>
  );
}

/** The last child of a piece: its effects run after those of the other children. */
function Hydrated({ piece }: { piece: object }) {
  const isDrawn = useDrawn();
  useEffect(() => {
    if (isDrawn) tracker.remove(piece);
  }, [isDrawn, piece]);
  return null;
}
