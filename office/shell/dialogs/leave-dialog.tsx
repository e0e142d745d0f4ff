import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { useTexts } from '#office/texts/texts.ts';
import { isSettled } from '../moves.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveDialogProps {
  when: boolean;
  /** The consequence for the unsaved work. */
  body: string;
}

/** The path and the open entry; filters and pages of the list do not matter. */
const addressOf = ({ pathname, search }: Location) => `${pathname}?${new URLSearchParams(search).get('open') ?? ''}`;

/** Warns before unsaved work is lost by a navigation or by closing the tab. */
export function LeaveDialog({ when, body }: LeaveDialogProps) {
  const words = useTexts().entries.leave;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      when && addressOf(currentLocation) !== addressOf(nextLocation) && !isSettled(historyAction, nextLocation.state),
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
      body={body}
      confirm={words.leave}
      cancel={words.stay}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
