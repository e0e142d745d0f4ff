import type { RequestListener } from 'node:http';
import type { Client } from '#contract/client.ts';
import { formatMoment } from '#site/reading/dates.ts';
import { pageTextsFor } from '#site/texts/use-page-texts.ts';
import type { Store } from '#store/store.ts';
import type { Config } from '../config/config.ts';
import type { SocketFastPathOptions } from '../http/serve.ts';
import {
  type ConcurrencyLimiter,
  type ConcurrencyLimiterOptions,
  createConcurrencyLimiter,
} from '../limits/concurrency-limiter.ts';
import type { Log } from '../logging/log.ts';
import type { VisitCounter } from '../privacy/visit-counter.ts';
import { bareSafeHeaders } from '../requests/safe-headers.ts';
import { busyPage } from './busy-response.ts';
import { type CacheInvalidator, createCacheInvalidator } from './cache-invalidator.ts';
import { createCacheMiddleware, createFormShedder, type LoadShedder } from './cache-middleware.ts';
import { createCallCache } from './call-cache.ts';
import { makerOf, withNotice } from './render-response.ts';
import { createResponseCache, type ResponseCache, type ResponseCacheOptions } from './response-cache.ts';

export interface PageCacheOptions {
  config: Pick<Config, 'publicUrl' | 'allowedOrigins' | 'backendFresh' | 'pageCacheMb'>;
  fetch: (request: Request) => Response | Promise<Response>;
  /** Absent where another host has the data: then time alone makes answers stale. */
  store?: Store;
  /** Counts the pages that are read; absent: nobody counts. */
  visits?: VisitCounter | undefined;
  /** The turns of pages that are made for one visitor; absent: as many are made as are asked for. */
  formLimiter?: Pick<ConcurrencyLimiter, 'isFull'> | undefined;
  /** Whether nothing is to be made for now: see server/limits/event-loop-monitor.ts. */
  isLate?: (() => boolean) | undefined;
  now: () => Date;
  log: Log;
}

export interface PageCache {
  /** The listener in front of another one, which answers what is not kept. */
  inFrontOf(next: RequestListener): RequestListener;
  /** What the socket fast path serves cached responses with. */
  fastPath: SocketFastPathOptions;
  /** A client for pages, which asks only once for what many of them show. */
  withCallCache(client: Client): Client;
  /** Resolves when no answer is given any more that an earlier change made stale. */
  sync(): Promise<void>;
  figures: ResponseCache['figures'];
  compressionQueueLength: ResponseCache['compressionQueueLength'];
  stop(): Promise<void>;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Dates pass without any change: a job closes, a year ends. */
const ownData = { freshMs: 10 * minute } as const;

/** More at once would only make each of them later; whoever would wait longer than this is better told so at once. */
const ownLimits: ConcurrencyLimiterOptions = {
  maxConcurrent: 8,
  maxWaiting: 300,
  maxWaitMs: 1_500,
  yieldsToEventLoop: true,
};
/** Most of the time goes by while another host answers. */
const foreignLimits: ConcurrencyLimiterOptions = {
  maxConcurrent: 100,
  maxWaiting: 300,
  maxWaitMs: 5_000,
  yieldsToEventLoop: true,
};

/** Nobody tells what another host changes, so it is asked again soon; while it is away, its last good pages stand in. */
function foreignData(freshMs: number): Pick<ResponseCacheOptions, 'freshMs' | 'staleMs' | 'lastGood'> {
  if (freshMs === 0) return { freshMs };
  const aged: NonNullable<ResponseCacheOptions['lastGood']>['aged'] = (answer, madeAt) =>
    withNotice(answer, pageTextsFor('en').copyFrom(formatMoment(madeAt.toISOString())));
  return { freshMs, staleMs: minute, lastGood: { ms: day, aged } };
}

/** Gives finished answers as long as they are good. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { config, fetch, store, visits, formLimiter, isLate, now, log } = options;
  const onError = (error: unknown) => log.error({ err: error }, 'An answer could not be made');
  const nowMs = () => now().getTime();
  const safe = bareSafeHeaders(config.publicUrl);
  const busy = busyPage(safe);
  const limiter = createConcurrencyLimiter({ ...(store ? ownLimits : foreignLimits), isLate });
  const cache = createResponseCache({
    // The smallest there can be takes in nothing.
    maxBytes: Math.max(1, config.pageCacheMb * 1024 * 1024),
    make: makerOf({ fetch, publicUrl: new URL(config.publicUrl).origin, limiter, busyPage: busy, headers: safe }),
    now: nowMs,
    onError,
    ...(store ? ownData : foreignData(config.backendFresh * 1_000)),
  });
  // Of another host's data the last good copy may stand in, which the cache knows.
  const shedPage: LoadShedder = (address) =>
    store && limiter.isFull() && !address.startsWith('/api/') && !cache.isMaking(address) ? busy : undefined;
  const shedForm = formLimiter && createFormShedder(formLimiter, busy);
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
      }),
    fastPath: { cache, shedPage, shedForm, now: nowMs, onError, countPage: visits?.countPage },
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
