import { useEffect, useState } from 'react';

/** The state of data that a part of a page loads on its own. */
export type Loading<T> = { state: 'loading' } | { state: 'loaded'; data: T } | { state: 'error'; message: string };

const internalError: Loading<never> = { state: 'error', message: 'Internal error' };
const loading: Loading<never> = { state: 'loading' };

/**
 * Fetches data in the browser, again for each new function. The result of an older function is dropped, and its signal
 * aborted. Without a function, the error is 'Internal error'.
 */
export function useData<T>(fetchData: ((signal: AbortSignal) => Promise<T>) | undefined): Loading<T> {
  const [result, setResult] = useState<{ of: typeof fetchData; outcome: Loading<T> }>();

  useEffect(() => {
    if (!fetchData) return;
    const controller = new AbortController();
    const keep = (outcome: Loading<T>) => {
      if (!controller.signal.aborted) setResult({ of: fetchData, outcome });
    };
    fetchData(controller.signal).then(
      (data) => keep({ state: 'loaded', data }),
      (error: unknown) => keep({ state: 'error', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => controller.abort();
  }, [fetchData]);

  if (!fetchData) return internalError;
  return result?.of === fetchData ? result.outcome : loading;
}
