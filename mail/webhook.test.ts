import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { webhookRecipient } from '#contract/outgoing-mail.ts';
import { createWebhook } from './webhook.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function receiver(answer: (request: IncomingMessage, response: ServerResponse) => unknown): Promise<string> {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/in?token=hidden`;
}

const key = Buffer.from('an example key of 32 characters.');
const secret = `whsec_${key.toString('base64')}`;
const event = {
  to: webhookRecipient,
  subject: 'message.received',
  text: JSON.stringify({ type: 'message.received', data: { name: 'Zoë' } }),
  headers: { 'webhook-id': 'msg_1' },
};

test('posts the event with a signature of its id, time and body', async () => {
  const seen: { headers: IncomingMessage['headers']; body: string; url: string | undefined }[] = [];
  const url = await receiver(async (request, response) => {
    seen.push({ headers: request.headers, body: await text(request), url: request.url });
    response.writeHead(204).end();
  });
  await createWebhook({ url, secret, now: () => new Date('2027-01-31T09:30:00.900Z') }).send(event);
  expect(seen).toHaveLength(1);
  const [{ headers, body, url: asked } = { headers: {}, body: '', url: '' }] = seen;
  expect(asked).toBe('/in?token=hidden');
  expect(body).toBe(event.text);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1801387800',
    'webhook-signature': `v1,${createHmac('sha256', key).update(`msg_1.1801387800.${body}`).digest('base64')}`,
  });
});

test.each([
  ['an error', (_: IncomingMessage, response: ServerResponse) => response.writeHead(500).end('hidden'), 'HTTP 500'],
  [
    'a redirect',
    (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
    'HTTP 307',
  ],
  ['a closed connection', (request: IncomingMessage) => request.socket.destroy(), 'UND_ERR_SOCKET'],
  ['no response', () => {}, 'The operation was aborted due to timeout'],
] as const)('%s is a failure without the address', async (_, answer, detail) => {
  const webhook = createWebhook({ url: await receiver(answer), secret, timeoutMs: 300 });
  const error = await webhook.send(event).catch((reason: unknown) => reason);
  expect(webhook.explain(error)).toEqual({ cause: 'webhook', detail });
});

test('an address where nothing listens is a failure', async () => {
  const url = await receiver(() => {});
  await new Promise((resolve) => server?.close(resolve));
  const webhook = createWebhook({ url, secret });
  const error = await webhook.send(event).catch((reason: unknown) => reason);
  expect(webhook.explain(error)).toEqual({ cause: 'webhook', detail: 'ECONNREFUSED' });
});
