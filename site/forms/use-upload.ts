import { useState } from 'react';
import { type FailureTexts, outcomeOf } from './no-response.ts';
import type { FormOutcome } from './outcome.ts';
import { sendForm } from './send-form.ts';

export interface Upload {
  /** The outcome of the latest upload; undefined before the first. */
  answer: FormOutcome | undefined;
  /** The sent share as a whole number from 0 to 100; undefined while no upload is in progress. */
  percent: number | undefined;
  send(form: HTMLFormElement): void;
}

/**
 * Sends a form with its file in place and without the router, so that it can report progress and a failing network does
 * not replace the page.
 */
export function useUpload(address: string, texts: FailureTexts): Upload {
  const [answer, setAnswer] = useState<FormOutcome>();
  const [percent, setPercent] = useState<number>();

  const send = (form: HTMLFormElement) => {
    const body = new FormData(form);
    setPercent(0);
    void outcomeOf(() => sendForm(address, body, (share) => setPercent(Math.floor(share * 100))), texts)
      .then(setAnswer)
      .finally(() => setPercent(undefined));
  };

  return { answer, percent, send };
}
