import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { seenSince } from '../boot/pieces.tsx';
import { afterPressMs } from '../constants.ts';
import { useToasts } from '../shell/toasts.tsx';
import type { FormOutcome } from './outcome.ts';

export interface Submission {
  form: RefObject<HTMLFormElement | null>;
  /** Counts the outcomes, so that the notice can tell a new one from the same again. */
  turn: number;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Once somebody begins to fill the form in. */
  onFocus(): void;
}

/**
 * What every form does around its sending: it tells how long it was open, keeps a second click from sending
 * again, and on an outcome shows the toast and, after success, empties itself.
 */
export function useSubmission(outcome: FormOutcome | undefined, isBusy: boolean): Submission {
  const form = useRef<HTMLFormElement>(null);
  const since = useRef(0);
  const [turn, setTurn] = useState(0);
  const { show, prepare } = useToasts();

  useEffect(() => {
    since.current = seenSince();
  }, []);

  const onOutcome = useEffectEvent((latest: FormOutcome) => {
    show(latest.tone, latest.text);
    setTurn((before) => before + 1);
    if (latest.tone === 'success') form.current?.reset();
  });
  useEffect(() => {
    if (outcome) onOutcome(outcome);
  }, [outcome]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isBusy) {
      event.preventDefault();
      return;
    }
    const elapsed = event.currentTarget.elements.namedItem('elapsedMs');
    if (elapsed instanceof HTMLInputElement) elapsed.value = String(Math.round(performance.now() - since.current));
  };

  // The press that gave the focus is answered first.
  return { form, turn, onSubmit, onFocus: () => setTimeout(prepare, afterPressMs) };
}
