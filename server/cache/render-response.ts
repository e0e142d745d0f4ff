import { type ConcurrencyLimiter, TooBusy } from '../limits/concurrency-limiter.ts';
import { busyResponse } from './busy-response.ts';
import { oldestCopy, type Reads, trackDependencies } from './cache-tags.ts';
import { bytesOf, type CachedResponse, cachedResponseOf, toCachedResponse } from './cached-response.ts';
import type { Made } from './response-cache.ts';

/**
 * For a network of caches in front: it may give an answer for ten seconds, a little longer while it fetches the next one, and for
 * a day if we are away. Browsers ask each time.
 */
const keepable = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30, stale-if-error=86400';

export interface Maker {
  /** Answers as if nobody in particular had asked. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** The site's own address; requests are made with it, whatever host a visitor named. */
  publicUrl: string;
  /** How many answers are made at once. */
  limiter: ConcurrencyLimiter;
  /** What is told instead of a page while there is too much to do, and the headers of other answers to that. */
  busyPage: CachedResponse;
  headers: Readonly<Record<string, string>>;
}

/** Makes answers out of the app, for everybody: no header and no parameter of one visitor's reaches it. */
export function makerOf({
  fetch,
  publicUrl,
  limiter,
  busyPage,
  headers,
}: Maker): (address: string, reads: Reads) => Promise<Made> {
  const busy = async (address: string): Promise<CachedResponse> =>
    address.startsWith('/api/') ? toCachedResponse(busyResponse(address), headers) : busyPage;

  return async (address, reads) => {
    const refused = async () => ({ answer: await busy(address), keep: false, failed: true });
    // An error for each of so many would cost more than the answer.
    if (limiter.isFull()) return refused();
    const made = await limiter
      .take(() => trackDependencies(reads, async () => fetch(new Request(`${publicUrl}${address}`))))
      .catch((error: unknown) => {
        if (error instanceof TooBusy) return undefined;
        throw error;
      });
    if (!made) return refused();
    const control = made.headers.get('cache-control') ?? '';
    const private_ = /no-store|private/.test(control);
    const { status } = made;
    const failed = status >= 500 || (status === 200 && private_);
    const keep = status === 200 && !private_ && !made.headers.has('set-cookie');
    // What never changes under its address says so itself.
    const own: Record<string, string> = keep && !control.includes('immutable') ? { 'cache-control': keepable } : {};
    const answer = await toCachedResponse(made, own);
    const copyOf = keep ? oldestCopy(reads) : undefined;
    return { answer, keep, failed, ...(copyOf === undefined ? {} : { copyOf }) };
  };
}

/** The same page, with a line at its top that says from when it is. */
export function withNotice(answer: CachedResponse, notice: string): CachedResponse {
  const headers: Record<string, string> = { ...answer.headers, 'cache-control': 'no-store' };
  const bytes = bytesOf(answer);
  if (!headers['content-type']?.startsWith('text/html')) return cachedResponseOf(answer.status, headers, bytes);
  const html = bytes
    .toString()
    .replace(/<body[^>]*>/, (body) => `${body}<p class="copy-notice" role="status">${notice}</p>`);
  return cachedResponseOf(answer.status, headers, Buffer.from(html));
}
