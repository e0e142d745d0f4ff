import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { withDrainTimeout } from './drain-timeout.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const maxBytes = 4 * 1024 * 1024;

async function start(listener: RequestListener, maxMs = 60_000): Promise<number> {
  server = createServer(withDrainTimeout(listener, { maxBytes, maxMs, everyMs: 10 }));
  // Node's own timeout would close the connection after some seconds.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const head = (length: number, path = '/') => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;

/** Sends a head and parts of a body, endlessly or once. Resolves when the connection is closed. */
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

test('closes the connection of a client that keeps sending after the response', async () => {
  const port = await start(refuse);
  const { sent } = await send(port, head(10 ** 12), { forEver: true });
  // Plus the socket buffers of the operating system.
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

test('closes the connection of a client that sends nothing more, after it got the response', async () => {
  const port = await start(refuse, 100);
  const { received } = await send(port, head(1_000));
  expect(received).toMatch(/^HTTP\/1\.1 413 .*too much/s);
});

test('keeps the connection of a client that sends the rest, and of one whose body was read', async () => {
  const port = await start((request, response) => {
    if (request.url === '/read') request.resume().once('end', () => response.end('read'));
    else response.end('unread');
  });
  const rest = 'x'.repeat(200_000);
  const asked = head(rest.length) + rest + head(rest.length, '/read') + rest;
  const { received } = await send(port, `${asked}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(received.match(/unread|read$|read(?=HTTP)/gm)).toEqual(['unread', 'read', 'unread']);
});
