import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { vi } from 'vitest';
import { owner, startApi, type TestApi, visitor } from '#api/testing/start-api.ts';
import { getImport } from '#contract/calls/office/transfer.ts';
import type { ImportProgress } from '#contract/office/upkeep-view.ts';
import { type BlobStore, createDiskBlobs } from '#files/blob-store.ts';
import type { FreshStore } from '#store/testing/engines.ts';

export interface TestSite extends TestApi {
  publicBlobs: BlobStore;
  /** The URL of its public calls and files. */
  url: string;
  /** Resolves with the progress when the running or last import has ended. */
  importEnded(): Promise<ImportProgress>;
}

/** Serves requests on a free port until it is closed. */
export async function serve(
  answer: (request: Request) => Promise<Response> | Response,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(getRequestListener(answer));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The calls of a site with a store, served over HTTP. */
export async function startSite({ store, discard }: FreshStore): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-site-'));
  const publicBlobs = createDiskBlobs(folder);
  const api = await startApi(store, { publicBlobs });
  const { url, close } = await serve(async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/files/')) return api.fetch(request.url, { method: request.method }, visitor);
    const blob = await publicBlobs.open(pathname.slice('/files/'.length));
    return blob ? new Response(blob.stream()) : new Response('', { status: 404 });
  });
  return {
    ...api,
    publicBlobs,
    url,
    importEnded: () =>
      vi.waitFor(
        async () => {
          const { current } = await api.client(owner).call(getImport, {});
          if (!current || current.state === 'running') throw new Error('The import is still running');
          return current;
        },
        { timeout: 250_000, interval: 25 },
      ),
    async stop() {
      await close();
      await api.stop();
      await discard();
      await rm(folder, { recursive: true });
    },
  };
}
