import { motionSwitchClass } from '#ui/carousel/motion-switch.ts';

/**
 * Stores the pause of motion in the session, and keeps all switches of a page in one state until React hydrates
 * (ui/carousel/motion.tsx). Every page contains this code, so it is short. `kept`: what the session stores.
 */
export function rememberPause(kept: Record<string, unknown>): void {
  const selector = `.${motionSwitchClass}`;
  const pauseAll = (isPaused: boolean) => {
    for (const box of document.querySelectorAll<HTMLInputElement>(selector)) box.checked = isPaused;
  };
  if (kept.paused) pauseAll(true);
  addEventListener('change', (event) => {
    const box = event.target as HTMLInputElement;
    if (!box.matches(selector)) return;
    pauseAll(box.checked);
    kept.paused = box.checked ? 1 : '';
  });
}
