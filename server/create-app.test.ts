import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getFaq } from '#content/faq/calls.ts';
import { saveEntry } from '#contract/calls/office/content.ts';
import { uploadFile } from '#contract/calls/office/files.ts';
import { createDiskBlobs } from '#files/blob-store.ts';
import type { Store } from '#store/store.ts';
import { type FreshStore, freshStore } from '#store/testing/engines.ts';
import { type Backend, ownBackend } from './backend.ts';
import { loadConfig } from './config/config.ts';
import { createApp } from './create-app.ts';
import { withDrainTimeout } from './http/drain-timeout.ts';
import { createConcurrencyLimiter } from './limits/concurrency-limiter.ts';
import { silentLog } from './logging/log.ts';
import { openAccounts } from './startup/open-accounts.ts';

let folder: string;
let fresh: FreshStore;
let store: Store;
let backend: Backend;
let server: Server;
let url: string;
let broken = false;
let counted: string[] = [];
let app: ReturnType<typeof createApp>;

const config = loadConfig({ TRUSTED_PROXIES: '127.0.0.1' });
const log = silentLog();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-app-'));
  fresh = await freshStore();
  store = fresh.store;
  const { people } = await openAccounts(store, config, log);
  const publicBlobs = createDiskBlobs(join(folder, 'files'));
  const privateBlobs = createDiskBlobs(join(folder, 'private'));
  const own = ownBackend({ store, people, publicBlobs, privateBlobs, config, now: () => new Date(), log });
  backend = { ...own, ping: () => (broken ? Promise.reject(new Error('gone')) : own.ping()) };
  app = createApp({
    config,
    backend,
    publicBlobs,
    redirects: store.redirects,
    countVisit: (address) => counted.push(address),
    log,
    // A stub of the site: it makes a call as its visitor, fails at one path, and returns the size of a posted body.
    site: async (request, client) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/faq') return Response.json(await client.call(getFaq, {}));
      if (pathname === '/compare') return new Response('a'.repeat(5_000), { headers: { 'content-type': 'text/html' } });
      if (pathname === '/fails') throw new Error('secret of the house');
      if (request.method === 'POST') return new Response(String((await request.arrayBuffer()).byteLength));
      return new Response('no such page', { status: 404 });
    },
  });
  server = createServer(withDrainTimeout(getRequestListener(app.fetch, { autoCleanupIncoming: false })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await fresh.discard();
  await rm(folder, { recursive: true });
});

/** One pixel, as PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
function owner() {
  return backend.clientFor({ principal: { name: 'olga', role: 'owner' } });
}

describe('one port', () => {
  test('serves the calls and the pages', async () => {
    const document = { name: 'Do you ship to Chile?' };
    await owner().call(saveEntry, {
      type: 'faq',
      parent: null,
      status: 'published',
      publishAt: null,
      keepPublished: false,
      document,
      translations: {},
    });
    expect(await (await fetch(`${url}/api/WebApi/GetFaq`)).json()).toMatchObject([document]);
    expect(await (await fetch(`${url}/faq`)).json()).toMatchObject([document]);
  });

  test.each(['/API/WebApi/GetFaq', '/Api/webapi/GETFAQ'])('answers a call in any case: %s', async (path) => {
    const response = await fetch(url + path);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(await (await fetch(`${url}/api/WebApi/GetFaq`)).json());
  });

  test('responds with a 404 problem to an unknown call, and to an office call in any case', async () => {
    for (const path of ['/API/WebApi/NoSuchCall', '/API/Office/GetMe']) {
      const response = await fetch(url + path);
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'unknown_call' }]);
    }
  });

  test.each([
    ['/compare', 'gzip', 'gzip'],
    ['/compare', 'identity', null],
  ])('sends %s for %s as %s', async (path, accepted, encoding) => {
    const response = await fetch(url + path, { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toHaveLength(5_000);
  });

  test('leaves the compression of what is cached to the cache', async () => {
    const { headers } = await app.request('/compare', { headers: { 'accept-encoding': 'gzip' } });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
  });

  test('serves public files as immutable, and no private file', async () => {
    const { src } = await owner().call(uploadFile, { file: new File([pixel], 'a.png') });
    const response = await fetch(url + src);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pixel);
    const etag = response.headers.get('etag') ?? '';
    expect((await fetch(url + src, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(url + src, { method: 'HEAD' })).headers.get('content-length')).toBe(String(pixel.length));

    const part = await fetch(url + src, { headers: { range: 'bytes=1-3' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1-3/${pixel.length}`]);
    expect(await part.text()).toBe('PNG');
    expect((await fetch(url + src, { headers: { range: 'bytes=5000-' } })).status).toBe(416);

    const secret = createDiskBlobs(join(folder, 'private'));
    await secret.put('abcdsecret.pdf', pixel);
    for (const path of [
      '/files/abcdsecret.pdf',
      '/private/ab/abcdsecret.pdf',
      '/files/..%2Fprivate%2Fab%2Fabcdsecret.pdf',
      '/files/../private/ab/abcdsecret.pdf',
    ]) {
      expect((await fetch(url + path)).status, path).toBe(404);
    }
  });

  test('reports its health', async () => {
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    broken = true;
    const ready = await fetch(`${url}/health/ready`);
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    broken = false;
  });

  test('is ready while the backend does not respond, and reports its state', async () => {
    const since = Date.parse('2026-11-20T12:00:00Z');
    const front = createApp({
      config,
      backend: { ...backend, state: () => ({ state: 'unreachable', since }) },
      log,
      site: async () => new Response(),
    });
    const ready = await front.request('/health/ready');
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ok', backend: { state: 'unreachable', since: '2026-11-20T12:00:00.000Z' } },
    ]);
  });

  test('redirects an old address permanently to the new one', async () => {
    await store.redirects.add('/old-page', '/news/5', 'olga');
    const response = await fetch(`${url}/old-page`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/news/5']);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(`${url}/other-page`)).status).toBe(404);
  });

  test('redirects an old address in a language to the new one in it', async () => {
    await store.redirects.add('/old-story', '/news/6', 'olga');
    await store.redirects.add('/old-list', '/files/list.pdf', 'olga');
    await store.redirects.add('/old-portuguese', '/pt/news/8', 'olga');
    await store.redirects.add('/de/alt', '/de/news/7', 'olga');
    const redirectOf = async (path: string) => {
      const response = await fetch(url + path, { redirect: 'manual' });
      return [response.status, response.headers.get('location')];
    };
    expect(await redirectOf('/de/old-story')).toEqual([301, '/de/news/6']);
    expect(await redirectOf('/de/old-list')).toEqual([301, '/files/list.pdf']);
    expect(await redirectOf('/de/alt')).toEqual([301, '/de/news/7']);
    expect(await redirectOf('/de/old-portuguese')).toEqual([301, '/pt/news/8']);
    expect((await redirectOf('/de/nothing'))[0]).toBe(404);
  });

  test('redirects a path with dot segments to its normal form, on this host', async () => {
    const redirectOf = async (path: string) => {
      const { port } = server.address() as AddressInfo;
      const sent = httpRequest({ port, path, host: '127.0.0.1' }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      response.resume();
      const { location, 'cache-control': control } = response.headers;
      return [response.statusCode, location, control];
    };
    expect(await redirectOf('/x/../faq?page=2')).toEqual([301, '/faq?page=2', 'no-cache']);
    expect(await redirectOf('/x/%2E%2e/./files/a.mp4')).toEqual([301, '/files/a.mp4', 'no-cache']);
    expect(await redirectOf('/x/..//evil.example/')).toEqual([301, '/evil.example/', 'no-cache']);
    expect((await redirectOf('/faq?q=/../'))[0]).toBe(200);
  });

  test('counts page views of visitors only', async () => {
    counted = [];
    await fetch(`${url}/faq?x=1`);
    for (const path of ['/fails', '/other-page', '/api/WebApi/GetFaq', '/health/live']) await fetch(url + path);
    await fetch(`${url}/faq`, { method: 'HEAD' });
    await fetch(`${url}/echo`, { method: 'POST', body: 'x' });
    // A page rendered for the cache has no visitor.
    expect((await app.fetch(new Request(`${url}/faq`))).status).toBe(200);
    expect(counted).toEqual(['/faq?x=1']);
  });

  test('hides the details of an internal error', async () => {
    const response = await fetch(`${url}/fails`);
    expect(response.status).toBe(500);
    const id = response.headers.get('x-request-id');
    expect(await response.text()).toBe(`Unexpected Application Error!\n\nRequest ${id}\n`);
  });

  test('limits the rate of each visitor behind a trusted proxy separately', async () => {
    const send = (visitor: string) =>
      fetch(`${url}/api/WebApi/ContactUs`, {
        method: 'POST',
        body: JSON.stringify({ message: 'Hello' }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
      });
    for (let count = 0; count < 30; count++) expect((await send('198.51.100.1')).status).toBe(200);
    expect((await send('198.51.100.1')).status).toBe(429);
    expect((await send('8.8.8.8, 198.51.100.1')).status).toBe(429);
    expect((await send('198.51.100.2')).status).toBe(200);
  });
});

test('rejects a form that would wait too long, and does not let a slow upload hold a slot', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const own = createApp({
    config,
    backend,
    log,
    limiter: createConcurrencyLimiter({ maxConcurrent: 1, maxWaiting: 1, maxWaitMs: 100 }),
    site: async (request) => {
      if (request.method === 'POST') await finished;
      return new Response(`made for ${request.method} ${await request.text()}`);
    },
  });
  const listening = createServer(getRequestListener(own.fetch));
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  // The server sees the head long before the body.
  const slow = httpRequest(`${at}/contact`, { method: 'POST', headers: { 'content-length': 4 } });
  slow.flushHeaders();
  await new Promise((resolve) => listening.once('request', resolve));
  const first = fetch(`${at}/contact`, { method: 'POST', body: 'first' });
  const second = await fetch(`${at}/contact`, { method: 'POST', body: 'second' });
  expect([second.status, second.headers.get('retry-after'), second.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(await second.text()).toContain('Not available just now');
  // Pages rendered for the cache use another limiter.
  expect((await own.fetch(new Request(`${at}/faq`))).status).toBe(200);
  finish();
  expect(await (await first).text()).toBe('made for POST first');
  const answered = new Promise<number | undefined>((resolve) =>
    slow.once('response', ({ statusCode }) => resolve(statusCode)),
  );
  slow.end('slow');
  expect(await answered).toBe(200);
  listening.closeAllConnections();
  await new Promise((resolve) => listening.close(resolve));
});

/** Sends a chunked body of unknown length piece by piece until the server responds or closes the connection. */
function sendEndlessly(path: string, contentType: string): Promise<{ status: number | undefined; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let answered: number | undefined;
    const request = httpRequest(
      url + path,
      { method: 'POST', headers: { 'content-type': contentType } },
      (response) => {
        answered = response.statusCode;
        response.resume();
        response.on('close', () => resolve({ status: answered, sent }));
      },
    );
    request.on('error', (error) => (answered ? resolve({ status: answered, sent }) : reject(error)));
    const piece = Buffer.alloc(64 * 1024, 'x');
    const more = () => {
      if (answered !== undefined || request.destroyed) return request.destroy();
      sent += piece.length;
      request.write(piece, () => setImmediate(more));
    };
    more();
  });
}

/** Sends a whole request before it reads, as simple clients do. Resolves with all received text. */
function sendBeforeReading(path: string, head: string, bytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    let answer = '';
    socket.pause();
    socket.on('error', reject);
    socket.on('data', (part: Buffer) => {
      answer += part.toString('latin1');
      if (answer.includes('\r\n\r\n')) socket.end(() => resolve(answer));
    });
    socket.write(`POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${head}\r\n`);
    socket.write(Buffer.alloc(bytes, 'x'), (error) => (error ? reject(error) : socket.resume()));
  });
}

describe('a body that is too large', () => {
  const bytes = 8 * 1024 * 1024;
  const type = 'Content-Type: multipart/form-data; boundary=b\r\n';
  const chunked = `${type}Transfer-Encoding: chunked\r\n\r\n${bytes.toString(16)}`;

  test.each([
    ['DropCv', '/api/WebApi/DropCv', `${type}Content-Length: ${bytes}\r\n`],
    ['DropCv without a Content-Length', '/api/WebApi/DropCv', chunked],
    ['the form', '/career', `${type}Content-Length: ${bytes}\r\n`],
    ['an enquiry', '/enquiry', `${type}Content-Length: ${bytes}\r\n`],
  ])('gets 413 if the client sends all of it first: %s', async (_, path, head) => {
    expect(await sendBeforeReading(path, head, bytes)).toMatch(/^HTTP\/1\.1 413 /);
  });
});

test.each([
  ['/de/career', 2_000_000, /<html lang="de".*Wählen Sie eine Datei unter 1.MB/],
  ['/de/enquiry', 6_000_000, /<html lang="de".*eine .pdf-, .doc- oder .docx-Datei mit höchstens 5.MB/],
  ['/ar/enquiry/send', 6_000_000, /<html lang="ar" dir="rtl"/],
])('a form that is too large gets a page in the language of its address: %s', async (path, bytes, text) => {
  const answer = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(bytes) },
    body: 'x'.repeat(bytes),
  });
  expect(answer.status).toBe(413);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toMatch(text);
});

describe('an endless body', () => {
  test.each([
    ['/api/WebApi/ContactUs', 'application/json'],
    ['/api/WebApi/DropCv', 'multipart/form-data; boundary=b'],
    ['/contact', 'application/x-www-form-urlencoded'],
  ])('to %s is cut off', async (path, contentType) => {
    const { status, sent } = await sendEndlessly(path, contentType);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });
});
