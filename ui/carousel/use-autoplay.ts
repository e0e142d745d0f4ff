import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useMotionAllowed } from './motion.tsx';

/**
 * Calls `next` every `delayMs()` while motion is allowed, the page is visible, and neither pointer nor focus is inside
 * the element.
 */
export function useAutoplay(element: RefObject<HTMLElement | null>, delayMs: () => number, next: () => void): void {
  const allowed = useMotionAllowed();
  const [held, setHeld] = useState(false);
  const onNext = useEffectEvent(next);
  const onDelay = useEffectEvent(delayMs);

  useEffect(() => {
    const area = element.current;
    if (!area) return;
    const check = () => setHeld(area.matches(':hover') || area.contains(document.activeElement));
    const checkAfter = () => requestAnimationFrame(check);
    // Pointer or focus may have been inside before hydration.
    check();
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const event of events) area.addEventListener(event, checkAfter);
    return () => {
      for (const event of events) area.removeEventListener(event, checkAfter);
    };
  }, [element]);

  useEffect(() => {
    if (!allowed || held) return;
    let timer = 0;
    const plan = () => {
      timer = window.setTimeout(() => {
        if (document.visibilityState === 'visible') onNext();
        plan();
      }, onDelay());
    };
    plan();
    return () => window.clearTimeout(timer);
  }, [allowed, held]);
}
