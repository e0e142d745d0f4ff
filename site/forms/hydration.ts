import { useEffect } from 'react';
import { tellHydrated } from '../boot/hydrated.ts';

/** What React takes over piece by piece: header, content and footer (shell/shell.tsx). */
let asleep = 3;

/** Told by each part of the first page once it has come alive. */
export function partHydrated(): void {
  asleep -= 1;
  if (asleep === 0) tellHydrated();
}

/** Stands behind what a part holds, so that all of that has come alive before. */
export function Hydrated() {
  useEffect(partHydrated, []);
  return null;
}

/**
 * When a form that is being mounted was first seen, in milliseconds on the page's clock: a form of the first
 * document was there from the beginning, however late its script came.
 */
export const seenSince = (): number => (asleep > 0 ? 0 : performance.now());
