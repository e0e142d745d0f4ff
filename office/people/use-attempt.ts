import { useState } from 'react';
import { CallError } from '#contract/call-error.ts';
import { messageOf } from '../providers/error-texts.ts';
import { useTexts } from '../texts/texts.ts';

/** Something a person tries: whether it is under way, and what went wrong, by field and in all. */
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
    /** What is wrong with no field in particular; '' where nothing is. */
    message,
    errorAt: (name: string): string => fields.find(({ field }) => field === name)?.message ?? '',
    clear: () => setError(undefined),
  };
}
