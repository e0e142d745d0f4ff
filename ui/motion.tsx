import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { Pause, Play } from './icons.tsx';
import { motionSwitchId } from './motion-switch.ts';

interface Motion {
  paused: boolean;
  setPaused(paused: boolean): void;
}

const MotionContext = createContext<Motion>({ paused: false, setPaused: () => undefined });

export function MotionProvider({ children }: { children: ReactNode }) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    const box = document.getElementById(motionSwitchId);
    if (box instanceof HTMLInputElement) setPaused(box.checked);
  }, []);
  const motion = useMemo(() => ({ paused, setPaused }), [paused]);
  return <MotionContext value={motion}>{children}</MotionContext>;
}

/** Whether things may move by themselves: the visitor has not paused them, and wants motion at all. */
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

/** The one control that pauses whatever moves by itself. A checkbox, so that it needs no script. */
export function MotionSwitch({ label }: { label: string }) {
  const { setPaused } = useContext(MotionContext);
  return (
    <label className="motion-switch" title={label}>
      <input
        id={motionSwitchId}
        type="checkbox"
        className="sr-only"
        onChange={(event) => setPaused(event.currentTarget.checked)}
      />
      <span className="sr-only">{label}</span>
      <Pause className="motion-pause size-5" />
      <Play className="motion-play size-5" />
    </label>
  );
}
