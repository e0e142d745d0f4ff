/**
 * Runs a function when no mouse button is pressed: at once, or after the click. A press on a button takes the focus
 * from a field first. If the error of the field then moved the button, its click would be lost.
 */
export function createAfterPress(target: Pick<EventTarget, 'addEventListener'>) {
  let isPressed = false;
  let waiting: (() => void)[] = [];
  const release = () => {
    isPressed = false;
    const runs = waiting;
    waiting = [];
    // A task of its own: the click follows the release.
    if (runs.length > 0) {
      setTimeout(() => {
        for (const run of runs) run();
      });
    }
  };
  target.addEventListener(
    'mousedown',
    () => {
      isPressed = true;
    },
    { capture: true },
  );
  target.addEventListener('mouseup', release, { capture: true });
  // A drag ends without a release, and one outside of the window is not reported.
  target.addEventListener('dragend', release, { capture: true });
  target.addEventListener('blur', release);
  return (run: () => void): void => {
    if (isPressed) waiting.push(run);
    else run();
  };
}

export const afterPress = createAfterPress(window);
