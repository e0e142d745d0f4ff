import { motionSwitchClass } from '#ui/motion-switch.ts';

/**
 * Keeps the pause of motion for the other documents of a visit, and gives all switches of a page one state until React does
 * (ui/motion.tsx). Written for few bytes: it is part of every page.
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
