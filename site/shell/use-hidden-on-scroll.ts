import { useEffect, useState } from 'react';

/** Less than this is a trembling hand, not a direction; pixels. */
const leastScroll = 6;
/** Near the top the header always shows; pixels. */
const topZone = 120;

/** True while the visitor scrolls down, false again once they scroll up or are near the top. */
export function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < leastScroll) return;
      setHidden(now > last && now > topZone);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return hidden;
}
