import { useState } from 'react';
import { CallError } from '#contract/protocol/call-error.ts';
import { ruleText } from '#office/generic/fields/rule-texts.ts';
import { messageOf } from '#office/providers/error-texts.ts';
import { useTexts } from '#office/texts/texts.ts';

/** A form submission: whether it is in progress, and its errors by field and in general. */
export function useAttempt() {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const fields = error instanceof CallError ? error.errors : [];

  const attempt = async (task: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await task();
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  };

  const message =
    error === undefined || fields.length > 0
      ? ''
      : error instanceof CallError && error.problem?.detail
        ? error.problem.detail
        : messageOf(error, texts);
  return {
    busy,
    error,
    attempt,
    /** An error of no particular field; '' without one. */
    message,
    errorAt: (name: string): string => {
      const found = fields.find(({ field }) => field === name);
      return found ? ruleText(found, texts.rules) : '';
    },
    clear: () => setError(undefined),
  };
}
