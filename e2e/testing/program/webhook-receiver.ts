import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface WebhookReceiver {
  /** The settings of a program that calls it. */
  settings: { WEBHOOK_URL: string; WEBHOOK_KEY: string };
  /** The events with a valid signature, in the order of their arrival, refused ones too. */
  events: { id: string; type: string; data: Record<string, unknown> }[];
  /** The status of the next responses. */
  status: number;
  stop(): Promise<void>;
}

const key = Buffer.from('an example key of 32 characters.');

/** A receiver of Standard Webhooks, which answers 401 to an invalid signature. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const [id, time, signature] = ['id', 'timestamp', 'signature'].map((part) => request.headers[`webhook-${part}`]);
    const valid = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
    const isFresh = Math.abs(Date.now() / 1_000 - Number(time)) < 300;
    const isValid = isFresh && signature === `v1,${valid}`;
    if (isValid) receiver.events.push({ id, ...JSON.parse(body) });
    response.writeHead(isValid ? receiver.status : 401).end();
  });
  const receiver: WebhookReceiver = {
    settings: { WEBHOOK_URL: '', WEBHOOK_KEY: `whsec_${key.toString('base64')}` },
    events: [],
    status: 204,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.settings.WEBHOOK_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/crm`;
  return receiver;
}
