import { useState } from 'react';
import { type FailureTexts, outcomeOf } from './no-answer.ts';
import type { FormOutcome } from './outcome.ts';
import { sendForm } from './send-form.ts';

export interface Upload {
  /** What became of the latest one; undefined before the first. */
  answer: FormOutcome | undefined;
  /** How much of it has been sent, 0 to 100 in whole numbers; undefined while nothing is on its way. */
  percent: number | undefined;
  send(form: HTMLFormElement): void;
}

/**
 * Sends a form with its file in place, by itself rather than through the router, so that it can tell how far it is
 * and a failing network never costs the page it stands on.
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
