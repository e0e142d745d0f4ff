import type { RouterContextProvider } from 'react-router';
import { formSentContext } from '../context.ts';

/**
 * Loads a page's data. If that fails after a form was sent without script, the page is shown with `blank`: it carries
 * the form's outcome and the typed values, which an error page would lose.
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
