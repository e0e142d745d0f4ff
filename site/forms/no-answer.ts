import { isRouteErrorResponse } from 'react-router';
import { type FormOutcome, failure, isFormOutcome } from './outcome.ts';

/** What a form says when it fails: an answer that was not OK, or none at all. */
export interface FailureTexts {
  failed: string;
  error: string;
}

/**
 * Runs in the browser around a form's action: without an answer from the site the form stays on the page, as
 * typed, and says so.
 */
export async function orNoAnswer(
  send: () => Promise<FormOutcome>,
  { failed, error: none }: FailureTexts,
): Promise<FormOutcome> {
  try {
    return await send();
  } catch (error) {
    return failure(isRouteErrorResponse(error) ? failed : none);
  }
}

/** The same around a request whose answer is the outcome as JSON. */
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
