import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fewInARow } from './few-in-a-row.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** A server that answers nothing until it is told to. */
async function start(most: number) {
  const waiting: ServerResponse[] = [];
  let ready = false;
  const listener = fewInARow((_, response) => {
    if (ready) response.end('x');
    else waiting.push(response);
  }, most);
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

/** The statuses of all that comes until the other side ends, or until there are so many. */
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

test('Who asks for many things in a row before any is answered gets the first few, a refusal, and an end', async () => {
  const { port, waiting, answerAll } = await start(3);
  const socket = await open(port);
  const statuses = statusesOn(socket);
  socket.write(get.repeat(50));
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  expect(waiting.length).toBe(3);
  answerAll();
  expect(await statuses).toEqual([200, 200, 200, 503]);
});

test('Who waits for the answers may ask as often as they like, and others too', async () => {
  const { port, waiting, answerAll } = await start(3);
  const [greedy, patient] = [await open(port), await open(port)];
  greedy.write(get.repeat(50));
  await expect.poll(() => waiting.length).toBe(3);
  answerAll();
  for (let count = 0; count < 10; count++) {
    const statuses = statusesOn(patient, 1);
    patient.write(get);
    expect(await statuses).toEqual([200]);
    patient.removeAllListeners('data');
  }
  patient.destroy();
});
