import { busyResponse } from '../cache/responses/busy-response.ts';
import type { SiteHandler } from '../site/site-handler.ts';
import { type ConcurrencyLimiter, TooBusy } from './concurrency-limiter.ts';

/** Renders a request, or responds with 503. */
export type Limit = (request: Request, render: (whole: Request) => Promise<Response>) => Promise<Response>;

/**
 * Limits how many pages are rendered at once; responds with 503 if too many wait. Reads the body of a request first, so
 * that a slow client occupies no slot.
 */
export function createLimit(limiter: ConcurrencyLimiter, defaultLanguage: () => string): Limit {
  return async (request, render) => {
    const busy = () => busyResponse(new URL(request.url).pathname, defaultLanguage());
    if (limiter.isFull()) return busy();
    const whole = request.body ? new Request(request, { body: await request.arrayBuffer() }) : request;
    return limiter
      .take(() => render(whole))
      .catch((error: unknown) => {
        if (error instanceof TooBusy) return busy();
        throw error;
      });
  };
}

/** Wraps the site with the limit. */
export const limitRenders =
  (site: SiteHandler, limit: Limit): SiteHandler =>
  (request, client, more) =>
    limit(request, (whole) => site(whole, client, more));
