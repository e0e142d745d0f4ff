import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { endSlowClients, type SlowClientsOptions } from './slow-client-limits.ts';

const everyMs = 50;
const looks = 4;
const leastBytes = 5_000;
/** Nobody is cut off sooner. */
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

/** A server that reads a body to its end, and answers with the size that the address names after the time it names. */
async function start(options: SlowClientsOptions = {}): Promise<() => Promise<Socket>> {
  const server = createServer((request, response) => {
    const [size = 0, ms = 0] = (request.url ?? '').slice(1).split('/').map(Number);
    request.resume().once('end', () => setTimeout(() => response.end(Buffer.alloc(size)), ms));
  });
  servers.push(server);
  endSlowClients(server, { everyMs, looks, leastBytes, ...options });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return () =>
    new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => resolve(socket));
      socket.on('error', () => socket.destroy());
    });
}

const post = (path: string, length: number) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;

/** How the connection ends: with an answer, or without. */
function outcome(socket: Socket): Promise<'answered' | 'cut'> {
  return new Promise((resolve) => {
    socket.once('data', () => resolve('answered'));
    socket.once('close', () => resolve('cut'));
  });
}

test('A body that trickles in is cut off', async () => {
  const open = await start();
  const socket = await open();
  const ended = outcome(socket);
  socket.write(post('/10', 100_000));
  const trickle = setInterval(() => socket.write('x'), everyMs / 2);
  expect(await ended).toBe('cut');
  clearInterval(trickle);
});

test('A body that never comes is cut off', async () => {
  const socket = await (await start())();
  const ended = outcome(socket);
  socket.write(post('/10', 100_000));
  expect(await ended).toBe('cut');
});

test('A slow line that keeps moving is not', async () => {
  const socket = await (await start())();
  const ended = outcome(socket);
  const parts = 12;
  socket.write(post('/10', parts * leastBytes));
  for (let part = 0; part < parts; part++) {
    await new Promise((resolve) => setTimeout(resolve, maxWaitMs / 4));
    socket.write(Buffer.alloc(leastBytes));
  }
  expect(await ended).toBe('answered');
});

test('Who waits for us is not, nor who has nothing to say', async () => {
  const open = await start();
  const [waiting, idle] = [await open(), await open()];
  const ended = outcome(waiting);
  waiting.write(post(`/10/${maxWaitMs * 3}`, 0));
  expect(await ended).toBe('answered');
  expect(idle.closed).toBe(false);
  idle.destroy();
  waiting.destroy();
});

test('Who takes nothing of an answer is cut off', async () => {
  const socket = await (await start())();
  socket.pause();
  const cut = new Promise<void>((resolve) => {
    servers[0]?.once('request', (request) => request.socket.once('close', () => resolve()));
  });
  socket.write('GET /50000000 HTTP/1.1\r\nHost: a\r\n\r\n');
  await cut;
  socket.destroy();
});

test('Many who stand still are cut off sooner than one, down to the last of them', async () => {
  const options = { looks: 10_000, looksInCrowd: looks, crowd: 5 };
  const [one, many] = [await start(options), await start(options)];
  const [alone, ...crowd] = [await one(), await many(), await many(), await many(), await many(), await many()];
  const ended = crowd.map(outcome);
  const head = post('/10', 100_000);
  for (const socket of [alone, ...crowd]) socket?.write(head);
  // By then the others are gone, and this one is no crowd.
  const last = await many();
  ended.push(outcome(last));
  last.write(post('/10', 100_000).slice(0, -2));
  await Promise.all(ended.slice(0, -1));
  last.write('\r\n');
  expect(await Promise.all(ended)).toEqual(Array(6).fill('cut'));
  expect(alone?.closed).toBe(false);
  alone?.destroy();
});

test('Many who stand still one after the other are as many', async () => {
  const open = await start({ looks: 30, looksInCrowd: 2, crowd: 5 });
  /** How long so many stand until all of them are cut off. */
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

test('Who takes a large answer slowly, all of it one piece, is not', async () => {
  const patience = looks * 4;
  const socket = await (await start({ looks: patience }))();
  // The systems hold five million bytes of it at once, and take more by a million and a half at a time.
  const size = 30_000_000;
  const lastsMs = patience * everyMs * 4;
  let taken = 0;
  socket.on('data', (part) => {
    taken += part.length;
    // Nothing is taken meanwhile.
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
