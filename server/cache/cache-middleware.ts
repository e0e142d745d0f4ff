import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import { zeroResultsHeader } from '#site/searching/zero-results-header.ts';
import { isReading, type VisitCounter } from '../jobs/privacy/visit-counter.ts';
import type { ZeroResultCounter } from '../jobs/privacy/zero-result-counter.ts';
import type { ConcurrencyLimiter } from '../limits/concurrency-limiter.ts';
import { markdownAddressOf, prefersMarkdown } from '../site/markdown/markdown-address.ts';
import { cacheKeyOf } from './addresses.ts';
import type { ResponseCache } from './response-cache.ts';
import type { BusyPage } from './responses/busy-response.ts';
import { type CachedResponse, send } from './responses/cached-response.ts';

export interface CacheMiddlewareOptions {
  cache: ResponseCache;
  /** Handles requests that the cache does not serve. */
  next: RequestListener;
  /** Origins whose pages may read the responses of calls (CORS). */
  allowedOrigins: readonly string[];
  onError: (error: unknown) => void;
  /** Counts page views; absent: none are counted. */
  countVisit?: VisitCounter['countVisit'] | undefined;
  /** Counts searches without results; absent: none are counted. */
  countSearch?: ZeroResultCounter['countSearch'] | undefined;
  shedPage: LoadShedder;
  /** As `shedPage`, for forms; absent: no form is rejected. */
  shedForm?: LoadShedder | undefined;
  /** The security headers of responses that the app does not make. */
  safe?: Readonly<Record<string, string>>;
}

/** The 503 response for an address while too many requests wait; undefined where there is room. */
export type LoadShedder = (address: string) => CachedResponse | undefined;

const plainText = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };

/** A POST to these paths is not the form of a page. */
const notPages = /^\/(api|office)([/?]|$)/i;

/** Rejects the forms of pages while the limiter of uncached pages is full. Calls and the office have limits of their own. */
export const createFormShedder =
  (limiter: Pick<ConcurrencyLimiter, 'isFull'>, busyPage: BusyPage): LoadShedder =>
  (url) =>
    limiter.isFull() && !notPages.test(url) ? busyPage(url) : undefined;

/** The address of what a client asks for: a page, or its text in Markdown. */
const addressFor = ({ url = '', headers: { accept } }: IncomingMessage): string =>
  (prefersMarkdown(accept) && markdownAddressOf(url)) || url;

/** Serves cached responses by address and `If-None-Match` alone, before the app sees the request. */
export function createCacheMiddleware(parts: CacheMiddlewareOptions): RequestListener {
  const { cache, next, allowedOrigins, onError, countVisit, countSearch, shedPage, shedForm, safe } = parts;
  const linesFor = ({ headers: { origin } }: IncomingMessage) =>
    origin !== undefined && allowedOrigins.includes(origin) ? ['access-control-allow-origin', origin] : [];

  const answer = async (address: string, request: IncomingMessage, response: ServerResponse) => {
    const ready = cache.ready(address) ?? shedPage(address) ?? (await cache.answer(address));
    if (ready.isStreamed) {
      next(request, response);
      return;
    }
    // A redirect keeps the query of the request, also parameters that no page knows.
    if (ready.status >= 300 && ready.status < 400 && request.url !== address) {
      next(request, response);
      return;
    }
    // A visitor who gets 304 reads the page too.
    if (ready.status === 200 && request.method === 'GET') {
      countVisit?.(request.url ?? '', request.headers);
      if (ready.headers[zeroResultsHeader] && isReading(request.headers)) countSearch?.(request.url ?? '');
    }
    await send(ready, request, response, address.startsWith('/api/') ? linesFor(request) : []);
  };
  /**
   * Rejecting a form on a connection that `node:http` reads costs far more than on a new one, which starts on the
   * socket fast path. So the connection is closed, unless the form is still arriving: its client would not receive the
   * response.
   */
  const refuse = async (refused: CachedResponse, request: IncomingMessage, response: ServerResponse) => {
    await nextRound();
    if (request.complete) response.shouldKeepAlive = false;
    await send(refused, request, response);
  };
  const failed = (response: ServerResponse) => (error: unknown) => {
    onError(error);
    if (!response.headersSent) response.writeHead(500, { ...safe, ...plainText });
    response.end('Unexpected Application Error!');
  };

  return (request, response) => {
    const { method, url = '' } = request;
    const address = method === 'GET' || method === 'HEAD' ? cacheKeyOf(addressFor(request)) : undefined;
    // Without reading the body: rejecting a form must cost little while many are rejected.
    const refused = method === 'POST' ? shedForm?.(url) : undefined;
    if (address !== undefined) answer(address, request, response).catch(failed(response));
    else if (refused) refuse(refused, request, response).catch(failed(response));
    else next(request, response);
  };
}
