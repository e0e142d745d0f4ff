import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Accounts } from '#accounts/create-accounts.ts';
import { createDiskBlobs } from '#files/blob-store.ts';
import { clamdScan } from '#files/virus-scan.ts';
import { createMailer } from '#mail/mailer.ts';
import type { Store } from '#store/store.ts';
import { frameHosts } from '#ui/embeds.ts';
import { type Backend, foreignBackend, ownBackend } from './backend.ts';
import { startBackground } from './background.ts';
import type { Config } from './config.ts';
import { type AppParts, createApp } from './create-app.ts';
import { createDelivery } from './delivery/create-delivery.ts';
import { type PolicySources, withPolicy } from './delivery/page-policy.ts';
import type { QuickWay } from './delivery/quick-way.ts';
import { fillDemo, removeUnfinishedDemo } from './fill-demo.ts';
import type { Log } from './log.ts';
import { createMachine } from './machine.ts';
import type { OfficeParts } from './office/office.ts';
import { createOfficeApp } from './office/office-app.ts';
import { openAccounts } from './open-accounts.ts';
import { openStore } from './open-store.ts';
import { pageStandsOn } from './page-stands.ts';
import { backendPictures } from './pictures/backend-pictures.ts';
import { ownPictures } from './pictures/own-pictures.ts';
import { sendNowBy } from './send-now.ts';
import { senderOf } from './sender.ts';
import { type OpenPort, openPort, type Place } from './serving/open-port.ts';
import { endSlowClients } from './serving/slow-clients.ts';
import { createSiteHandler, type SiteHandler, type SiteOptions } from './site-handler.ts';

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
  /** Stops taking requests, lets those under way end, and closes the database. */
  stop(): Promise<void>;
}

interface Started {
  backend: Backend;
  /** Absent where another host has the data. */
  store?: Store;
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
  const started = config.backendUrl ? startFront(config.backendUrl, options, now) : await startOwn(options, site, now);
  const delivery = inProduction
    ? createDelivery({ config, fetch: (request) => app.fetch(request), store: started.store, now, log })
    : undefined;
  const { backend: own } = started;
  const backend: Backend = delivery
    ? { ...own, clientFor: (caller) => delivery.withKeptCalls(own.clientFor(caller)) }
    : own;
  const office = started.office && { ...started.office, settled: delivery?.catchUp };
  const alone = config.officePort !== undefined;
  const parts = { ...started.parts, config, backend, log };
  const app = createApp({ ...parts, site, clientFolder: options.clientFolder, office: alone ? undefined : office });
  const appListener = getRequestListener(app.fetch);
  const listener = delivery ? delivery.inFrontOf(appListener) : appListener;
  const server = options.serverFor ? await options.serverFor(listener) : serverOf(listener);
  const quickWay = delivery?.quickWay(server);
  const ports: OpenPort[] = [];
  const stop = async () => {
    await Promise.all(ports.map((port) => port.close()));
    await delivery?.stop();
    await started.stop();
  };
  const open = async (own: Server, place: Place, aside?: QuickWay) => {
    endSlowClients(own);
    const opened = await openPort(own, place, aside);
    ports.push(opened);
    return opened.port;
  };
  let port: number;
  let officePort: number;
  try {
    port = await open(server, config.listenFd === undefined ? config : { fd: config.listenFd }, quickWay);
    officePort = port;
    if (office && config.officePort !== undefined) {
      const officeServer = serverOf(getRequestListener(createOfficeApp({ ...parts, office }).fetch));
      officePort = await open(officeServer, { port: config.officePort, host: config.host });
    }
  } catch (error) {
    await stop();
    throw error;
  }
  if (office) await tellSetUp(office.accounts, options.tell);
  return {
    url: `http://localhost:${port}`,
    officeUrl: office && `http://localhost:${officePort}/office`,
    stop,
  };
}

function startFront(backendUrl: string, { config: { dataDir }, log }: StartOptions, now: () => Date): Started {
  const pictures = backendPictures({ backendUrl, dataDir, now, log });
  return { backend: foreignBackend(backendUrl, log), parts: { pictures }, stop: pictures.settled };
}

async function startOwn(
  { config, log, officeFolder }: StartOptions,
  site: SiteHandler,
  now: () => Date,
): Promise<Started> {
  await removeUnfinishedDemo(config);
  const store = await openStore(config);
  const publicBlobs = createDiskBlobs(join(config.dataDir, 'files'));
  const privateBlobs = createDiskBlobs(join(config.dataDir, 'private'));
  const pictures = ownPictures({ publicBlobs, dataDir: config.dataDir, log });
  const accounts = await openAccounts(store, config, log);
  const { people } = accounts;
  const mailer = config.smtpUrl
    ? createMailer({ url: config.smtpUrl, from: () => senderOf(backend.clientFor({}), config.publicUrl) })
    : undefined;
  const services = {
    pageStands: pageStandsOn(site, () => backend.clientFor({}), config.publicUrl),
    machine: createMachine(config.dataDir, now),
    ...(config.clamd ? { scan: clamdScan(config.clamd) } : {}),
    ...(mailer && config.smtpUrl ? { sendNow: sendNowBy(mailer, config.smtpUrl) } : {}),
  };
  const backend = ownBackend({ store, publicBlobs, privateBlobs, people, services, config, now, log });
  await fillDemo(store, backend, config, log);
  const stopBackground = startBackground({ store, privateBlobs, publicBlobs, pictures, accounts, mailer, now, log });
  return {
    backend,
    store,
    parts: { publicBlobs, pictures, redirects: store.redirects },
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
      await store.close();
    },
  };
}

const sourcesOf = (config: Config): PolicySources => ({
  frames: framesOf(config),
  media: config.backendUrl ? [new URL(config.backendUrl).origin] : [],
});

const framesOf = (config: Config) => [...frameHosts, ...config.frameHosts].map((host) => `https://${host}`);

/** As long as nobody can sign in, whoever sees this process's output may make the first owner. */
async function tellSetUp(accounts: Accounts, tell: StartOptions['tell'] = toStandardOutput): Promise<void> {
  const link = await accounts.setUpLink();
  if (link) tell(`\nThe office has nobody yet. Set it up within an hour at:\n  ${link.url}\n`);
}

const toStandardOutput = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Heads come at once or not at all; bodies have as long as a slow line takes for the largest file. */
const serverOf = (listener: RequestListener): Server =>
  createServer(
    { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, requestTimeout: 600_000, keepAliveTimeout: 65_000 },
    listener,
  );
