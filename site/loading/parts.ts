import { data, type HeadersFunction } from 'react-router';
import type { SiteServices } from '../context.ts';
import { answerTo, comeBackLater, orErrorPage } from './failures.ts';

export interface PageParts {
  /** What was asked for, or null where the call failed: then the page says so in that place. */
  part<T>(asked: Promise<T>): Promise<T | null>;
  /** What the page cannot be without: where that call fails, the page does. */
  core<T>(asked: Promise<T>): Promise<T>;
  /**
   * The page's data with its status: 503 where a part is missing, so that nobody keeps the page. Where every part is
   * missing there is no page to show, and the first failure is thrown as one of the whole.
   */
  answer<T>(value: T): ReturnType<typeof data<T>>;
}

/** For pages made of independent parts: one that cannot be had does not take the others with it. */
export function pageParts(services: SiteServices): PageParts {
  const failures: Error[] = [];
  let asked = 0;
  return {
    part: async (answer) => {
      asked += 1;
      try {
        return await answer;
      } catch (error) {
        // An answer, such as "no such page", is meant for the whole.
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
      // The one that ends as the page's failure is logged there.
      if (first && failures.length === asked) throw answerTo(first, services);
      for (const failure of failures) services.logError(failure);
      return data(value, failures.length > 0 ? comeBackLater : undefined);
    },
  };
}

/** For routes whose loader answers in parts: what the loader says of keeping the page goes before what the layout says. */
export const partsHeaders: HeadersFunction = ({ parentHeaders, loaderHeaders, errorHeaders }) => {
  const merged = new Headers(parentHeaders);
  for (const [name, value] of errorHeaders ?? loaderHeaders) merged.set(name, value);
  return merged;
};
