import type { RouterContextProvider } from 'react-router';
import { formSentContext } from '../context.ts';

/**
 * Loads a page's data. Where that fails after a form was sent without script, the page is shown with `blank`
 * instead: it carries the form's outcome and what was typed, which an error page would throw away.
 */
export async function orBlankAfterForm<T>(
  context: Readonly<RouterContextProvider>,
  blank: T,
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (context.get(formSentContext)) return blank;
    throw error;
  }
}
