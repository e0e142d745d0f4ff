import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { endSlowClients, type SlowClientsOptions } from './slow-client-limits.ts';

const everyMs = 50;
const looks = 4;
const minBytes = 5_000;
/** The shortest time after which a client may be cut off. */
const maxWaitMs = everyMs * looks;

const servers: Server[] = [];
afterEach(() =>
  Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  ),
);

/** A server that reads the whole body and sends a response of the size and after the time in the address. */
async function start(options: SlowClientsOptions = {}): Promise<() => Promise<Socket>> {
  const server = createServer((request, response) => {
    const [size = 0, ms = 0] = (request.url ?? '').slice(1).split('/').map(Number);
    request.resume().once('end', () => setTimeout(() => response.end(Buffer.alloc(size)), ms));
  });
  servers.push(server);
  endSlowClients(server, { everyMs, looks, minBytes, ...options });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return () =>
    new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => resolve(socket));
      socket.on('error', () => socket.destroy());
    });
}

const post = (path: string, length: number) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;

/** Whether the client got a response before the connection closed. */
function outcome(socket: Socket): Promise<'answered' | 'cut'> {
  return new Promise((resolve) => {
    socket.once('data', () => resolve('answered'));
    socket.once('close', () => resolve('cut'));
  });
}

test('cuts off a body that trickles in', async () => {
  const open = await start();
  const socket = await open();
  const ended = outcome(socket);
  socket.write(post('/10', 100_000));
  const trickle = setInterval(() => socket.write('x'), everyMs / 2);
  expect(await ended).toBe('cut');
  clearInterval(trickle);
});

test('cuts off a body that never arrives', async () => {
  const socket = await (await start())();
  const ended = outcome(socket);
  socket.write(post('/10', 100_000));
  expect(await ended).toBe('cut');
});

test('does not cut off a slow client that keeps sending', async () => {
  const socket = await (await start())();
  const ended = outcome(socket);
  const parts = 12;
  socket.write(post('/10', parts * minBytes));
  for (let part = 0; part < parts; part++) {
    await new Promise((resolve) => setTimeout(resolve, maxWaitMs / 4));
    socket.write(Buffer.alloc(minBytes));
  }
  expect(await ended).toBe('answered');
});

test('does not cut off a client that waits for the server, nor an idle one', async () => {
  const open = await start();
  const [waiting, idle] = [await open(), await open()];
  const ended = outcome(waiting);
  waiting.write(post(`/10/${maxWaitMs * 3}`, 0));
  expect(await ended).toBe('answered');
  expect(idle.closed).toBe(false);
  idle.destroy();
  waiting.destroy();
});

test('cuts off a client that reads nothing of a response', async () => {
  const socket = await (await start())();
  socket.pause();
  const cut = new Promise<void>((resolve) => {
    servers[0]?.once('request', (request) => request.socket.once('close', () => resolve()));
  });
  socket.write('GET /50000000 HTTP/1.1\r\nHost: a\r\n\r\n');
  await cut;
  socket.destroy();
});

test('cuts off many stalled clients sooner than one, including the last of them', async () => {
  const options = { looks: 10_000, looksInCrowd: looks, crowd: 5 };
  const [one, many] = [await start(options), await start(options)];
  const [alone, ...crowd] = [await one(), await many(), await many(), await many(), await many(), await many()];
  const ended = crowd.map(outcome);
  const head = post('/10', 100_000);
  for (const socket of [alone, ...crowd]) socket?.write(head);
  // By then the others are gone, so this one is alone.
  const last = await many();
  ended.push(outcome(last));
  last.write(post('/10', 100_000).slice(0, -2));
  await Promise.all(ended.slice(0, -1));
  last.write('\r\n');
  expect(await Promise.all(ended)).toEqual(Array(6).fill('cut'));
  expect(alone?.closed).toBe(false);
  alone?.destroy();
});

test('counts stalled clients over time, not only at once', async () => {
  const open = await start({ looks: 30, looksInCrowd: 2, crowd: 5 });
  /** How long it takes until all of these clients are cut off. */
  const stand = async (count: number) => {
    const sockets = await Promise.all(Array.from({ length: count }, open));
    const began = performance.now();
    const ended = sockets.map(outcome);
    for (const socket of sockets) socket.write(post('/10', 100_000));
    expect(await Promise.all(ended)).toEqual(Array(count).fill('cut'));
    return performance.now() - began;
  };
  const few = await stand(4);
  expect(await stand(3)).toBeLessThan(few / 2);
});

test('does not cut off a client that reads a large response slowly', async () => {
  const patience = looks * 4;
  const socket = await (await start({ looks: patience }))();
  // The operating system buffers five million bytes of it, and takes a million and a half more at a time.
  const size = 30_000_000;
  const lastsMs = patience * everyMs * 4;
  let taken = 0;
  socket.on('data', (part) => {
    taken += part.length;
    // The client reads nothing meanwhile.
    socket.pause();
    setTimeout(() => socket.resume(), (part.length / size) * lastsMs);
  });
  const began = performance.now();
  socket.write(`GET /${size} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await expect.poll(() => socket.closed || taken > size, { timeout: 30_000 }).toBe(true);
  expect(taken).toBeGreaterThan(size);
  expect(performance.now() - began).toBeGreaterThan(patience * everyMs * 2);
  socket.destroy();
}, 40_000);

test('Node counts the unsent bytes of a write that is in progress', async () => {
  const server = createServer((_, response) => response.end(Buffer.alloc(50_000_000)));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection');
  const client = connect({ port, host: '127.0.0.1' });
  client.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [socket]: { _handle?: { writeQueueSize?: unknown } }[] = await accepted;
  await once(server, 'request');
  await expect.poll(() => socket?._handle?.writeQueueSize).toBeGreaterThan(0);
  client.destroy();
});
