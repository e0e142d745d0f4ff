import { useEffect, useState } from 'react';
import { tellHydrated } from '../boot/hydrated.ts';

/** What React takes over piece by piece: header, content and footer (shell/shell.tsx). */
let asleep = 3;

/**
 * Whether a part of the first page has come alive, for one component of each: told only once that what the page found open,
 * typed or moving, and took over, has been drawn as well.
 */
export function useHydrated(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isDrawn) setDrawn(true);
    else if (--asleep === 0) tellHydrated();
  }, [isDrawn]);
  return isDrawn;
}

/** Stands behind what a part holds, so that all of that has come alive before. */
export function Hydrated() {
  useHydrated();
  return null;
}

/**
 * When a form that is being mounted was first seen, in milliseconds on the page's clock: a form of the first
 * document was there from the beginning, however late its script came.
 */
export const seenSince = (): number => (asleep > 0 ? 0 : performance.now());
