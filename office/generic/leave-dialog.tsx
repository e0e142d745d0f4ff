import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { isSettled } from '../shell/moves.ts';
import { useTexts } from '../texts/texts.ts';

/** Warns before unsaved work is left, by a link or by closing the tab. */
export function LeaveDialog({ when }: { when: boolean }) {
  const words = useTexts().entries.leave;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      when && currentLocation.pathname !== nextLocation.pathname && !isSettled(historyAction, nextLocation.state),
  );
  useEffect(() => {
    if (!when) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={words.title}
      body={words.body}
      confirm={words.leave}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
