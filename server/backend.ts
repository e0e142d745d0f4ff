import type { ApiServices, Caller, RenderedPage } from '#api/context.ts';
import { createApi } from '#api/create-api.ts';
import type { People } from '#api/people.ts';
import { createRateLimiter } from '#api/rules/limits/rate-limit.ts';
import type { Client } from '#contract/protocol/client.ts';
import type { BlobStore } from '#files/blob-store.ts';
import { backendClient } from '#front/calls/backend-client.ts';
import type { BackendState } from '#front/calls/guard-calls.ts';
import type { PublishedEntries } from '#store/interfaces/published-entries.ts';
import type { Store } from '#store/store.ts';
import { withDependencyTracking } from './cache/cache-tags.ts';
import type { Config } from './config/config.ts';
import type { Log } from './logging/log.ts';
import { requestIdNow } from './requests/current-request.ts';
import { previewTokenHash } from './site/preview.ts';
import type { DiskFault } from './startup/checks/disks.ts';
import { filesState } from './startup/files-state.ts';

/** The source of the site's data: the calls of this process, or another host that implements them. */
export interface Backend {
  /** Serves the calls; absent where another host serves them. */
  fetch?: (request: Request, caller: Caller) => Promise<Response>;
  clientFor(caller: Caller): Client;
  /** A client that sees the previewed state as if it were published; undefined for an unknown or expired token. */
  previewClientFor?(token: string, caller: Caller): Promise<Client | undefined>;
  /** Rejects while the database does not respond. */
  ping(): Promise<void>;
  /** Whether the file storage responds; absent where this process has none. */
  filesUp?(): Promise<boolean>;
  /** Why the data folder takes no data; undefined if it does. Absent where this process stores nothing. */
  dataFault?(): Promise<DiskFault | undefined>;
  /** The circuit breaker's state for another host; absent where this process serves the calls. */
  state?(): BackendState;
}

export interface OwnBackend extends Backend {
  fetch: NonNullable<Backend['fetch']>;
  /** Stops background work, such as an import. */
  stop(): Promise<void>;
}

export interface OwnBackendParts {
  store: Store;
  publicBlobs: BlobStore;
  privateBlobs: BlobStore;
  people: People;
  /** Services of the server that the office uses; absent: those features are off. */
  services?: Pick<ApiServices, 'pageExists' | 'diskSpace' | 'disks' | 'machine' | 'sendNow' | 'scan' | 'translator'>;
  /** Renders a page for the preview beside a form; absent: there is none. */
  renderPage?: (path: string, client: Client) => Promise<RenderedPage | undefined>;
  dataFault?: Backend['dataFault'];
  config: Pick<Config, 'publicUrl' | 'allowedOrigins' | 'importHosts'>;
  now: () => Date;
  log: Log;
}

/** Serves the calls in this process: no socket between the site and the calls, but the same checks as over the network. */
export function ownBackend({
  store,
  publicBlobs,
  privateBlobs,
  people,
  services,
  renderPage,
  dataFault,
  config,
  now,
  log,
}: OwnBackendParts): OwnBackend {
  const apiServices: ApiServices = {
    store: withDependencyTracking(store),
    publicBlobs,
    privateBlobs,
    people,
    ...services,
    ...(renderPage ? { renderPage: (path, { id, entries }) => renderPage(path, clientSeeing(entries, {}, id)) } : {}),
    publicUrl: config.publicUrl,
    allowedOrigins: config.allowedOrigins,
    importHosts: config.importHosts,
    backendClient,
    limits: createRateLimiter(() => now().getTime()),
    now,
    requestId: requestIdNow,
    logError: (error, about) => log.error({ err: error, ...about }, 'A call failed'),
  };
  const api = createApi(apiServices);
  /** A client that gets the given entries as if they were published. */
  const clientSeeing = (entries: PublishedEntries, caller: Caller, markedEntry?: number): Client =>
    createApi({
      ...apiServices,
      hasAllLanguages: true,
      ...(markedEntry === undefined ? {} : { markedEntry }),
      store: { ...store, entries: { ...store.entries, ...entries } },
    }).clientFor(caller);
  return {
    fetch: api.fetch,
    clientFor: api.clientFor,
    async previewClientFor(token, caller) {
      const entries = await store.previews.open(previewTokenHash(token), now());
      return entries && clientSeeing(entries, caller);
    },
    ping: () => store.ping(),
    filesUp: filesState(publicBlobs, log),
    ...(dataFault ? { dataFault } : {}),
    stop: api.stop,
  };
}
