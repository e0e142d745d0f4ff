export type Fetch = (request: Request) => Promise<Response>;

/** Statuses of a proxy or server that is starting, stopping or overloaded. */
const unavailable = new Set([502, 503, 504]);

export const isUnavailable = ({ status }: Response): boolean => unavailable.has(status);

/** fetch rejects with a TypeError if the connection fails, and with the signal's reason if the request is aborted. */
export const isConnectionFailure = (error: unknown, { signal }: Request): boolean =>
  error instanceof TypeError && !signal.aborted;

/**
 * Retries a GET once if the connection fails or the backend is unavailable. So a closed idle connection or a restarting
 * process of the backend costs no visitor a page. The signal of the request bounds both attempts. Retries nothing after
 * a time-out, after `Retry-After`, or for a method that may change data.
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
