import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { getFaq } from '#content/faq/calls.ts';
import { contactUs } from '#contract/calls/contact-us.ts';
import { contactMessage } from '#contract/submissions/contact-message.ts';
import { loadConfig } from '#server/config/config.ts';
import { silentLog } from '#server/logging/log.ts';
import { foreignBackend } from '../foreign-backend.ts';
import { type Fetch, retryOnce } from './retry-once.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const get = () => new Request('http://backend.example/api/WebApi/GetFaq');

/** Runs one step per request; the last step repeats. */
const stepping = (...steps: (() => Promise<Response>)[]) =>
  vi.fn<Fetch>(() => (steps.length > 1 ? steps.shift() : steps[0])?.() ?? Promise.reject(new Error('No step')));

const answer =
  (status: number, headers: Record<string, string> = {}) =>
  async () =>
    new Response('[]', { status, headers });
const hangUp = () => Promise.reject(new TypeError('fetch failed'));

test.each([502, 503, 504])('retries a GET after status %i', async (status) => {
  const fetch = stepping(answer(status), answer(200));
  expect((await retryOnce(fetch)(get())).status).toBe(200);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('retries a GET once after a failed connection', async () => {
  expect((await retryOnce(stepping(hangUp, answer(200)))(get())).status).toBe(200);
  const fetch = stepping(hangUp);
  await expect(retryOnce(fetch)(get())).rejects.toThrow('fetch failed');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([200, 404, 410, 429, 500])('returns the first response with status %i', async (status) => {
  const fetch = stepping(answer(status));
  expect((await retryOnce(fetch)(get())).status).toBe(status);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('does not retry before the time in Retry-After', async () => {
  const fetch = stepping(answer(503, { 'retry-after': '120' }));
  expect((await retryOnce(fetch)(get())).status).toBe(503);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('does not retry a request that was rejected locally, such as a redirect to another origin', async () => {
  const fetch = stepping(() => Promise.reject(new Error('Redirected to another origin')));
  await expect(retryOnce(fetch)(get())).rejects.toThrow('another origin');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('does not retry a POST', async () => {
  for (const step of [hangUp, answer(503)]) {
    const fetch = stepping(step);
    await retryOnce(fetch)(new Request(get(), { method: 'POST', body: 'name=Ada' })).catch(() => undefined);
    expect(fetch).toHaveBeenCalledTimes(1);
  }
});

async function backendAt(listener: RequestListener, timeoutMs?: number) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  stops.push(() => server.close().closeAllConnections());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return foreignBackend({ url, config: loadConfig({}), log: silentLog(), now: () => new Date(), timeoutMs });
}

test('retries a GET after a dropped connection, but sends a form once', async () => {
  const seen: string[] = [];
  const backend = await backendAt((request, response) => {
    seen.push(request.method ?? '');
    if (seen.length === 1 || request.method === 'POST') response.destroy();
    else response.setHeader('content-type', 'application/json').end('[]');
  });
  const client = backend.clientFor({});
  expect(await client.call(getFaq, {})).toEqual([]);
  const message = contactMessage.parse({ name: 'Ada', message: 'Hello' });
  await expect(client.call(contactUs, message)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(seen).toEqual(['GET', 'GET', 'POST']);
});

test('does not retry after a time-out', async () => {
  let calls = 0;
  const backend = await backendAt(() => {
    calls += 1;
  }, 1_000);
  await expect(backend.clientFor({}).call(getFaq, {})).rejects.toMatchObject({ kind: 'timed-out' });
  expect(calls).toBe(1);
});
