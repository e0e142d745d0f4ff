import type { Caller } from '#api/context.ts';
import { createApi } from '#api/create-api.ts';
import { cleanHtml } from '#api/rules/clean-html.ts';
import { createRateLimiter } from '#api/rules/rate-limit.ts';
import { type Client, createClient } from '#contract/client.ts';
import { onceEach } from '#contract/lenient.ts';
import type { BlobStore } from '#files/blob-store.ts';
import type { Store } from '#store/store.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/** Where the site's data come from: this process's own calls, or another host that speaks them. */
export interface Backend {
  /** The calls themselves; absent where another host has them. */
  fetch?: (request: Request, caller: Caller) => Promise<Response>;
  clientFor(caller: Caller): Client;
  ping(): Promise<void>;
}

export interface OwnBackendParts {
  store: Store;
  publicBlobs: BlobStore;
  privateBlobs: BlobStore;
  config: Pick<Config, 'publicUrl' | 'allowedOrigins'>;
  now: () => Date;
  log: Log;
}

/** The calls in this process: no socket between the site and them, but the same checks as over the network. */
export function ownBackend({ store, publicBlobs, privateBlobs, config, now, log }: OwnBackendParts): Backend {
  const api = createApi({
    store,
    publicBlobs,
    privateBlobs,
    publicUrl: config.publicUrl,
    allowedOrigins: config.allowedOrigins,
    limits: createRateLimiter(() => now().getTime()),
    now,
    logError: (error, about) => log.error({ err: error, ...about }, 'A call failed'),
  });
  const onMisfit = onceEach((call, misfit) =>
    log.error({ call, ...misfit }, 'An answer of ours does not fit the contract'),
  );
  return {
    fetch: api.fetch,
    clientFor: (caller) =>
      createClient({
        fetch: (request) => api.fetch(request, caller),
        baseUrl: 'http://in-process.invalid',
        onMisfit,
      }),
    ping: () => store.ping(),
  };
}

/** Another host's calls. What it answers is neither trusted to fit nor to be clean. */
export function foreignBackend(backendUrl: string, log: Log): Backend {
  const onMisfit = onceEach((call, misfit) =>
    log.warn({ call, ...misfit }, 'The backend’s answer does not fit the contract'),
  );
  return {
    clientFor: ({ address }) =>
      createClient({
        baseUrl: backendUrl,
        cleanHtml,
        onMisfit,
        fetch: (request) => fetch(address === undefined ? request : forwarded(request, address)),
      }),
    ping: () => Promise.resolve(),
  };
}

/** Names the visitor to the backend, whose limits would otherwise lump everyone together. */
function forwarded(request: Request, address: string): Request {
  request.headers.set('x-forwarded-for', address);
  return request;
}
