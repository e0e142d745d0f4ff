import { once } from 'node:events';
import { Agent, createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type OpenPort, openPort } from './open-port.ts';

const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});

/** A server whose responses to `/slow` wait for `letGo`. */
async function start(): Promise<{ server: Server; port: OpenPort; letGo: () => void; asked: Promise<void> }> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let tellAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    tellAsked = resolve;
  });
  const server = createServer({ keepAliveTimeout: 60_000 }, async (request, response) => {
    if (request.url === '/slow') {
      tellAsked();
      await gate;
    }
    response.end('whole');
  });
  return { server, port: await openPort(server, { port: 0, host: '127.0.0.1' }), letGo, asked };
}

function get(
  port: number,
  path: string,
  agent = keepAlive(),
): Promise<{ text: string; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path, agent }, async (response: IncomingMessage) => {
      let text = '';
      for await (const part of response.setEncoding('utf8')) text += part;
      resolve({ text, connection: response.headers.connection });
    })
      .on('error', reject)
      .end();
  });
}

function keepAlive(): Agent {
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  return agent;
}

test('closing lets running requests finish, and serves requests on open connections', async () => {
  const { port, letGo, asked } = await start();
  const idle = keepAlive();
  await get(port.port, '/', idle);
  const slow = get(port.port, '/slow');
  await asked;
  const closed = port.close();
  // The client did not know about the closing when it sent the request.
  expect(await get(port.port, '/', idle)).toEqual({ text: 'whole', connection: 'close' });
  await expect(get(port.port, '/')).rejects.toThrow(/ECONNREFUSED/);
  letGo();
  expect(await slow).toEqual({ text: 'whole', connection: 'close' });
  await closed;
});

test('closing serves a request that arrived while the process was busy', async () => {
  const { port } = await start();
  const client = connect({ port: port.port, host: '127.0.0.1' }).setEncoding('utf8');
  const head = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  client.write(head);
  await once(client, 'data');
  const closed = port.close();
  // The moment of an idle connection is over before the process reads the request.
  client.write(head);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  const [answer] = await once(client, 'data');
  expect(answer).toContain('whole');
  client.destroy();
  await closed;
});

test('closing does not wait for idle connections', async () => {
  const { port } = await start();
  await Promise.all([get(port.port, '/'), get(port.port, '/')]);
  await port.close();
});

test('a port in use is an error', async () => {
  const { port } = await start();
  const other = createServer();
  await expect(openPort(other, { port: port.port, host: '127.0.0.1' })).rejects.toThrow(/EADDRINUSE/);
  await port.close();
});
