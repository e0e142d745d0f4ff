import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createDiskBlobs } from '#files/blob-store.ts';
import { createMailer } from '#mail/mailer.ts';
import { type Backend, foreignBackend, ownBackend } from './backend.ts';
import { startBackground } from './background.ts';
import type { Config } from './config.ts';
import { type AppParts, createApp } from './create-app.ts';
import { fillDemo, removeUnfinishedDemo } from './fill-demo.ts';
import type { Log } from './log.ts';
import { openStore } from './open-store.ts';
import { senderOf } from './sender.ts';
import { createSiteHandler, type SiteOptions } from './site-handler.ts';

export interface StartOptions extends Pick<SiteOptions, 'loadBuild' | 'mode'> {
  config: Config;
  log: Log;
  clientFolder?: string;
  now?: () => Date;
  /** Makes the server around the app's listener; absent: a plain one. */
  serverFor?: (listener: RequestListener) => Promise<Server>;
}

export interface Running {
  url: string;
  /** Stops taking requests, lets those under way end, and closes the database. */
  stop(): Promise<void>;
}

/** How long requests under way may still take once the process was told to stop. */
const graceMs = 10_000;

interface Started {
  backend: Backend;
  parts: Partial<AppParts>;
  stop: () => Promise<void>;
}

/** Starts one whole instance; tests start as many as they like. */
export async function startServer(options: StartOptions): Promise<Running> {
  const { config, log, now = () => new Date() } = options;
  const started = config.backendUrl ? startFront(config.backendUrl, log) : await startOwn(config, log, now);
  const site = createSiteHandler({
    loadBuild: options.loadBuild,
    mode: options.mode,
    publicUrl: config.publicUrl,
    backendUrl: config.backendUrl,
    frameHosts: config.frameHosts,
    now,
    log,
  });
  const app = createApp({
    ...started.parts,
    config,
    backend: started.backend,
    site,
    clientFolder: options.clientFolder,
    log,
  });
  const listener = getRequestListener(app.fetch);
  const server = options.serverFor ? await options.serverFor(listener) : createServer(listener);
  const address = await listen(server, config);
  return {
    url: `http://localhost:${address.port}`,
    stop: async () => {
      await close(server);
      await started.stop();
    },
  };
}

function startFront(backendUrl: string, log: Log): Started {
  return { backend: foreignBackend(backendUrl, log), parts: {}, stop: () => Promise.resolve() };
}

async function startOwn(config: Config, log: Log, now: () => Date): Promise<Started> {
  await removeUnfinishedDemo(config);
  const store = await openStore(config);
  const publicBlobs = createDiskBlobs(join(config.dataDir, 'files'));
  const privateBlobs = createDiskBlobs(join(config.dataDir, 'private'));
  const backend = ownBackend({ store, publicBlobs, privateBlobs, config, now, log });
  await fillDemo(store, backend, config, log);
  const mailer = config.smtpUrl
    ? createMailer({ url: config.smtpUrl, from: () => senderOf(backend.clientFor({}), config.publicUrl) })
    : undefined;
  const stopBackground = startBackground({ store, privateBlobs, mailer, now, log });
  return {
    backend,
    parts: { publicBlobs, redirects: store.redirects },
    stop: async () => {
      await stopBackground();
      await store.close();
    },
  };
}

function listen(server: Server, { port, host }: Config): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs).unref();
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
