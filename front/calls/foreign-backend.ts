import { cleanForeignText } from '#api/rules/html/foreign/clean-foreign-text.ts';
import type { Client } from '#contract/protocol/client.ts';
import { type OnMisfit, onceEach } from '#contract/wire/lenient.ts';
import { createAdapter } from '#front/adapters/adapt-response.ts';
import type { Backend } from '#server/backend.ts';
import type { Config } from '#server/config/config.ts';
import type { Log } from '#server/logging/log.ts';
import type { BackendObserver } from '#server/metrics/create-metrics.ts';
import { currentRequest } from '#server/requests/current-request.ts';
import {
  type BackendIdentity,
  createFrontClient,
  type FrontClientOptions,
  type LastGoodResponses,
} from './front-client.ts';
import { guardCalls } from './guard-calls.ts';
import { createVisits, onceInRequest } from './once-in-visit.ts';
import { createBodyLimit } from './reading/body-limit.ts';
import { createWholeLists } from './reading/whole-lists.ts';
import { fetchSameOrigin } from './sending/fetch-same-origin.ts';
import { retryOnce } from './sending/retry-once.ts';
import { createReadSharing } from './sending/single-flight.ts';
import { withSiteDefaults } from './site-defaults.ts';

/** After decompression; the same limit as for imports. */
export const maxResponseBytes = 64 * 1024 * 1024;

export interface ForeignBackendOptions {
  url: string;
  config: Pick<Config, 'siteDefaults' | 'backendDates' | 'backendFresh'>;
  log: Log;
  now: () => Date;
  metrics?: BackendObserver | undefined;
  /** Stale-if-error cache; absent: no fallback. */
  lastGood?: LastGoodResponses | undefined;
  /** Time limit of a call in milliseconds; absent: ten seconds, as in the specification. */
  timeoutMs?: number | undefined;
}

export interface ForeignBackend extends Backend {
  /**
   * For the search index. Its answers do not enter the stale-if-error cache, because thousands of items would evict
   * those of pages.
   */
  readingClient: Client;
  identity: BackendIdentity;
}

/** The calls of another host. Its answers may be invalid and may contain unsafe HTML. */
export function foreignBackend({
  url,
  config,
  log,
  now,
  metrics,
  lastGood,
  timeoutMs,
}: ForeignBackendOptions): ForeignBackend {
  const { siteDefaults, backendDates, backendFresh } = config;
  const logMisfit = onceEach((call, misfit) =>
    log.warn({ call, ...misfit }, 'The backend’s answer does not match the contract'),
  );
  const onMisfit: OnMisfit = (call, misfit) => {
    metrics?.misfit(call);
    logMisfit(call, misfit);
  };
  const bodies = createBodyLimit(maxResponseBytes);
  const nowMs = () => now().getTime();
  const guarded = guardCalls({
    fetch: retryOnce((request) => timed(async () => bodies.read(request, await fetchSameOrigin(request)), metrics)),
    now: nowMs,
    log,
    onCircuit: metrics?.circuit,
  });
  const adapt = createAdapter({ dates: backendDates, timeZone: siteDefaults.timeZone ?? 'UTC' });
  const identity = { isAtrium: false };
  const wholeLists = createWholeLists({ freshMs: backendFresh * 1_000, now: nowMs });
  const clientOf = (
    address: string | undefined,
    keeping: Pick<FrontClientOptions, 'lastGood' | 'singleFlight' | 'wholeLists'>,
  ) =>
    withSiteDefaults(
      createFrontClient({
        baseUrl: url,
        cleanText: cleanForeignText,
        onMisfit,
        adapt,
        identity,
        ...keeping,
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
        fetch: (request) => guarded.fetch(forwarded(request, address)),
        release: bodies.release,
      }),
      siteDefaults,
    );
  const singleFlight = createReadSharing();
  const inVisit = createVisits(identity, nowMs);
  return {
    clientFor({ address, startsVisit = false }) {
      const keeping = { singleFlight, wholeLists: onceInRequest(wholeLists), ...(lastGood ? { lastGood } : {}) };
      return inVisit(clientOf(address, keeping), startsVisit);
    },
    readingClient: clientOf(undefined, { wholeLists }),
    identity,
    // Always resolves: during an outage the site still serves the last good answers, so load balancers must keep it.
    ping: () => Promise.resolve(),
    state: guarded.state,
  };
}

async function timed(request: () => Promise<Response>, metrics: BackendObserver | undefined): Promise<Response> {
  const started = performance.now();
  let ok = false;
  try {
    const response = await request();
    ok = response.status < 500;
    return response;
  } finally {
    metrics?.request({ ok, seconds: (performance.now() - started) / 1_000 });
  }
}

/**
 * Adds the visitor's address, so that the backend can limit each visitor separately, and the request id, so that both
 * logs use the same id.
 */
function forwarded(request: Request, address: string | undefined): Request {
  if (address) request.headers.set('x-forwarded-for', address);
  const id = currentRequest()?.id;
  if (id) request.headers.set('x-request-id', id);
  return request;
}
