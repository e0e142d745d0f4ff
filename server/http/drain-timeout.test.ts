import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { withDrainTimeout } from './drain-timeout.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const mostBytes = 4 * 1024 * 1024;

async function start(listener: RequestListener, mostMs = 60_000): Promise<number> {
  server = createServer(withDrainTimeout(listener, { mostBytes, mostMs, everyMs: 10 }));
  // Node itself would end it after some seconds.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const head = (length: number, path = '/') => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;

/** Sends a head and pieces of a body, for ever or once, and resolves when the connection is over. */
function send(port: number, text: string, { forEver = false } = {}): Promise<{ received: string; sent: number }> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const piece = Buffer.alloc(64 * 1024);
    let received = '';
    const more = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('data', (part: Buffer) => {
      received += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ received, sent: socket.bytesWritten }));
    socket.write(text);
    if (forEver) {
      socket.on('drain', more);
      more();
    }
  });
}

const refuse: RequestListener = (_, response) => response.writeHead(413).end('too much');

test('Who goes on and on after the answer is cut off', async () => {
  const port = await start(refuse);
  const { sent } = await send(port, head(10 ** 12), { forEver: true });
  // What the systems on the way hold comes on top.
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

test('Who sends nothing more either, and has heard the answer', async () => {
  const port = await start(refuse, 100);
  const { received } = await send(port, head(1_000));
  expect(received).toMatch(/^HTTP\/1\.1 413 .*too much/s);
});

test('Who sends the rest may go on asking, and so may who is read', async () => {
  const port = await start((request, response) => {
    if (request.url === '/read') request.resume().once('end', () => response.end('read'));
    else response.end('unread');
  });
  const rest = 'x'.repeat(200_000);
  const asked = head(rest.length) + rest + head(rest.length, '/read') + rest;
  const { received } = await send(port, `${asked}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(received.match(/unread|read$|read(?=HTTP)/gm)).toEqual(['unread', 'read', 'unread']);
});
