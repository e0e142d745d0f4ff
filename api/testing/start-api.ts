import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '#contract/protocol/client.ts';
import { type BlobStore, createDiskBlobs } from '#files/blob-store.ts';
import { backendClient } from '#front/calls/backend-client.ts';
import type { Store } from '#store/store.ts';
import { freshStore } from '#store/testing/engines.ts';
import type { ApiServices, Caller } from '../context.ts';
import { createApi } from '../create-api.ts';
import { createRateLimiter } from '../rules/limits/rate-limit.ts';
import { testPeople } from './people.ts';

export const owner: Caller = { principal: { name: 'olga', role: 'owner' } };
export const visitor: Caller = { address: '203.0.113.7' };

export interface TestApi {
  store: Store;
  privateBlobs: BlobStore;
  /** Makes a request, as a visitor by default. */
  fetch(path: string, init?: RequestInit, caller?: Caller): Promise<Response>;
  client(caller?: Caller): Client;
  /** Makes a request as an owner. */
  send(request: Request): Promise<Response>;
  /** A client that makes no requests, for a visitor. */
  inProcess(): Client;
  /** Logged errors. */
  errors: unknown[];
  at(moment: string): void;
  stop(): Promise<void>;
}

/** The calls with the given store or an empty one, and blobs in a temporary folder. */
export async function startApi(given?: Store, more: Partial<ApiServices> = {}): Promise<TestApi> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-api-'));
  const { store, discard } = given ? { store: given, discard: async () => {} } : await freshStore();
  const privateBlobs = createDiskBlobs(join(folder, 'private'));
  const errors: unknown[] = [];
  let time = new Date('2026-11-21T12:00:00Z');
  const api = createApi({
    store,
    publicBlobs: createDiskBlobs(join(folder, 'files')),
    privateBlobs,
    publicUrl: 'https://www.example.com',
    allowedOrigins: ['https://app.example.com'],
    limits: createRateLimiter(() => time.getTime()),
    importHosts: ['127.0.0.1:*'],
    backendClient,
    people: testPeople(store),
    now: () => time,
    logError: (error) => errors.push(error),
    ...more,
  });
  return {
    store,
    privateBlobs,
    errors,
    fetch: (path, init, caller = visitor) => api.fetch(new Request(new URL(path, 'http://test.invalid'), init), caller),
    client: (caller = visitor) =>
      createClient({
        fetch: (request) => api.fetch(request, caller),
        baseUrl: 'http://test.invalid',
        // Longer than a test may take, as the office’s own.
        timeoutMs: 10 * 60_000,
      }),
    send: (request) => api.fetch(request, owner),
    inProcess: () => api.clientFor(visitor),
    at: (moment) => {
      time = new Date(moment);
    },
    stop: async () => {
      await api.stop();
      await discard();
      await rm(folder, { recursive: true });
    },
  };
}
