import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import type { ConcurrencyLimiter } from '../limits/concurrency-limiter.ts';
import type { VisitCounter } from '../privacy/visit-counter.ts';
import { cacheKeyOf } from './addresses.ts';
import { type CachedResponse, send } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';

export interface CacheMiddlewareOptions {
  cache: ResponseCache;
  /** Answers whatever is not kept. */
  next: RequestListener;
  /** Other sites whose pages may read the calls' answers. */
  allowedOrigins: readonly string[];
  onError: (error: unknown) => void;
  /** Counts the pages that are read; absent: nobody counts. */
  countVisit?: VisitCounter['countVisit'] | undefined;
  shedPage: LoadShedder;
  /** As `refusal`, for who sends something there; absent: nobody is refused. */
  shedForm?: LoadShedder | undefined;
  /** The safe headers of answers that are not the app's. */
  safe?: Readonly<Record<string, string>>;
}

/** What whoever asks for a page at this address is told while too many are waiting; undefined where there is room. */
export type LoadShedder = (address: string) => CachedResponse | undefined;

const plainText = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };

/** What is sent there is no page's form. */
const notPages = /^\/(api|office)([/?]|$)/i;

/** Says so while pages that are made for one visitor would get no turn: the forms of pages, and nothing else that is sent. */
export const createFormShedder =
  (limiter: Pick<ConcurrencyLimiter, 'isFull'>, busyPage: CachedResponse): LoadShedder =>
  (url) =>
    limiter.isFull() && !notPages.test(url) ? busyPage : undefined;

/** In front of everything: what lies ready leaves without another look at the request than its address and its tags. */
export function createCacheMiddleware(parts: CacheMiddlewareOptions): RequestListener {
  const { cache, next, allowedOrigins, onError, countVisit, shedPage, shedForm, safe } = parts;
  const linesFor = ({ headers: { origin } }: IncomingMessage) =>
    origin !== undefined && allowedOrigins.includes(origin) ? ['access-control-allow-origin', origin] : [];

  const answer = async (address: string, request: IncomingMessage, response: ServerResponse) => {
    const ready = cache.ready(address) ?? shedPage(address) ?? (await cache.answer(address));
    // A way to another address takes along what was asked, even what no page knows.
    if (ready.status >= 300 && ready.status < 400 && request.url !== address) {
      next(request, response);
      return;
    }
    // Who has it already reads it all the same.
    if (ready.status === 200 && request.method === 'GET') countVisit?.(request.url ?? '', request.headers);
    await send(ready, request, response, address.startsWith('/api/') ? linesFor(request) : []);
  };
  /**
   * A connection on which a form was taken costs far more to refuse than a new one, which begins on the quick way: so it ends. Whose
   * form is still on its way would not hear why, and goes on.
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
    const address = method === 'GET' || method === 'HEAD' ? cacheKeyOf(url) : undefined;
    // Not even the body is read: the many who get no turn leave the time to those who have one.
    const refused = method === 'POST' ? shedForm?.(url) : undefined;
    if (address !== undefined) answer(address, request, response).catch(failed(response));
    else if (refused) refuse(refused, request, response).catch(failed(response));
    else next(request, response);
  };
}
