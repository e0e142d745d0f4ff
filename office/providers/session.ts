/** Whether the person must sign in again; the page and what was typed stay as they are. */
type Listener = (lost: boolean) => void;

const listeners = new Set<Listener>();
let waiting: { promise: Promise<void>; resume: () => void } | undefined;

/** Hears when the session is lost and when it is back. Answers how to stop listening. */
export function onSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isSessionLost = (): boolean => waiting !== undefined;

/** Asks the person to sign in again; resolves once they have. For whoever speaks to the server without {@link sessionFetch}. */
export function sessionLost(): Promise<void> {
  if (!waiting) {
    let resume = () => {};
    const promise = new Promise<void>((resolve) => {
      resume = resolve;
    });
    waiting = { promise, resume };
    for (const listener of listeners) listener(true);
  }
  return waiting.promise;
}

/** Lets go on what waited. */
export function sessionRegained(): void {
  const before = waiting;
  waiting = undefined;
  for (const listener of listeners) listener(false);
  before?.resume();
}

/** Fetches as this person; on 401 asks them to sign in and tries once more. */
export async function sessionFetch(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await fetch(new Request(request, { credentials: 'same-origin' }));
  if (response.status !== 401) return response;
  await sessionLost();
  return sessionFetch(again);
}
