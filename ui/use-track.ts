import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { itemInView, itemsInView, scrollToItem } from './scroll-track.ts';

export interface Track {
  ref: RefObject<HTMLUListElement | null>;
  /** Of the list: what scrolls must be reachable by keys, without script too. */
  tabIndex: 0 | undefined;
  /** The item at the start of the track. */
  current: number;
  /** How many items are seen at once. */
  seen: number;
  /** Goes to an item; beyond an end it starts over at the other. */
  show(index: number): void;
}

/** A list that scrolls sideways, moved by buttons in `speedMs`, or at once where motion is not wanted. */
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
