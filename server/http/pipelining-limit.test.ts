import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { limitPipelining } from './pipelining-limit.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** A server that sends no response before `answerAll`. */
async function start(most: number) {
  const waiting: ServerResponse[] = [];
  let ready = false;
  const listener = limitPipelining(
    (_, response) => {
      if (ready) response.end('x');
      else waiting.push(response);
    },
    { most },
  );
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answerAll = () => {
    ready = true;
    for (const response of waiting) response.end('x');
  };
  return { port, waiting, answerAll };
}

const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

function open(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(socket));
  });
}

/** The statuses of all responses until the server closes the connection, or until there are enough. */
function statusesOn(socket: Socket, enough = Number.POSITIVE_INFINITY): Promise<number[]> {
  let text = '';
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  return new Promise((resolve) => {
    socket.on('data', (part: Buffer) => {
      text += part.toString();
      if (statuses().length >= enough) resolve(statuses());
    });
    socket.on('close', () => resolve(statuses()));
  });
}

test('serves the first few pipelined requests, rejects the next one and closes the connection', async () => {
  const { port, waiting, answerAll } = await start(3);
  const socket = await open(port);
  const statuses = statusesOn(socket);
  socket.write(get.repeat(50));
  await expect.poll(() => waiting.length).toBe(1);
  answerAll();
  expect(await statuses).toEqual([200, 200, 200, 503]);
});

test('starts pipelined requests one after the other, in order', async () => {
  const begun: (string | undefined)[] = [];
  const answers: (() => void)[] = [];
  server = createServer(
    limitPipelining((request, response) => {
      begun.push(request.url);
      answers.push(() => response.end('x'));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = await open((server.address() as AddressInfo).port);
  const statuses = statusesOn(socket, 3);
  const post = 'POST /2 HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbody';
  socket.write(`GET /1 HTTP/1.1\r\nHost: a\r\n\r\n${post}GET /3 HTTP/1.1\r\nHost: a\r\n\r\n`);
  for (const path of ['/1', '/2', '/3']) {
    await expect.poll(() => begun.at(-1)).toBe(path);
    // Any further request would have started by now.
    for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve));
    expect(begun.at(-1)).toBe(path);
    answers.at(-1)?.();
  }
  expect(await statuses).toEqual([200, 200, 200]);
  socket.destroy();
});

test('does not start the requests of a client that is gone', async () => {
  const { port, waiting, answerAll } = await start(10);
  const socket = await open(port);
  socket.write(get.repeat(5));
  await expect.poll(() => waiting.length).toBe(1);
  const gone = new Promise((resolve) => waiting[0]?.once('close', resolve));
  socket.destroy();
  await gone;
  expect(waiting.length).toBe(1);
  answerAll();
});

test('does not limit clients that wait for each response', async () => {
  const { port, waiting, answerAll } = await start(3);
  const [greedy, patient] = [await open(port), await open(port)];
  greedy.write(get.repeat(50));
  await expect.poll(() => waiting.length).toBe(1);
  answerAll();
  for (let count = 0; count < 10; count++) {
    const statuses = statusesOn(patient, 1);
    patient.write(get);
    expect(await statuses).toEqual([200]);
    patient.removeAllListeners('data');
  }
  patient.destroy();
});
