import type { RequestListener, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Accounts } from '#accounts/create-accounts.ts';
import { schemaVersion } from '#store/migrations/migrate.ts';
import type { Backend } from './backend.ts';
import { createPageCache, foreignLimits, ownLimits, type PageCache } from './cache/create-page-cache.ts';
import { withPolicy } from './cache/page-policy.ts';
import { createApp } from './create-app.ts';
import { type OpenPort, type ServeOptions, serve } from './http/serve.ts';
import { createConcurrencyLimiter } from './limits/concurrency-limiter.ts';
import { type EventLoopMonitor, monitorEventLoop } from './limits/event-loop-monitor.ts';
import type { Log } from './logging/log.ts';
import { createSignInLog } from './logging/log-sign-ins.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import type { MetricsSources } from './metrics/sources.ts';
import { createOfficeApp } from './office/office-app.ts';
import { errorResponse } from './requests/error-response.ts';
import { createRequestLog } from './requests/log-requests.ts';
import { bareSafeHeaders } from './requests/safe-headers.ts';
import { type Answered, watchRequests } from './requests/watch-requests.ts';
import { sourcesOf } from './site/policy-sources.ts';
import { createSiteHandler, type SiteHandler, type SiteOptions } from './site/site-handler.ts';
import { checkPorts } from './startup/checks/check-ports.ts';
import { programVersion } from './startup/checks/machine.ts';
import { missingFeatures } from './startup/checks/missing-features.ts';
import { makePrivate } from './startup/checks/private-folder.ts';
import { type BackendOptions, type StartedBackend, startFront, startOwn } from './startup/start-backend.ts';

export interface StartOptions extends BackendOptions, Pick<SiteOptions, 'loadBuild'> {
  clientFolder?: string;
  /** Prints a line for the operator; absent: to standard output. */
  tell?: (text: string) => void;
  now?: () => Date;
  /** Creates the server for the app's listener; absent: a plain one. */
  serverFor?: (listener: RequestListener) => Promise<Server>;
}

export interface Running {
  url: string;
  /** The address of the office; absent where there is none. */
  officeUrl?: string;
  /** The address of the metrics; absent where METRICS_PORT is not set. */
  metricsUrl?: string;
  /** Stops accepting requests, waits for the running ones, and closes the database. */
  stop(): Promise<void>;
}

/** Starts one instance. Tests start several in one process. */
export async function startServer(options: StartOptions): Promise<Running> {
  const { config, log, now = () => new Date() } = options;
  // Comes first, so that a start on a port in use changes nothing, not even a file mode.
  await checkPorts(config);
  await makePrivate(config.dataDir, log);
  let language = config.siteLanguage ?? 'en';
  const defaultLanguage = () => language;
  const site = createSite(options, { defaultLanguage, now });
  const metrics = config.metricsPort === undefined ? undefined : await openMetrics(log);
  const started = config.backendUrl
    ? startFront(config.backendUrl, options, { metrics, now })
    : await startOwn(options, { site, metrics, now });
  language = started.store?.defaultLanguage ?? language;
  const inProduction = options.mode === 'production';
  const safe = bareSafeHeaders(config.publicUrl);
  const requests = watchRequests({ proxies: config.trustedProxies, safe, onAnswered: observer(options, metrics) });
  // In development, Vite blocks the event loop while it builds on demand.
  const loop = inProduction ? monitorEventLoop() : undefined;
  const formLimiter = createConcurrencyLimiter({
    ...(config.backendUrl ? foreignLimits : uncachedLimits),
    isLate: loop?.isLate,
  });
  const delivery = inProduction
    ? createPageCache({
        config,
        fetch: requests.forMany((request) => app.fetch(request)),
        store: started.store,
        visits: started.visits,
        searches: started.searches,
        formLimiter,
        isLate: loop?.isLate,
        now,
        log,
      })
    : undefined;
  metrics?.observe(sourcesFor(started, delivery, loop));
  const backend = cachedBackend(started.backend, delivery);
  const office = started.office && {
    ...started.office,
    settled: delivery?.sync,
    onRejectedSignIn: createSignInLog({ log, metrics }),
  };
  const alone = config.officePort !== undefined;
  const { loadBuild } = options;
  const parts = { ...started.parts, config, backend, log, loadBuild, defaultLanguage, limiter: formLimiter };
  const app = createApp({ ...parts, site, clientFolder: options.clientFolder, office: alone ? undefined : office });
  const listenerOf = (fetch: typeof app.fetch) =>
    requests.around(
      // Hono's own clean-up closes a connection half a second after the response; http/drain-timeout.ts gives slow
      // clients longer.
      getRequestListener(fetch, { errorHandler: errorResponse(log, safe), autoCleanupIncoming: false }),
    );
  const appListener = listenerOf(app.fetch);
  const ports: OpenPort[] = [];
  const stop = async () => {
    await Promise.all(ports.map((port) => port.close()));
    await delivery?.stop();
    await started.stop();
    loop?.stop();
  };
  try {
    // The first check empties the caches, so it comes before the first request.
    await delivery?.sync();
    const urls = await openPorts(ports, options, {
      site: { listener: delivery ? delivery.inFrontOf(appListener) : appListener, fastPath: delivery?.fastPath },
      office: office && {
        listener: alone
          ? listenerOf(createOfficeApp({ ...parts, clientFolder: options.clientFolder, office }).fetch)
          : undefined,
      },
      metrics,
    });
    if (office) await tellSetUp(office.accounts, log, options.tell);
    return { ...urls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Renders the pages, in production with the policy of their scripts. */
function createSite(options: StartOptions, { defaultLanguage, now }: SiteLanguage): SiteHandler {
  const { config, log, loadBuild, mode } = options;
  const handler = createSiteHandler({
    loadBuild,
    mode,
    publicUrl: config.publicUrl,
    backendUrl: config.backendUrl,
    frameHosts: config.frameHosts,
    defaultLanguage,
    ...(config.backendUrl ? { lacks: missingFeatures(config.front) } : {}),
    now,
    log,
  });
  // In development, Vite's inline styles and live reload would violate the policy.
  return mode === 'production' ? withPolicy(handler, sourcesOf(config)) : handler;
}

/** Adds each answered request to the metrics and the log. */
function observer({ config, log }: StartOptions, metrics: Metrics | undefined): (answered: Answered) => void {
  const logRequest = createRequestLog({ ...config, log });
  return (answered) => {
    metrics?.answered(answered);
    logRequest(answered);
  };
}

interface SiteLanguage {
  defaultLanguage: () => string;
  now: () => Date;
}

/** What the metrics read at each scrape. */
const sourcesFor = (
  { pictures }: StartedBackend,
  delivery: PageCache | undefined,
  loop: EventLoopMonitor | undefined,
): MetricsSources => ({
  ...(delivery ? { cache: delivery.figures } : {}),
  ...(loop ? { isLate: loop.isLate } : {}),
  queues: { picture: pictures.waiting, ...(delivery ? { compression: delivery.compressionQueueLength } : {}) },
});

const cachedBackend = (own: Backend, delivery: PageCache | undefined): Backend =>
  delivery ? { ...own, clientFor: (caller) => delivery.withCallCache(own.clientFor(caller)) } : own;

interface Served {
  site: Pick<ServeOptions, 'listener' | 'fastPath'>;
  /** Without a listener, the office is on the port of the site. */
  office: { listener: RequestListener | undefined } | undefined;
  metrics: Metrics | undefined;
}

/**
 * Opens the ports of the site, the office and the metrics, in this order. Adds each to `ports`, so that the caller can
 * close it.
 */
async function openPorts(
  ports: OpenPort[],
  { config, log, serverFor }: StartOptions,
  { site, office, metrics }: Served,
): Promise<Omit<Running, 'stop'>> {
  const open = async (served: ServeOptions) => {
    const opened = await serve(served);
    ports.push(opened);
    return opened.port;
  };
  const port = await open({
    listener: site.listener,
    headers: bareSafeHeaders(config.publicUrl),
    place: config.listenFd === undefined ? config : { fd: config.listenFd },
    fastPath: config.fastPath ? site.fastPath : undefined,
    serverFor,
  });
  let officePort = port;
  if (office?.listener && config.officePort !== undefined) {
    officePort = await open({
      listener: office.listener,
      headers: bareSafeHeaders(config.officeUrl),
      place: { port: config.officePort, host: config.host },
    });
  }
  let metricsUrl: string | undefined;
  if (metrics && config.metricsPort !== undefined) {
    const metricsPort = await open({
      listener: serveMetrics(metrics.registry, log),
      headers: {},
      place: { port: config.metricsPort, host: config.metricsHost },
    });
    metricsUrl = `http://localhost:${metricsPort}/metrics`;
  }
  return {
    url: `http://localhost:${port}`,
    officeUrl: office && `http://localhost:${officePort}/office`,
    metricsUrl,
  };
}

/** Loaded on demand: most processes do not serve metrics. */
async function openMetrics(log: Log): Promise<Metrics> {
  const { createMetrics } = await import('./metrics/create-metrics.ts');
  return createMetrics({ version: await programVersion(), schemaVersion }, (error, metric) =>
    log.warn({ err: error, metric }, 'Failed to collect a metric'),
  );
}

/** Uncached pages: returned forms, previews. Form submissions may wait longer (3 s) than page views. */
const uncachedLimits = { ...ownLimits, maxWaiting: 100, maxWaitMs: 3_000 };

/**
 * Until the first user exists, each start prints a link that creates the first owner. If the disk is not writable, the
 * start only logs an error, so that the site stays readable.
 */
async function tellSetUp(accounts: Accounts, log: Log, tell: StartOptions['tell'] = toStandardOutput): Promise<void> {
  try {
    const link = await accounts.setUpLink();
    if (link) tell(`\nThe office has no users yet. Set it up within an hour at:\n  ${link.url}\n`);
  } catch (error) {
    log.error({ err: error }, 'Failed to create the link to set up the office; the next start tries again');
  }
}

const toStandardOutput = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
