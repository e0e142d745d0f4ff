import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { type Postgres, startPostgres } from '#store/testing/start-postgres.ts';
import { type Instance, startInstance } from '../testing/program/instance.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/program/webhook-receiver.ts';

/** `FAULT_ROUNDS=400` for the full test. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 3);
const visitors = 4;

let server: Postgres;
let receiver: WebhookReceiver;
let settings: Record<string, string>;
let nodes: Instance[] = [];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startPostgres();
  receiver = await startWebhookReceiver();
  receiver.status = 503;
  // No mail server listens on port 1.
  settings = { DATABASE_URL: server.url, SMTP_URL: 'smtp://127.0.0.1:1', START_EMPTY: '1', ...receiver.settings };
  nodes = [await startInstance({ ...settings, TRUSTED_PROXIES: '127.0.0.1' })];
  nodes.push(await startInstance({ ...settings, TRUSTED_PROXIES: '127.0.0.1' }));
});
test.afterAll(async () => {
  for (const node of nodes) await node.remove();
  await receiver?.stop();
  await server?.stop();
});

async function rowsOf<T extends pg.QueryResultRow>(sql: string): Promise<T[]> {
  const client = new pg.Client(server.url);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

let sent = 0;

/** Sends an enquiry to one node after the other, with the same key, until one of them acknowledges it. */
async function sendUntilStored(message: string): Promise<string> {
  const key = randomUUID();
  for (let tries = 0; ; tries += 1) {
    sent += 1;
    const body = new FormData();
    for (const [name, value] of Object.entries({ name: 'Ada', email: `${key}@example.org`, message }))
      body.append(name, value);
    const headers = {
      'Idempotency-Key': key,
      'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
    };
    const node = nodes[tries % nodes.length];
    const answer = await fetch(`${node?.url}/api/WebApi/SendEnquiry`, { method: 'POST', body, headers })
      .then(async (response) => ({ status: response.status, ...((await response.json()) as { reference?: string }) }))
      .catch(() => ({ status: 'none', reference: undefined }));
    if (answer.reference) return answer.reference;
    // The node was ended, starts, or had too many enquiries since its start.
    expect(['none', 429, 503]).toContain(answer.status);
    await wait(20);
  }
}

/** Makes what failed due again, on the command line. */
const retryAll = () =>
  promisify(execFile)('node_modules/node/bin/node', ['scripts/run.mjs', 'server/commands/mail.ts', 'retry', 'all'], {
    env: { ...process.env, ...settings, DATA_DIR: nodes[0]?.dataDir },
  });

test(`${rounds} kills on two nodes lose no enquiry and store none twice, with mail server and webhook down`, async () => {
  test.setTimeout(180_000 + rounds * 30_000);
  const kept = new Map<string, string>();
  let stopped = false;
  const senders = Array.from({ length: visitors }, async () => {
    while (!stopped) {
      const message = randomUUID();
      kept.set(message, await sendUntilStored(message));
    }
  });
  for (let round = 0; round < rounds; round += 1) {
    const enough = kept.size + 3 + ((round * 7) % 11);
    await expect.poll(() => kept.size, { timeout: 120_000, intervals: [5] }).toBeGreaterThan(enough);
    const node = nodes[round % nodes.length];
    await node?.kill();
    await node?.restart();
  }
  stopped = true;
  await Promise.all(senders);

  const stored = await rowsOf<{ message: string; reference: string }>(
    'select message, reference from messages join enquiries on enquiries.message_id = messages.id',
  );
  const sorted = (rows: Iterable<[string, string]>) => [...rows].sort();
  expect(sorted(stored.map(({ message, reference }) => [message, reference]))).toEqual(sorted(kept));
  const mails = await rowsOf<{ recipient: string }>(
    "select recipient from outgoing_mail where recipient like '%@example.org'",
  );
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length);
  expect(mails).toHaveLength(kept.size);

  // Until now, the receiver refused all events.
  receiver.events.length = 0;
  receiver.status = 204;
  const left = () => rowsOf("select id from outgoing_mail where recipient = 'webhook:'");
  // A node that was killed while it posted an event holds it for half an hour.
  await rowsOf("update outgoing_mail set due_at = '2020-01-01T00:00:00.000Z' where recipient = 'webhook:'");
  await retryAll();
  // Each node posts ten events every two seconds.
  await expect.poll(left, { timeout: 120_000 + kept.size * 500 }).toEqual([]);
  const references = new Map(receiver.events.map(({ id, data }) => [id, String(data.reference)]));
  expect([...references.values()].sort()).toEqual([...kept.values()].sort());
  test.info().annotations.push({ type: 'measurements', description: `${kept.size} enquiries, ${rounds} kills` });
});
