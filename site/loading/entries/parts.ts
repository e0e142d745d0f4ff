import { data, type HeadersFunction } from 'react-router';
import type { SiteServices } from '#site/context.ts';
import { answerTo, orErrorPage, retryAfter } from '../failures.ts';

export interface PageParts {
  /** The loaded data, or null if the call failed: the page shows a notice in that place. */
  part<T>(asked: Promise<T>): Promise<T | null>;
  /** Data that the page requires: if the call fails, the page fails. */
  core<T>(asked: Promise<T>): Promise<T>;
  /**
   * The page's data with its status: 503 if a part is missing, so that the page is not cached. If every part failed,
   * the first failure is thrown as the page's.
   */
  answer<T>(value: T): ReturnType<typeof data<T>>;
}

/** For pages of independent parts: one that fails does not fail the others. */
export function pageParts(services: SiteServices): PageParts {
  const failures: Error[] = [];
  let asked = 0;
  return {
    part: async (answer) => {
      asked += 1;
      try {
        return await answer;
      } catch (error) {
        // A thrown response, such as 404, applies to the whole page.
        if (!(error instanceof Error)) throw error;
        failures.push(error);
        return null;
      }
    },
    core: (answer) => {
      asked += 1;
      return orErrorPage(services, () => answer);
    },
    answer: (value) => {
      const [first] = failures;
      // `answerTo` logs the failure that becomes the page's.
      if (first && failures.length === asked) throw answerTo(first, services);
      for (const failure of failures) services.logError(failure);
      return data(value, failures.length > 0 ? retryAfter : undefined);
    },
  };
}

/** For routes whose loader returns parts: the loader's cache headers override the layout's. */
export const partsHeaders: HeadersFunction = ({ parentHeaders, loaderHeaders, errorHeaders }) => {
  const merged = new Headers(parentHeaders);
  for (const [name, value] of errorHeaders ?? loaderHeaders) merged.set(name, value);
  return merged;
};
