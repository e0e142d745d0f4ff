import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { itemInView, itemsInView, scrollToItem } from './scroll-track.ts';

export interface Track {
  ref: RefObject<HTMLUListElement | null>;
  /** Of the list: a scroll container must be focusable, without script too. */
  tabIndex: 0 | undefined;
  /** The index of the item at the start of the track. */
  current: number;
  /** The number of visible items. */
  seen: number;
  /** Scrolls to an item; an index beyond an end wraps around. */
  show(index: number): void;
}

/** A horizontally scrolling list, moved by buttons in `speedMs`, or immediately with reduced motion. */
export function useTrack(count: number, speedMs: number): Track {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [seen, setSeen] = useState(1);

  useEffect(() => {
    const track = ref.current;
    if (!track) return;
    const look = () => {
      setCurrent(itemInView(track));
      setSeen(itemsInView(track));
    };
    look();
    track.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(track);
    return () => {
      track.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, []);

  const show = useCallback(
    (index: number) => {
      const track = ref.current;
      if (!track || count === 0) return;
      const last = Math.max(0, count - itemsInView(track));
      const wanted = index > last ? 0 : index < 0 ? last : index;
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollToItem(track, wanted, still ? 0 : speedMs);
    },
    [count, speedMs],
  );

  return { ref, tabIndex: count > 1 ? 0 : undefined, current, seen, show };
}
