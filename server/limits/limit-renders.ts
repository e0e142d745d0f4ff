import { busyResponse } from '../cache/busy-response.ts';
import type { SiteHandler } from '../site-handler.ts';
import { type ConcurrencyLimiter, TooBusy } from './concurrency-limiter.ts';

/**
 * The same site with a bound on how many pages it renders at once. Answers 503 where too many wait. The body of a request is read
 * first: a slow client occupies no place.
 */
export function limitRenders(site: SiteHandler, limiter: ConcurrencyLimiter): SiteHandler {
  return async (request, client, more) => {
    const busy = () => busyResponse(new URL(request.url).pathname);
    if (limiter.isFull()) return busy();
    const whole = request.body ? new Request(request, { body: await request.arrayBuffer() }) : request;
    return limiter
      .take(() => site(whole, client, more))
      .catch((error: unknown) => {
        if (error instanceof TooBusy) return busy();
        throw error;
      });
  };
}
