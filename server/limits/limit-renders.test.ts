import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from '../backend.ts';
import { loadConfig } from '../config/config.ts';
import { createApp } from '../create-app.ts';
import { silentLog } from '../logging/log.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

let server: Server;
let url: string;
let rendering = 0;
let most = 0;
let opening = 0;
let release: () => void;
let held: Promise<void>;

beforeAll(async () => {
  const client = {} as ReturnType<Backend['clientFor']>;
  const backend: Backend = {
    clientFor: () => client,
    previewClientFor: async () => {
      opening += 1;
      return client;
    },
    ping: async () => undefined,
  } as Partial<Backend> as Backend;
  const app = createApp({
    config: loadConfig({}),
    backend,
    log: silentLog(),
    limiter: createConcurrencyLimiter({ maxConcurrent: 2, maxWaiting: 3 }),
    // Renders until the test releases it.
    site: async () => {
      rendering += 1;
      most = Math.max(most, rendering);
      await held;
      rendering -= 1;
      return new Response('page');
    },
  });
  server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
  ['previews', (n: number) => `/news/1?preview=abcdefghijklmnopqrstuvwxyz&z=${n}`],
  ['pictures for shared links', (n: number) => `/share/0123456789abcdef/news.jpg?page=${n + 1}`],
  ['other pages that are not cached', (n: number) => `/newsletter/confirm?token=${n}`],
])('renders two %s at once, lets three wait and rejects the others', async (_, addressOf) => {
  most = 0;
  held = new Promise((resolve) => {
    release = resolve;
  });
  const answers: { status: number; retryAfter: string | null }[] = [];
  const all = Array.from({ length: 12 }, async (_, n) => {
    const { status, headers } = await fetch(url + addressOf(n));
    answers.push({ status, retryAfter: headers.get('retry-after') });
  });
  await vi.waitFor(() => expect(answers).toHaveLength(7));
  expect(new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 5']));
  release();
  await Promise.all(all);
  expect(answers).toHaveLength(12);
  expect(most).toBe(2);
});

test('opens a preview link only after it was admitted, because that reads the entry from the database', async () => {
  opening = 0;
  held = new Promise((resolve) => {
    release = resolve;
  });
  const statuses: number[] = [];
  const all = Array.from({ length: 12 }, async (_, n) => {
    statuses.push((await fetch(`${url}/news/1?preview=abcdefghijklmnopqrstuvwxyz&z=${n}`)).status);
  });
  await vi.waitFor(() => expect(statuses).toHaveLength(7));
  const before = opening;
  release();
  await Promise.all(all);
  expect([before, opening]).toEqual([2, 5]);
});
