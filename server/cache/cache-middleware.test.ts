import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { zeroResultsHeader } from '#site/searching/zero-results-header.ts';
import { createCacheMiddleware, createFormShedder } from './cache-middleware.ts';
import { createResponseCache } from './response-cache.ts';
import { createBusyPage } from './responses/busy-response.ts';
import { cachedResponseOf } from './responses/cached-response.ts';

const busyPage = createBusyPage('en');

let busy = false;
const waitFor = new Map<string, Promise<void>>();
const cache = createResponseCache({
  maxBytes: 1_000_000,
  freshMs: 60_000,
  make: async (address) => {
    await waitFor.get(address);
    return {
      answer: cachedResponseOf(200, { 'content-type': 'text/html', [zeroResultsHeader]: '1' }, Buffer.from(address)),
      keep: true,
      failed: false,
    };
  },
  now: Date.now,
  onError: (error) => {
    throw error;
  },
});
const searched: string[] = [];
const server = createServer(
  createCacheMiddleware({
    cache,
    next: (request, response) => response.end(`next ${request.url}`),
    allowedOrigins: [],
    countSearch: (address) => searched.push(address),
    shedPage: (address) => (busy && !cache.isMaking(address) ? busyPage(address) : undefined),
    shedForm: createFormShedder({ isFull: () => busy }, busyPage),
    onError: (error) => {
      throw error;
    },
  }),
);
let port: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  busy = false;
});

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part;
  return text;
}

interface Heard {
  status: number | undefined;
  again: string | undefined;
  connection: string | undefined;
  text: string;
}

const lasting = new Agent({ keepAlive: true });
afterAll(() => lasting.destroy());

/** Sends a form of nine bytes. Without `body`, sends its head only. */
const sendForm = (path: string, body?: string) =>
  new Promise<Heard>((resolve, reject) => {
    const headers = { 'content-length': 9 };
    const sending = httpRequest({ port, host: '127.0.0.1', path, method: 'POST', headers, agent: lasting });
    sending.on('error', reject);
    sending.on('response', async (response) => {
      const text = await textOf(response);
      if (body === undefined) sending.destroy();
      const { 'retry-after': again, connection } = response.headers;
      resolve({ status: response.statusCode, again, connection, text });
    });
    if (body === undefined) sending.flushHeaders();
    else sending.end(body);
  });

const get = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return [response.status, await response.text()];
};

test('rejects a form before reading it when the form limiter is full, but not calls and the office', async () => {
  busy = true;
  for (const path of ['/contact', '/career?index', '/officers']) {
    const { status, again, text } = await sendForm(path);
    expect([status, again], path).toEqual([503, '5']);
    expect(text).toContain('Not available just now');
  }
  for (const path of ['/api/WebApi/ContactUs', '/office/sign-in', '/office']) {
    expect(await sendForm(path), path).toMatchObject({ status: 200, text: `next ${path}` });
  }
  busy = false;
  expect(await sendForm('/contact')).toMatchObject({ status: 200, text: 'next /contact' });
});

test('closes the connection after rejecting a whole form, and keeps it while the body is still arriving', async () => {
  busy = true;
  expect(await sendForm('/contact', 'name=Anna')).toMatchObject({ status: 503, again: '5', connection: 'close' });
  expect(await sendForm('/contact')).toMatchObject({ status: 503, connection: 'keep-alive' });
  busy = false;
  expect(await sendForm('/contact', 'name=Anna')).toMatchObject({ status: 200, connection: 'keep-alive' });
});

test('rejects a page when the limiter is full, unless it is cached or being rendered', async () => {
  let finish = () => {};
  waitFor.set('/faq', new Promise<void>((resolve) => (finish = resolve)));
  expect(await get('/news')).toEqual([200, '/news']);
  const first = get('/faq');
  await expect.poll(() => cache.isMaking('/faq')).toBe(true);
  busy = true;
  expect(await get('/news')).toEqual([200, '/news']);
  expect((await get('/gallery'))[0]).toBe(503);
  const second = get('/faq');
  finish();
  expect(await Promise.all([first, second])).toEqual([
    [200, '/faq'],
    [200, '/faq'],
  ]);
});

test('counts searches without results of readers, not of programs', async () => {
  const agents = [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
    'Mozilla/5.0 (compatible; Bot/1.0)',
    'curl/8',
  ];
  for (const [index, agent] of agents.entries())
    await fetch(`http://127.0.0.1:${port}/search?q=${index}`, { headers: { 'user-agent': agent } });
  expect(searched.filter((address) => address.startsWith('/search'))).toEqual(['/search?q=0']);
});
