import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFaq } from '#content/faq/calls.ts';
import { createPreview, saveEntry } from '#contract/calls/office/content.ts';
import { createDiskBlobs } from '#files/blob-store.ts';
import type { Store } from '#store/store.ts';
import { type FreshStore, freshStore } from '#store/testing/engines.ts';
import { type Backend, ownBackend } from '../backend.ts';
import { loadConfig } from '../config/config.ts';
import { createApp } from '../create-app.ts';
import { silentLog } from '../logging/log.ts';
import { openAccounts } from '../startup/open-accounts.ts';

const config = loadConfig({});
const log = silentLog();
let fresh: FreshStore;
let store: Store;
let backend: Backend;
let server: Server;
let url: string;
let time = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  fresh = await freshStore();
  store = fresh.store;
  const { people } = await openAccounts(store, config, log);
  const blobs = createDiskBlobs(join(tmpdir(), 'atrium-no-blobs'));
  backend = ownBackend({ store, people, publicBlobs: blobs, privateBlobs: blobs, config, now: () => time, log });
  const app = createApp({
    config,
    backend,
    redirects: store.redirects,
    log,
    // A stub of the site: lists the questions and whether the page is a preview.
    site: async (_, client, { preview } = { preview: false }) =>
      Response.json(
        { preview, questions: (await client.call(getFaq, {})).map(({ name }) => name) },
        { headers: { 'cache-control': 'public, max-age=0' } },
      ),
  });
  server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await fresh.discard();
});

test('a preview link shows the unpublished state in the page, for its holder only and until it expires', async () => {
  const owner = backend.clientFor({ principal: { name: 'olga', role: 'owner' } });
  const state = { type: 'faq', parent: null, translations: {} } as const;
  const saved = { ...state, status: 'published', publishAt: null, keepPublished: false } as const;
  const { id } = await owner.call(saveEntry, { ...saved, document: { name: 'Old' } });
  const link = new URL((await owner.call(createPreview, { ...state, id, document: { name: 'New' } })).url);
  const ask = (path: string) => fetch(url + path);

  for (const path of ['/faq', '/faq.data']) {
    const shown = await ask(path + link.search);
    expect(await shown.json()).toEqual({ preview: true, questions: ['New'] });
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.headers.get('x-robots-tag')).toBe('noindex');
    expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
  }
  const plain = await ask('/faq');
  expect(await plain.json()).toEqual({ preview: false, questions: ['Old'] });
  expect(plain.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');

  const ended = async (path: string, text = 'This preview has ended') => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([410, 'no-store']);
    expect(await answer.text()).toContain(text);
  };
  await ended('/faq?preview=');
  await ended('/faq?preview=%00');
  await ended('/de/faq?preview=x', '<html lang="de" dir="ltr">');
  await ended('/de/faq?preview=x', 'Diese Vorschau ist beendet');
  await ended('/ar?preview=x', '<html lang="ar" dir="rtl">');
  await ended(`/faq?preview=${'x'.repeat(43)}`);
  time = new Date('2026-11-28T11:59:59Z');
  expect((await ask(`/faq${link.search}`)).status).toBe(200);
  time = new Date('2026-11-28T12:00:00Z');
  await ended(`/faq${link.search}`);
});
