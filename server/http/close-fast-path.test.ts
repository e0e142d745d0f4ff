import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import type { CachedResponse } from '../cache/responses/cached-response.ts';
import { socketFastPath } from './socket-fast-path.ts';
import { get, page, receive, responsesIn } from './testing/raw-http.ts';

const huge = page('<p>A huge page.</p>'.repeat(400_000));
const onError = (error: unknown) => {
  throw error;
};

test('closes idle connections when it closes', async () => {
  const own = createServer();
  const closing = socketFastPath(own, {
    cache: { ready: () => huge, answer: () => Promise.resolve(huge) },
    onError,
    now: Date.now,
  });
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const socket = connect((own.address() as AddressInfo).port, '127.0.0.1');
  await new Promise((resolve) => socket.write(get('/'), () => socket.once('data', resolve)));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  closing.close();
  await Promise.all([ended, new Promise((resolve) => own.close(resolve))]);
});

test('closes a connection with a running render after its response', async () => {
  const own = createServer();
  const { promise, resolve } = Promise.withResolvers<CachedResponse>();
  const asked = Promise.withResolvers<void>();
  const closing = socketFastPath(own, {
    cache: {
      ready: () => undefined,
      answer: () => {
        asked.resolve();
        return promise;
      },
    },
    onError,
    now: Date.now,
  });
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const socket = connect((own.address() as AddressInfo).port, '127.0.0.1');
  const received = receive(socket, (text) => responsesIn(text).length === 1);
  socket.write(get('/made'));
  await asked.promise;
  closing.leave();
  closing.close();
  resolve(page('<p>late</p>'));
  expect(responsesIn(await received)[0]?.body).toBe('<p>late</p>');
  socket.removeAllListeners('close');
  const ended = once(socket, 'close');
  closing.close();
  await Promise.all([ended, new Promise((resolve) => own.close(resolve))]);
});

test('can cut off a client that never reads', async () => {
  const own = createServer();
  const cutting = socketFastPath(own, {
    cache: { ready: () => huge, answer: () => Promise.resolve(huge) },
    onError,
    now: Date.now,
  });
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const socket = connect((own.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.on('error', () => {});
  const theirs = await new Promise<Socket>((resolve) => {
    own.once('connection', resolve);
    socket.write(get('/huge').repeat(3));
  });
  await expect.poll(() => theirs.writableLength).toBeGreaterThan(0);
  cutting.leave();
  cutting.close();
  cutting.cut();
  await new Promise((resolve) => own.close(resolve));
  socket.destroy();
});
