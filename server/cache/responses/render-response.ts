import { type ConcurrencyLimiter, TooBusy } from '#server/limits/concurrency-limiter.ts';
import { type CacheTags, oldestCopy, trackDependencies } from '../cache-tags.ts';
import type { Made } from '../renders.ts';
import { type BusyPage, busyResponse } from './busy-response.ts';
import { bytesOf, type CachedResponse, cachedResponseOf, toCachedResponse } from './cached-response.ts';

/**
 * For shared caches (CDN): a response is fresh for ten seconds, usable a little longer while it is revalidated, and for
 * a day while this server is down. Browsers revalidate each time.
 */
const keepable = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30, stale-if-error=86400';

export interface Maker {
  /** Handles a request on behalf of no particular visitor. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** The site's own origin for all requests, regardless of the client's Host header. */
  publicUrl: string;
  /** Bounds concurrent renders. */
  limiter: ConcurrencyLimiter;
  /** The 503 pages while the limiter is full, and the headers of other 503 responses. */
  busyPage: BusyPage;
  headers: Readonly<Record<string, string>>;
}

/** Stands for a response that is streamed: the cache does not collect it, and the app makes it for each client. */
const streamedMark = async (): Promise<CachedResponse> => ({
  ...(await toCachedResponse(new Response(null))),
  isStreamed: true,
});

/** Renders responses for the cache. No header and no unknown parameter of a client reaches the app. */
export function makerOf({
  fetch,
  publicUrl,
  limiter,
  busyPage,
  headers,
}: Maker): (address: string, tags: CacheTags) => Promise<Made> {
  const busy = async (address: string): Promise<CachedResponse> =>
    address.startsWith('/api/') ? toCachedResponse(busyResponse(address, 'en'), headers) : busyPage(address);

  return async (address, tags) => {
    const refused = async () => ({ answer: await busy(address), keep: false, failed: true });
    // Throwing an error per request would cost more than the response.
    if (limiter.isFull()) return refused();
    const made = await limiter
      .take(() => trackDependencies(tags, async () => fetch(new Request(`${publicUrl}${address}`))))
      .catch((error: unknown) => {
        if (error instanceof TooBusy) return undefined;
        throw error;
      });
    if (!made) return refused();
    if (made.headers.get('x-accel-buffering') === 'no') {
      await made.body?.cancel();
      return { answer: await streamedMark(), keep: false, failed: false };
    }
    const control = made.headers.get('cache-control') ?? '';
    const private_ = /no-store|private/.test(control);
    const { status } = made;
    const failed = status >= 500 || (status === 200 && private_);
    const keep = status === 200 && !private_ && !made.headers.has('set-cookie');
    // An immutable response sets its own header.
    const own: Record<string, string> = keep && !control.includes('immutable') ? { 'cache-control': keepable } : {};
    const answer = await toCachedResponse(made, own);
    const copyOf = keep ? oldestCopy(tags) : undefined;
    return { answer, keep, failed, ...(copyOf === undefined ? {} : { copyOf }) };
  };
}

/** Adds a notice with the page's date at its top. `noticeIn` writes it in the language of the page. */
export function withNotice(answer: CachedResponse, noticeIn: (language: string) => string): CachedResponse {
  const headers: Record<string, string> = { ...answer.headers, 'cache-control': 'no-store' };
  const bytes = bytesOf(answer);
  if (!headers['content-type']?.startsWith('text/html')) return cachedResponseOf(answer.status, headers, bytes);
  const page = bytes.toString();
  const [, language = 'en'] = /<html [^>]*?lang="([^"]+)"/.exec(page) ?? [];
  const notice = `<p class="copy-notice" role="status">${noticeIn(language)}</p>`;
  const html = page.replace(/<body[^>]*>/, (body) => body + notice);
  return cachedResponseOf(answer.status, headers, Buffer.from(html));
}
