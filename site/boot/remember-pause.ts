import { motionSwitchClass } from '#ui/carousel/motion-switch.ts';

/**
 * Stores the pause of motion in the session, and keeps all switches of a page in one state until React hydrates (ui/carousel/motion.tsx). Every
 * page contains this code, so it is short.
 */
export function rememberPause(): void {
  const selector = `.${motionSwitchClass}`;
  let kept: Storage | undefined;
  // Where the browser denies the storage, the pause ends with the document.
  try {
    kept = sessionStorage;
  } catch {}
  const pauseAll = (isPaused: boolean) => {
    for (const box of document.querySelectorAll<HTMLInputElement>(selector)) box.checked = isPaused;
  };
  if (kept?.paused) pauseAll(true);
  addEventListener('change', (event) => {
    const box = event.target as HTMLInputElement;
    if (!box.matches(selector)) return;
    pauseAll(box.checked);
    if (kept) kept.paused = box.checked ? 1 : '';
  });
}
