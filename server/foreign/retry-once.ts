export type Fetch = (request: Request) => Promise<Response>;

/** Statuses of a proxy or a server that is starting, stopping or overloaded. */
const unavailable = new Set([502, 503, 504]);

export const isUnavailable = ({ status }: Response): boolean => unavailable.has(status);

/** fetch rejects with a TypeError where the connection fails, and with the reason of the signal where the request is aborted. */
export const isConnectionFailure = (error: unknown, { signal }: Request): boolean =>
  error instanceof TypeError && !signal.aborted;

/**
 * Sends a GET a second time where the connection fails or the backend is unavailable: an idle connection that the backend has just
 * closed, or one of its processes that restarts, costs no visitor a page. The signal of the request bounds both attempts. Sends
 * nothing twice after a time-out, after `Retry-After`, or with a method that may change something.
 */
export const retryOnce =
  (fetch: Fetch): Fetch =>
  async (request) => {
    if (request.method !== 'GET') return fetch(request);
    try {
      const response = await fetch(request);
      if (!isUnavailable(response) || response.headers.has('retry-after')) return response;
      await response.body?.cancel();
    } catch (error) {
      if (!isConnectionFailure(error, request)) throw error;
    }
    return fetch(request);
  };
