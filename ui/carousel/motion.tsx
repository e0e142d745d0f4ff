import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { Pause, Play } from '../icons.tsx';
import { motionSwitchClass, pausedSelector } from './motion-switch.ts';

interface Motion {
  paused: boolean;
  setPaused(paused: boolean): void;
}

const MotionContext = createContext<Motion>({ paused: false, setPaused: () => undefined });

export function MotionProvider({ children }: { children: ReactNode }) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    // A switch may have been pressed before hydration.
    setPaused(document.querySelector(pausedSelector) !== null);
  }, []);
  const motion = useMemo(() => ({ paused, setPaused }), [paused]);
  return <MotionContext value={motion}>{children}</MotionContext>;
}

/** Whether automatic motion is allowed: the visitor has neither paused it nor set reduced motion. */
export function useMotionAllowed(): boolean {
  const { paused } = useContext(MotionContext);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: no-preference)');
    const follow = () => setWanted(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return wanted && !paused;
}

/** Pauses all automatic motion; all switches of a page share their state. It is a checkbox, so that it works without script. */
export function MotionSwitch({
  label,
  shown = false,
  className,
}: {
  label: string;
  shown?: boolean;
  className: string;
}) {
  const { paused, setPaused } = useContext(MotionContext);
  return (
    <label className={`motion-switch ${className}`} title={shown ? undefined : label}>
      <input
        type="checkbox"
        className={`${motionSwitchClass} sr-only`}
        checked={paused}
        onChange={(event) => setPaused(event.currentTarget.checked)}
      />
      <Pause className="motion-pause size-5 shrink-0" />
      <Play className="motion-play size-5 shrink-0" />
      <span className={shown ? undefined : 'sr-only'}>{label}</span>
    </label>
  );
}
