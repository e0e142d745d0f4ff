import type { RequestListener, Server } from 'node:http';
import type { Client } from '#contract/client.ts';
import { formatMoment } from '#site/reading/dates.ts';
import { pageTextsFor } from '#site/texts/use-page-texts.ts';
import type { Store } from '#store/store.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { VisitCounter } from '../privacy/visit-counter.ts';
import { bareSafeHeaders } from '../safe-headers.ts';
import { createTurns, type Turns, type TurnsOptions } from '../turns.ts';
import { type AnswerCache, type AnswerCacheOptions, createAnswerCache } from './answer-cache.ts';
import { busyPage } from './busy-answer.ts';
import { type ContentWatch, watchContent } from './content-watch.ts';
import { createKeptCalls } from './kept-calls.ts';
import { deliver, formRefuser, type Refuser } from './listener.ts';
import { makerOf, withNotice } from './make-answer.ts';
import { type QuickWay, quickWay } from './quick-way.ts';

export interface DeliveryOptions {
  config: Pick<Config, 'publicUrl' | 'allowedOrigins' | 'backendFresh' | 'pageCacheMb'>;
  fetch: (request: Request) => Response | Promise<Response>;
  /** Absent where another host has the data: then time alone makes answers stale. */
  store?: Store;
  /** Counts the pages that are read; absent: nobody counts. */
  visits?: VisitCounter | undefined;
  /** The turns of pages that are made for one visitor; absent: as many are made as are asked for. */
  formTurns?: Pick<Turns, 'isFull'> | undefined;
  /** Whether nothing is to be made for now: see server/loop-guard.ts. */
  isLate?: (() => boolean) | undefined;
  now: () => Date;
  log: Log;
}

export interface Delivery {
  /** The listener in front of another one, which answers what is not kept. */
  inFrontOf(otherwise: RequestListener): RequestListener;
  /** Answers what it can on a server's connections before the server reads them. */
  quickWay(server: Server): QuickWay;
  /** A client for pages, which asks only once for what many of them show. */
  withKeptCalls(client: Client): Client;
  /** Resolves when no answer is given any more that an earlier change made stale. */
  catchUp(): Promise<void>;
  figures: AnswerCache['figures'];
  compressionQueueLength: AnswerCache['compressionQueueLength'];
  stop(): Promise<void>;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Dates pass without any change: a job closes, a year ends. */
const ownData = { freshMs: 10 * minute } as const;

/** More at once would only make each of them later; whoever would wait longer than this is better told so at once. */
const ownTurns: TurnsOptions = { atOnce: 8, mostWaiting: 300, patienceMs: 1_500, letsOthersIn: true };
/** Most of the time goes by while another host answers. */
const foreignTurns: TurnsOptions = { atOnce: 100, mostWaiting: 300, patienceMs: 5_000, letsOthersIn: true };

/** Nobody tells what another host changes, so it is asked again soon; while it is away, its last good pages stand in. */
function foreignData(freshMs: number): Pick<AnswerCacheOptions, 'freshMs' | 'staleMs' | 'lastGood'> {
  if (freshMs === 0) return { freshMs };
  const aged: NonNullable<AnswerCacheOptions['lastGood']>['aged'] = (answer, madeAt) =>
    withNotice(answer, pageTextsFor('en').copyFrom(formatMoment(madeAt.toISOString())));
  return { freshMs, staleMs: minute, lastGood: { ms: day, aged } };
}

/** Gives finished answers as long as they are good. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { config, fetch, store, visits, formTurns, isLate, now, log } = options;
  const onError = (error: unknown) => log.error({ err: error }, 'An answer could not be made');
  const nowMs = () => now().getTime();
  const safe = bareSafeHeaders(config.publicUrl);
  const busy = busyPage(safe);
  const turns = createTurns({ ...(store ? ownTurns : foreignTurns), isLate });
  const cache = createAnswerCache({
    // The smallest there can be takes in nothing.
    maxBytes: Math.max(1, config.pageCacheMb * 1024 * 1024),
    make: makerOf({ fetch, publicUrl: new URL(config.publicUrl).origin, turns, busyPage: busy, headers: safe }),
    now: nowMs,
    onError,
    ...(store ? ownData : foreignData(config.backendFresh * 1_000)),
  });
  // Of another host's data the last good copy may stand in, which the cache knows.
  const refusal: Refuser = (address) =>
    store && turns.isFull() && !address.startsWith('/api/') && !cache.isMaking(address) ? busy : undefined;
  const formRefusal = formTurns && formRefuser(formTurns, busy);
  const calls = config.pageCacheMb > 0 ? createKeptCalls({ freshMs: ownData.freshMs, now: nowMs }) : undefined;
  const watch: ContentWatch | undefined = store && watchContent(store, calls ? [calls, cache] : [cache], onError);
  return {
    inFrontOf: (otherwise) =>
      deliver({
        cache,
        otherwise,
        refusal,
        formRefusal,
        safe,
        allowedOrigins: config.allowedOrigins,
        onError,
        countVisit: visits?.countVisit,
      }),
    quickWay: (server) =>
      quickWay(server, { cache, refusal, formRefusal, now: nowMs, onError, countPage: visits?.countPage }),
    withKeptCalls: (client) => (store && calls ? calls.over(client) : client),
    figures: cache.figures,
    compressionQueueLength: cache.compressionQueueLength,
    catchUp: async () => watch?.catchUp(),
    async stop() {
      await watch?.stop();
      await cache.stop();
    },
  };
}
