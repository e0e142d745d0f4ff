import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { TooBusy } from '#server/limits/concurrency-limiter.ts';
import { createBodyLimit } from './body-limit.ts';
import { ParsedResponse } from './parsed-response.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const megabyte = 1024 * 1024;
const asked = (signal?: AbortSignal) => new Request('http://backend.test', signal ? { signal } : {});

test('returns a body within the limit and rejects a larger one', async () => {
  const { read } = createBodyLimit(5);
  expect(await (await read(asked(), new Response('12345'))).text()).toBe('12345');
  await expect(read(asked(), new Response('123456'))).rejects.toThrow('larger than 5 bytes');
});

test('counts the bytes after decompression', async () => {
  const bomb = gzipSync(Buffer.alloc(1_000_000, ' '));
  expect(bomb.length).toBeLessThan(10_000);
  const url = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
  await expect(createBodyLimit(100_000).read(asked(), await fetch(url))).rejects.toThrow('larger than 100000 bytes');
  expect((await (await createBodyLimit(1_000_000).read(asked(), await fetch(url))).text()).length).toBe(1_000_000);
});

test('parses a body over 8 MB while it arrives', async () => {
  const list = Array.from({ length: 10_000 }, (_, id) => ({ id, text: 'ü'.repeat(500) }));
  const text = JSON.stringify({ data: list });
  const answer = await createBodyLimit(64 * megabyte).read(asked(), new Response(text, { status: 201 }));
  if (!(answer instanceof ParsedResponse)) throw new Error('It is a text');
  expect([answer.status, answer.parsed]).toEqual([201, { bytes: Buffer.byteLength(text), value: { data: list } }]);
  await expect(createBodyLimit(9 * megabyte).read(asked(), new Response(text))).rejects.toThrow('larger than');
});

test('reads one large body at a time and rejects requests beyond the queue', async () => {
  const url = await serve((_, response) => response.write(Buffer.alloc(megabyte + 1, ' ')));
  const { read } = createBodyLimit(4 * megabyte);
  // None of the bodies ends: one is being read, fifty wait.
  const reads = Array.from({ length: 52 }, async () => read(asked(), await fetch(url)));
  await expect(Promise.race(reads)).rejects.toThrow(TooBusy);
  servers.at(-1)?.closeAllConnections();
  await Promise.allSettled(reads);
});

test('reads no large body before the previous one is decoded or aborted', async () => {
  const large = () => new Response(' '.repeat(2 * megabyte));
  const { read, release } = createBodyLimit(4 * megabyte);
  const first = asked();
  await read(first, large());
  let isRead = false;
  const second = read(asked(AbortSignal.abort(new Error('gone'))), large()).finally(() => {
    isRead = true;
  });
  const outcome = second.catch((error: Error) => error.message);
  expect(await (await read(asked(), new Response('small'))).text()).toBe('small');
  expect(isRead).toBe(false);
  release(first);
  expect(await outcome).toBe('gone');
  await expect(read(asked(), new Response(' '.repeat(5 * megabyte)))).rejects.toThrow('larger than');
  expect((await (await read(asked(), large())).text()).length).toBe(2 * megabyte);
});
