import { isRouteErrorResponse } from 'react-router';
import { responseMs } from '../constants.ts';
import { type FormOutcome, failure, isFormOutcome } from './outcome.ts';

/** A form's failure texts: for an error response (`failed`) and for no response (`error`). */
export interface FailureTexts {
  failed: string;
  error: string;
}

/** Rejects with a TypeError, as `fetch` does without a response, if the request takes too long. */
export const inTime = <T>(request: Promise<T>): Promise<T> =>
  Promise.race([
    request,
    new Promise<never>((_, reject) => setTimeout(() => reject(new TypeError('No response in time')), responseMs)),
  ]);

/**
 * Wraps a form's action in the browser: without a response in time, the form stays on the page as typed and shows the
 * failure.
 */
export async function orNoResponse(
  send: () => Promise<FormOutcome>,
  { failed, error: none }: FailureTexts,
): Promise<FormOutcome> {
  try {
    return await inTime(send());
  } catch (error) {
    return failure(isRouteErrorResponse(error) ? failed : none);
  }
}

/** The same for a request whose response is the outcome as JSON. */
export async function outcomeOf(
  ask: () => Promise<unknown>,
  { failed, error: none }: FailureTexts,
): Promise<FormOutcome> {
  try {
    const answer = await ask();
    return isFormOutcome(answer) ? answer : failure(failed);
  } catch {
    return failure(none);
  }
}
