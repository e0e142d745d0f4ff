import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cachedResponseOf } from '../cache/responses/cached-response.ts';
import { socketFastPath } from './socket-fast-path.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

async function held(): Promise<number> {
  // Memory of the sockets is freed a few iterations of the event loop after they closed.
  for (let round = 0; round < 5; round++) {
    collect();
    await nextTurn();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('a remembered request head does not keep the rest of its packet in memory', async () => {
  const server = createServer((_, response) => response.end());
  const page = cachedResponseOf(200, { 'content-type': 'text/html' }, Buffer.from('<p>home</p>'));
  const cache = { ready: () => page, answer: () => Promise.resolve(page) };
  const way = socketFastPath(server, { cache, now: Date.now, onError: () => {} });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  /** A plain request with a unique head, and 60 KB of a second one in the same packet. */
  const send = async (name: string) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const head = `GET / HTTP/1.1\r\nHost: ${name}.example\r\n\r\n`;
    socket.write(`${head}GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(60_000)}`);
    await once(socket, 'data');
    socket.destroy();
    await once(socket, 'close');
  };
  for (let count = 0; count < 50; count++) await send(`warm-${count}`);
  const before = await held();
  for (let count = 0; count < 400; count++) await send(`visitor-${count}`);
  const growth = (await held()) - before;
  way.leave();
  server.closeAllConnections();
  server.close();
  // It would be 24 MB if each head kept its packet.
  expect(growth).toBeLessThan(6_000_000);
});
