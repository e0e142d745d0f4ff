import type { RequestListener } from 'node:http';
import type { Client } from '#contract/protocol/client.ts';
import { formatMoment } from '#site/reading/dates/dates.ts';
import { pageTextsFor } from '#site/texts/use-page-texts.ts';
import type { Store } from '#store/store.ts';
import type { Config } from '../config/config.ts';
import type { SocketFastPathOptions } from '../http/serve.ts';
import type { VisitCounter } from '../jobs/privacy/visit-counter.ts';
import type { ZeroResultCounter } from '../jobs/privacy/zero-result-counter.ts';
import {
  type ConcurrencyLimiter,
  type ConcurrencyLimiterOptions,
  createConcurrencyLimiter,
} from '../limits/concurrency-limiter.ts';
import type { Log } from '../logging/log.ts';
import { bareSafeHeaders } from '../requests/safe-headers.ts';
import { type CacheInvalidator, createCacheInvalidator } from './cache-invalidator.ts';
import { createCacheMiddleware, createFormShedder, type LoadShedder } from './cache-middleware.ts';
import { createCallCache } from './call-cache.ts';
import { createResponseCache, type ResponseCache, type ResponseCacheOptions } from './response-cache.ts';
import { createBusyPage } from './responses/busy-response.ts';
import { makerOf, withNotice } from './responses/render-response.ts';

export interface PageCacheOptions {
  config: Pick<Config, 'publicUrl' | 'allowedOrigins' | 'backendFresh' | 'pageCacheMb' | 'siteLanguage'>;
  fetch: (request: Request) => Response | Promise<Response>;
  /** Absent in front of a backend: responses then expire by time alone. */
  store?: Store;
  /** Counts page views; absent: none are counted. */
  visits?: VisitCounter | undefined;
  /** Counts searches without results; absent: none are counted. */
  searches?: ZeroResultCounter | undefined;
  /** The limiter of uncached pages; absent: they are not limited. */
  formLimiter?: Pick<ConcurrencyLimiter, 'isFull'> | undefined;
  /** Whether the event loop is too late to render anything (server/limits/event-loop-monitor.ts). */
  isLate?: (() => boolean) | undefined;
  now: () => Date;
  log: Log;
}

export interface PageCache {
  /** A listener that serves cached responses and passes other requests to `next`. */
  inFrontOf(next: RequestListener): RequestListener;
  /** The options with which the socket fast path serves cached responses. */
  fastPath: SocketFastPathOptions;
  /** The client with a cache for the calls that many pages make. */
  withCallCache(client: Client): Client;
  /** Resolves when no cached response is served that an earlier change made stale. */
  sync(): Promise<void>;
  figures: ResponseCache['figures'];
  compressionQueueLength: ResponseCache['compressionQueueLength'];
  stop(): Promise<void>;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Pages expire without a change too: a job closes, a year ends. */
const ownData = { freshMs: 10 * minute } as const;

/** More renders at once would only delay each other. A request that would wait longer than this is rejected at once. */
export const ownLimits = {
  maxConcurrent: 8,
  maxWaiting: 300,
  maxWaitMs: 1_500,
  yieldsToEventLoop: true,
} as const satisfies ConcurrencyLimiterOptions;

/** With a backend, most of the time of a render is spent waiting for it, so more run at once. */
export const foreignLimits = {
  maxConcurrent: 100,
  maxWaiting: 300,
  maxWaitMs: 5_000,
  yieldsToEventLoop: true,
} as const satisfies ConcurrencyLimiterOptions;

/** A backend does not announce its changes, so pages expire soon. While it does not answer, the last good pages are served. */
function foreignData(freshMs: number): Pick<ResponseCacheOptions, 'freshMs' | 'staleMs' | 'lastGood'> {
  if (freshMs === 0) return { freshMs };
  const aged: NonNullable<ResponseCacheOptions['lastGood']>['aged'] = (answer, madeAt) =>
    withNotice(answer, (language) =>
      pageTextsFor(language).copyFrom({ time: formatMoment(madeAt.toISOString(), language) }),
    );
  return { freshMs, staleMs: minute, lastGood: { ms: day, aged } };
}

/** Caches rendered pages and the responses of public calls. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { config, fetch, store, visits, searches, formLimiter, isLate, now, log } = options;
  const onError = (error: unknown) => log.error({ err: error }, 'Page render failed');
  const nowMs = () => now().getTime();
  const safe = bareSafeHeaders(config.publicUrl);
  const busyPage = createBusyPage(store?.defaultLanguage ?? config.siteLanguage ?? 'en', safe);
  const limiter = createConcurrencyLimiter({ ...(store ? ownLimits : foreignLimits), isLate });
  const cache = createResponseCache({
    // LRUCache needs a size of at least one byte, which fits no entry.
    maxBytes: Math.max(1, config.pageCacheMb * 1024 * 1024),
    make: makerOf({ fetch, publicUrl: new URL(config.publicUrl).origin, limiter, busyPage, headers: safe }),
    now: nowMs,
    onError,
    ...(store ? ownData : foreignData(config.backendFresh * 1_000)),
  });
  // In front of a backend the cache may still have the last good page.
  const shedPage: LoadShedder = (address) =>
    store && limiter.isFull() && !address.startsWith('/api/') && !cache.isMaking(address)
      ? busyPage(address)
      : undefined;
  const shedForm = formLimiter && createFormShedder(formLimiter, busyPage);
  const calls = config.pageCacheMb > 0 ? createCallCache({ freshMs: ownData.freshMs, now: nowMs }) : undefined;
  const watch: CacheInvalidator | undefined =
    store && createCacheInvalidator(store, calls ? [calls, cache] : [cache], onError);
  return {
    inFrontOf: (next) =>
      createCacheMiddleware({
        cache,
        next,
        shedPage,
        shedForm,
        safe,
        allowedOrigins: config.allowedOrigins,
        onError,
        countVisit: visits?.countVisit,
        countSearch: searches?.countSearch,
      }),
    fastPath: {
      cache,
      shedPage,
      shedForm,
      now: nowMs,
      onError,
      countPage: visits?.countPage,
      countSearch: searches?.countSearch,
    },
    withCallCache: (client) => (store && calls ? calls.over(client) : client),
    figures: cache.figures,
    compressionQueueLength: cache.compressionQueueLength,
    sync: async () => watch?.sync(),
    async stop() {
      await watch?.stop();
      await cache.stop();
    },
  };
}
