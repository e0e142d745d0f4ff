import type { RequestListener, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Accounts } from '#accounts/create-accounts.ts';
import { clamdScan } from '#files/virus-scan.ts';
import { createMailer } from '#mail/mailer.ts';
import type { Store } from '#store/store.ts';
import { frameHosts } from '#ui/embeds.ts';
import { type Backend, foreignBackend, ownBackend } from './backend.ts';
import { startBackground } from './background.ts';
import { backupState } from './backups/backup-state.ts';
import { createScheduledBackup } from './backups/scheduled-backup.ts';
import type { Config } from './config.ts';
import { type AppParts, createApp } from './create-app.ts';
import { createDelivery } from './delivery/create-delivery.ts';
import { type PolicySources, withPolicy } from './delivery/page-policy.ts';
import type { QuickWay } from './delivery/quick-way.ts';
import { fillDemo, removeUnfinishedDemo } from './fill-demo.ts';
import type { Log } from './log.ts';
import { guardLoop } from './loop-guard.ts';
import { createMachine } from './machine.ts';
import { createMetrics, type Metrics } from './metrics/create-metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import type { OfficeParts } from './office/office.ts';
import { createOfficeApp } from './office/office-app.ts';
import { openAccounts } from './open-accounts.ts';
import { openBlobs } from './open-blobs.ts';
import { openStore } from './open-store.ts';
import { pageStandsOn } from './page-stands.ts';
import { backendPictures } from './pictures/backend-pictures.ts';
import { ownPictures } from './pictures/own-pictures.ts';
import { createVisitCounter, type VisitCounter } from './privacy/visit-counter.ts';
import { faultAnswer } from './requests/fault-answer.ts';
import { watchRequests } from './requests/watch-requests.ts';
import { bareSafeHeaders } from './safe-headers.ts';
import { sendNowBy } from './send-now.ts';
import { senderOf } from './sender.ts';
import { createOwnServer } from './serving/create-server.ts';
import { type OpenPort, openPort, type Place } from './serving/open-port.ts';
import { endSlowClients } from './serving/slow-clients.ts';
import { createSiteHandler, type SiteHandler, type SiteOptions } from './site-handler.ts';
import { createTurns, type TurnsOptions } from './turns.ts';

export interface StartOptions extends Pick<SiteOptions, 'loadBuild' | 'mode'> {
  config: Config;
  log: Log;
  clientFolder?: string;
  /** The folder of the built office. */
  officeFolder: string;
  /** Shows a line to whoever started the process; absent: on standard output. */
  tell?: (text: string) => void;
  now?: () => Date;
  /** Makes the server around the app's listener; absent: a plain one. */
  serverFor?: (listener: RequestListener) => Promise<Server>;
}

export interface Running {
  url: string;
  /** Where the office listens; absent where there is none. */
  officeUrl?: string;
  /** Where its figures are; absent where they are not asked for. */
  metricsUrl?: string;
  /** Stops taking requests, lets those under way end, and closes the database. */
  stop(): Promise<void>;
}

interface Started {
  backend: Backend;
  /** Absent where another host has the data. */
  store?: Store;
  visits?: VisitCounter;
  parts: Partial<AppParts>;
  office?: OfficeParts;
  stop: () => Promise<void>;
}

/** Starts one whole instance; tests start as many as they like. */
export async function startServer(options: StartOptions): Promise<Running> {
  const { config, log, now = () => new Date() } = options;
  const handler = createSiteHandler({
    loadBuild: options.loadBuild,
    mode: options.mode,
    publicUrl: config.publicUrl,
    backendUrl: config.backendUrl,
    frameHosts: config.frameHosts,
    now,
    log,
  });
  const inProduction = options.mode === 'production';
  // While developing, styles and reloading come in ways that a policy would refuse.
  const site = inProduction ? withPolicy(handler, sourcesOf(config)) : handler;
  const metrics = createMetrics(now);
  const started = config.backendUrl
    ? startFront(config.backendUrl, options, now)
    : await startOwn(options, { site, metrics, now });
  const safe = bareSafeHeaders(config.publicUrl);
  const requests = watchRequests({ proxies: config.trustedProxies, safe, onAnswered: metrics.answered });
  // While developing, Vite makes in one go what is ready in production.
  const loop = inProduction ? guardLoop() : undefined;
  const formTurns = createTurns({ ...(config.backendUrl ? foreignTurns : ownTurns), isLate: loop?.isLate });
  const delivery = inProduction
    ? createDelivery({
        config,
        fetch: requests.forMany((request) => app.fetch(request)),
        store: started.store,
        visits: started.visits,
        formTurns,
        isLate: loop?.isLate,
        now,
        log,
      })
    : undefined;
  if (delivery) metrics.ask({ kept: delivery.figures });
  if (loop) metrics.ask({ isLate: loop.isLate });
  const { backend: own } = started;
  const backend: Backend = delivery
    ? { ...own, clientFor: (caller) => delivery.withKeptCalls(own.clientFor(caller)) }
    : own;
  const office = started.office && { ...started.office, settled: delivery?.catchUp };
  const alone = config.officePort !== undefined;
  const parts = { ...started.parts, config, backend, log, turns: formTurns };
  const app = createApp({ ...parts, site, clientFolder: options.clientFolder, office: alone ? undefined : office });
  const listenerOf = (fetch: typeof app.fetch) =>
    requests.around(getRequestListener(fetch, { errorHandler: faultAnswer(log, safe) }));
  const appListener = listenerOf(app.fetch);
  const listener = delivery ? delivery.inFrontOf(appListener) : appListener;
  const server = options.serverFor ? await options.serverFor(listener) : createOwnServer(listener, safe);
  const quickWay = delivery?.quickWay(server);
  const ports: OpenPort[] = [];
  const stop = async () => {
    await Promise.all(ports.map((port) => port.close()));
    await delivery?.stop();
    await started.stop();
    metrics.stop();
    loop?.stop();
  };
  const open = async (own: Server, place: Place, aside?: QuickWay) => {
    endSlowClients(own);
    const opened = await openPort(own, place, aside);
    ports.push(opened);
    return opened.port;
  };
  let port: number;
  let officePort: number;
  let metricsUrl: string | undefined;
  try {
    port = await open(server, config.listenFd === undefined ? config : { fd: config.listenFd }, quickWay);
    officePort = port;
    if (office && config.officePort !== undefined) {
      const listener = listenerOf(createOfficeApp({ ...parts, office }).fetch);
      const officeServer = createOwnServer(listener, bareSafeHeaders(config.officeUrl));
      officePort = await open(officeServer, { port: config.officePort, host: config.host });
    }
    if (config.metricsPort !== undefined) {
      const metricsServer = createOwnServer(serveMetrics(metrics.all, log), {});
      const metricsPort = await open(metricsServer, { port: config.metricsPort, host: config.metricsHost });
      metricsUrl = `http://localhost:${metricsPort}/metrics`;
    }
  } catch (error) {
    await stop();
    throw error;
  }
  if (office) await tellSetUp(office.accounts, log, options.tell);
  return {
    url: `http://localhost:${port}`,
    officeUrl: office && `http://localhost:${officePort}/office`,
    metricsUrl,
    stop,
  };
}

/** Pages that are made for one visitor: forms that come back, previews. Whoever has typed something has more patience. */
const ownTurns: TurnsOptions = { atOnce: 8, mostWaiting: 100, patienceMs: 3_000, letsOthersIn: true };
/** Most of the time goes by while another host answers. */
const foreignTurns: TurnsOptions = { atOnce: 100, mostWaiting: 300, patienceMs: 5_000, letsOthersIn: true };

function startFront(backendUrl: string, { config: { dataDir }, log }: StartOptions, now: () => Date): Started {
  const pictures = backendPictures({ backendUrl, dataDir, now, log });
  return { backend: foreignBackend(backendUrl, log), parts: { pictures }, stop: pictures.settled };
}

async function startOwn(
  { config, log, officeFolder }: StartOptions,
  { site, metrics, now }: { site: SiteHandler; metrics: Metrics; now: () => Date },
): Promise<Started> {
  await removeUnfinishedDemo(config);
  const store = await openStore(config, metrics.databaseFailed);
  const { blobs, close: closeBlobs } = await openBlobs(config);
  const { files: publicBlobs, private: privateBlobs } = blobs;
  const pictures = ownPictures({ publicBlobs, dataDir: config.dataDir, log });
  const accounts = await openAccounts(store, config, log);
  const { people } = accounts;
  const backups = () => backupState(store, config.dataDir, config.backup !== undefined);
  const mailer = config.smtpUrl
    ? createMailer({ url: config.smtpUrl, from: () => senderOf(backend.clientFor({}), config.publicUrl) })
    : undefined;
  const services = {
    pageStands: pageStandsOn(site, () => backend.clientFor({}), config.publicUrl),
    machine: createMachine(config.dataDir, now, backups),
    ...(config.clamd ? { scan: clamdScan(config.clamd) } : {}),
    ...(mailer && config.smtpUrl ? { sendNow: sendNowBy(mailer, config.smtpUrl) } : {}),
  };
  const backend = ownBackend({ store, publicBlobs, privateBlobs, people, services, config, now, log });
  await fillDemo(store, backend, config, log);
  metrics.ask({ mails: store.mail.state, backups, contentVersion: store.contentVersion });
  const backup =
    config.backup && createScheduledBackup({ ...config.backup, store, blobs, dataDir: config.dataDir, now, log });
  const visits = createVisitCounter({ visits: store.visits, now });
  const stopBackground = startBackground({
    store,
    privateBlobs,
    publicBlobs,
    pictures,
    accounts,
    mailer,
    backup,
    visits,
    now,
    log,
  });
  return {
    backend,
    store,
    visits,
    parts: { publicBlobs, pictures, redirects: store.redirects, countVisit: visits.countVisit },
    office: config.office
      ? {
          accounts,
          api: backend.fetch,
          officeUrl: config.officeUrl,
          folder: officeFolder,
          frameSources: framesOf(config),
        }
      : undefined,
    stop: async () => {
      await backend.stop();
      await stopBackground();
      await pictures.settled();
      await accounts.settled();
      closeBlobs();
      await store.close();
    },
  };
}

const sourcesOf = (config: Config): PolicySources => ({
  frames: framesOf(config),
  media: config.backendUrl ? [new URL(config.backendUrl).origin] : [],
});

const framesOf = (config: Config) => [...frameHosts, ...config.frameHosts].map((host) => `https://${host}`);

/**
 * As long as nobody can sign in, whoever sees this process's output may make the first owner. On a disk that takes no link
 * the site is read all the same.
 */
async function tellSetUp(accounts: Accounts, log: Log, tell: StartOptions['tell'] = toStandardOutput): Promise<void> {
  try {
    const link = await accounts.setUpLink();
    if (link) tell(`\nThe office has nobody yet. Set it up within an hour at:\n  ${link.url}\n`);
  } catch (error) {
    log.error({ err: error }, 'No link to set up the office could be made; the next start tries again');
  }
}

const toStandardOutput = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
