import { useEffect, useEffectEvent } from 'react';

/** Calls `save` on Ctrl+S, or Command+S on a Mac, instead of the browser's own saving of the page. */
export function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    // A dialog has its own buttons.
    if (!event.repeat && document.querySelector('[role="dialog"]') === null) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
