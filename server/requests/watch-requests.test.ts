import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { currentRequest } from './current-request.ts';
import { requestIdOf } from './request-id.ts';
import { type RouteClass, routeClasses, routeClassOf } from './route-class.ts';
import { type Answered, watchRequests } from './watch-requests.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener, trusted = ''): Promise<{ url: string; answered: Answered[] }> {
  const answered: Answered[] = [];
  const { trustedProxies: proxies } = loadConfig({ TRUSTED_PROXIES: trusted });
  const requests = watchRequests({ proxies, onAnswered: (one) => answered.push(one) });
  const started = createServer(requests.around(listener));
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(started.address() as AddressInfo).port}`, answered };
}

const sayId: RequestListener = async (_, response) => {
  await new Promise((resolve) => setImmediate(resolve));
  response.end(currentRequest()?.id);
};
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('a request', () => {
  test('gets an id, which its response contains and its work can read', async () => {
    const { url } = await serve(sayId);
    const answers = await Promise.all([fetch(url), fetch(url, { headers: { 'x-request-id': 'mine' } })]);
    const ids = answers.map((answer) => answer.headers.get('x-request-id'));
    expect(ids).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
    expect(ids[0]).not.toBe(ids[1]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(ids);
  });

  test('keeps the id of a trusted proxy', async () => {
    const { url } = await serve(sayId, '127.0.0.1');
    const answer = await fetch(url, { headers: { 'x-request-id': 'edge-0a1b.7' } });
    expect(answer.headers.get('x-request-id')).toBe('edge-0a1b.7');
  });

  test('is counted by kind and status, also if the client disconnects', async () => {
    const { url, answered } = await serve((request, response) => {
      if (request.url === '/files/endless') response.write('…');
      else response.writeHead(404).end();
    });
    await fetch(`${url}/API/webapi/GetFaq?x=1`);
    const gone = new AbortController();
    await fetch(`${url}/files/endless`, { signal: gone.signal });
    gone.abort();
    await expect.poll(() => answered.length).toBe(2);
    expect(answered.map(({ route, status }) => [route, status])).toEqual([
      ['call', 404],
      ['file', 499],
    ]);
    for (const { seconds } of answered) expect(seconds).toBeGreaterThan(0);
  });
});

test('the duration of a request starts when its body has arrived', async () => {
  const { url, answered } = await serve((request, response) => {
    request.resume().once('end', () => response.end());
  });
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('half'));
      await new Promise((resolve) => setTimeout(resolve, 600));
      controller.close();
    },
  });
  const upload: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  await fetch(url, upload);
  await expect.poll(() => answered.length).toBe(1);
  expect(answered[0]?.seconds).toBeLessThan(0.5);
});

describe('a response rendered for the cache', () => {
  const watch = (answered: Answered[] = []) =>
    watchRequests({ proxies: loadConfig({}).trustedProxies, onAnswered: (one) => answered.push(one) });

  test('contains no request id, unless it failed', async () => {
    const answered: Answered[] = [];
    let seen: string | undefined;
    const fetchFor = watch(answered).forMany(({ url }) => {
      seen = currentRequest()?.id;
      return new Response(null, { status: url.endsWith('/broken') ? 500 : 200 });
    });
    expect((await fetchFor(new Request('http://site.test/'))).headers.has('x-request-id')).toBe(false);
    expect(seen).toMatch(uuid);
    const broken = await fetchFor(new Request('http://site.test/broken'));
    expect(broken.headers.get('x-request-id')).toBe(seen);
    expect(answered.map(({ route, status }) => [route, status])).toEqual([
      ['page', 200],
      ['page', 500],
    ]);
  });
});

test('accepts a request id from a trusted proxy only, and only a short one without special characters', () => {
  const { trustedProxies } = loadConfig({ TRUSTED_PROXIES: '10.0.0.0/8' });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\w.:-]{1,80}$/)), (given) => {
      expect(requestIdOf(given, '192.0.2.1', trustedProxies)).toMatch(uuid);
      const id = requestIdOf(given, '::ffff:10.1.2.3', trustedProxies);
      expect(id).toMatch(/^[A-Za-z0-9._:-]{1,64}$/);
      if (/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/.test(given)) expect(id).toBe(given);
    }),
  );
});

test.each<[string, RouteClass]>([
  ['/', 'page'],
  ['/news/5', 'page'],

  ['/officers', 'page'],
  ['/office', 'office'],
  ['/office/news', 'office'],
  ['/office/assets/a.js', 'asset'],
  ['/api/Office/GetMe', 'office-call'],
  ['/health/ready', 'health'],
  ['/favicon.ico', 'picture'],
])('%s is of the kind %s', (address, expected) => {
  expect(routeClassOf(address)).toBe(expected);
});

test('each address has one of the kinds', () => {
  fc.assert(
    fc.property(fc.string(), (address) => {
      expect(routeClasses).toContain(routeClassOf(`/${address}`));
    }),
  );
});
