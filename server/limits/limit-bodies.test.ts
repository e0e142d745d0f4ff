import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AppEnv } from '../create-app.ts';
import { createBodyLimit } from './limit-bodies.ts';

const megabyte = 1024 * 1024;

let server: Server;
let port: number;
let begun: number;
let open: Socket[];

beforeEach(async () => {
  begun = 0;
  open = [];
  const app = new Hono<AppEnv>();
  app.use(
    createBodyLimit({
      addressOf: (c) => c.req.header('x-visitor') ?? '',
      defaultLanguage: () => 'en',
    }),
  );
  app.all('*', async (c) => {
    begun += 1;
    return c.text(String((await c.req.arrayBuffer()).byteLength));
  });
  server = createServer(getRequestListener(app.fetch, { autoCleanupIncoming: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  return async () => {
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, 'close');
  };
});

/** Announces a body and sends none of it, as a slow visitor does. */
function announce(visitor: string, length: string, path = '/enquiry'): Socket {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => undefined);
  open.push(socket);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nX-Visitor: ${visitor}\r\n${length}\r\n\r\n`);
  return socket;
}
const announced = (bytes: number) => `Content-Length: ${bytes}`;

const post = (path: string, bytes: number, visitor = '192.0.2.99') =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'x-visitor': visitor },
    body: 'x'.repeat(bytes),
  });

const begin = async (count: number, length: string, visitorOf: (n: number) => string) => {
  for (let n = 0; n < count; n++) announce(visitorOf(n), length);
  await expect.poll(() => begun).toBe(count);
};

describe('while slow visitors hold all of the memory for bodies', () => {
  // By the largest enquiry, 5.25 MB: nine are 47 MB.
  const hold = () => begin(9, 'Transfer-Encoding: chunked', (n) => `192.0.2.${n}`);

  test('a large form gets 503 with Retry-After, as a page or as a problem', async () => {
    await hold();
    for (const path of ['/enquiry', '/de/enquiry', '/enquiry/send']) {
      const page = await post(path, 2 * megabyte);
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
      expect(page.headers.get('content-type')).toMatch(/^text\/html/);
      await page.text();
    }
    const call = await post('/api/WebApi/SendEnquiry', 2 * megabyte);
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await call.json()).detail).toMatch(/^Too many files are being received/);
    expect(begun).toBe(9);
  });

  test('forms without a file arrive', async () => {
    await hold();
    const all = await Promise.all(Array.from({ length: 50 }, () => post('/contact', 64 * 1024)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  });

  test('one that breaks off makes room for another', async () => {
    await hold();
    open[0]?.destroy();
    await expect.poll(async () => (await post('/enquiry', 2 * megabyte)).status).toBe(200);
  });
});

test('one visitor holds at most a third, and others are not affected', async () => {
  await begin(3, announced(5 * megabyte), () => '198.51.100.1');
  expect((await post('/enquiry', 2 * megabyte, '198.51.100.1')).status).toBe(503);
  expect((await post('/enquiry', 2 * megabyte, '198.51.100.2')).status).toBe(200);
  expect((await post('/enquiry', 100 * 1024, '198.51.100.1')).status).toBe(200);
});

test('what has arrived makes room again, however much was sent before', async () => {
  for (let n = 0; n < 40; n++) expect((await post('/enquiry', 5 * megabyte)).status).toBe(200);
});
