import { useEffect, useRef } from 'react';

/**
 * Moves the focus once the next render has changed the page, for controls that remove themselves. What is to have it is looked up
 * then: the element that takes a removed one's place may be new.
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
