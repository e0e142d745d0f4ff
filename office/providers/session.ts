/** Receives true when the session is lost and false when the user has signed in again. The page and the typed values stay. */
type Listener = (lost: boolean) => void;

const listeners = new Set<Listener>();
let waiting: { promise: Promise<void>; resume: () => void } | undefined;

/** Subscribes to the loss and return of the session. Returns the function that unsubscribes. */
export function onSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isSessionLost = (): boolean => waiting !== undefined;

/** Shows the sign-in dialog; resolves once the user has signed in. For requests that do not use {@link sessionFetch}. */
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

/** Resumes the waiting requests. */
export function sessionRegained(): void {
  const before = waiting;
  waiting = undefined;
  for (const listener of listeners) listener(false);
  before?.resume();
}

/** Asks the server for texts in the language of the office, with the session cookie. */
export function ownFetch(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('accept-language', document.documentElement.lang);
  return fetch(new Request(request, { credentials: 'same-origin', headers }));
}

/** Fetches with the session cookie. On 401 it waits for a new sign-in and retries. */
export async function sessionFetch(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await ownFetch(request);
  if (response.status !== 401) return response;
  await sessionLost();
  return sessionFetch(again);
}
