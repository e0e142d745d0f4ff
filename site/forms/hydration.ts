let isHydrated = false;

/** Told once the first page has come alive. */
export function markHydrated(): void {
  isHydrated = true;
}

/**
 * When a form that is being mounted was first seen, in milliseconds on the page's clock: a form of the first
 * document was there from the beginning, however late its script came.
 */
export const seenSince = (): number => (isHydrated ? performance.now() : 0);
