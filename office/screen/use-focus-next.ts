import { useEffect, useRef } from 'react';

/**
 * Moves the focus after the next render, for controls that remove themselves. `find` runs after that render, because the element that
 * follows a removed one may be new.
 */
export function useFocusNext(): (find: () => HTMLElement | null | undefined) => void {
  const next = useRef<() => HTMLElement | null | undefined>(undefined);
  useEffect(() => {
    const find = next.current;
    next.current = undefined;
    find?.()?.focus();
  });
  return (find) => {
    next.current = find;
  };
}
