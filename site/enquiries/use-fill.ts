import { type RefObject, useState } from 'react';
import { type FailureTexts, outcomeOf } from '../forms/no-response.ts';
import type { FormOutcome } from '../forms/outcome.ts';
import { sendForm } from '../forms/send-form.ts';
import type { EnquiryOutcome } from './enquiry-outcome.ts';

const noProgress = () => undefined;

/**
 * Sends the form as one of its buttons does that fill it in. Resolves with the filled form, or with a text that says why
 * there is none; undefined: another request is in progress.
 */
export function useFill(form: RefObject<HTMLFormElement | null>, address: string, texts: FailureTexts) {
  const [running, setRunning] = useState<string>();

  const fill = async (name: string, value: string): Promise<EnquiryOutcome | undefined> => {
    if (!form.current || running !== undefined) return undefined;
    const body = new FormData(form.current);
    body.delete('file');
    body.set(name, value);
    setRunning(name);
    const outcome: FormOutcome | EnquiryOutcome = await outcomeOf(() => sendForm(address, body, noProgress), texts);
    setRunning(undefined);
    return outcome;
  };
  return { fill, running };
}
