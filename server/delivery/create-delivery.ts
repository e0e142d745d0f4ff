import type { RequestListener, Server } from 'node:http';
import { formatMoment } from '#site/reading/dates.ts';
import { textsFor } from '#site/texts/use-texts.ts';
import type { Store } from '#store/store.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { type AnswerCacheOptions, createAnswerCache } from './answer-cache.ts';
import { type ContentWatch, watchContent } from './content-watch.ts';
import { deliver } from './listener.ts';
import { makerOf, withNotice } from './make-answer.ts';
import { type QuickWay, quickWay } from './quick-way.ts';

export interface DeliveryOptions {
  config: Pick<Config, 'publicUrl' | 'allowedOrigins' | 'backendFresh' | 'pageCacheMb'>;
  fetch: (request: Request) => Response | Promise<Response>;
  /** Absent where another host has the data: then time alone makes answers stale. */
  store?: Store;
  now: () => Date;
  log: Log;
}

export interface Delivery {
  /** The listener in front of another one, which answers what is not kept. */
  inFrontOf(otherwise: RequestListener): RequestListener;
  /** Answers what it can on a server's connections before the server reads them. */
  quickWay(server: Server): QuickWay;
  /** Resolves when no answer is given any more that an earlier change made stale. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Dates pass without any change: a job closes, a year ends. */
const ownData = { freshMs: 10 * minute } as const;

/** Nobody tells what another host changes, so it is asked again soon; while it is away, its last good pages stand in. */
function foreignData(freshMs: number): Pick<AnswerCacheOptions, 'freshMs' | 'staleMs' | 'lastGood'> {
  if (freshMs === 0) return { freshMs };
  const aged: NonNullable<AnswerCacheOptions['lastGood']>['aged'] = (answer, madeAt) =>
    withNotice(answer, textsFor('en').copyFrom(formatMoment(madeAt.toISOString(), 'UTC')));
  return { freshMs, staleMs: minute, lastGood: { ms: day, aged } };
}

/** Gives finished answers as long as they are good. */
export function createDelivery({ config, fetch, store, now, log }: DeliveryOptions): Delivery {
  const onError = (error: unknown) => log.error({ err: error }, 'An answer could not be made');
  const nowMs = () => now().getTime();
  const cache = createAnswerCache({
    // The smallest there can be takes in nothing.
    maxBytes: Math.max(1, config.pageCacheMb * 1024 * 1024),
    make: makerOf({ fetch, publicUrl: new URL(config.publicUrl).origin }),
    now: nowMs,
    onError,
    ...(store ? ownData : foreignData(config.backendFresh * 1_000)),
  });
  const watch: ContentWatch | undefined = store && watchContent(store, cache, onError);
  return {
    inFrontOf: (otherwise) => deliver({ cache, otherwise, allowedOrigins: config.allowedOrigins, onError }),
    quickWay: (server) => quickWay(server, { cache, now: nowMs }),
    catchUp: async () => watch?.catchUp(),
    async stop() {
      await watch?.stop();
      await cache.settled();
    },
  };
}
