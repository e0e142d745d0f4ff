import { isRouteErrorResponse } from 'react-router';
import type { FormOutcome } from './outcome.ts';

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
    return { tone: 'failure', text: isRouteErrorResponse(error) ? failed : none, errors: [], values: {} };
  }
}
