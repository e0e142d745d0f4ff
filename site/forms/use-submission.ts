import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { seenSince } from '../boot/pieces.tsx';
import { afterPressMs } from '../constants.ts';
import { useToasts } from '../shell/toasts/toasts.tsx';
import type { FormOutcome } from './outcome.ts';

export interface Submission {
  form: RefObject<HTMLFormElement | null>;
  /** Counts the outcomes, so that the notice can tell a new one from the previous one. */
  turn: number;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** When the visitor starts to fill in the form. */
  onFocus(): void;
}

/**
 * What every form needs around its submission: it measures how long the form was open, blocks a second submission,
 * shows a toast for the outcome and resets the form after success.
 */
export function useSubmission(outcome: FormOutcome | undefined, isBusy: boolean): Submission {
  const form = useRef<HTMLFormElement>(null);
  const since = useRef(0);
  const [turn, setTurn] = useState(0);
  const { show, hide, prepare } = useToasts();

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
    hide();
    const elapsed = event.currentTarget.elements.namedItem('elapsedMs');
    if (elapsed instanceof HTMLInputElement) elapsed.value = String(Math.round(performance.now() - since.current));
  };

  // The response to the press that gave the focus has priority.
  return { form, turn, onSubmit, onFocus: () => setTimeout(prepare, afterPressMs) };
}
