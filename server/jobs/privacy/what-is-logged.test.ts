import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { createLog } from '#server/logging/log.ts';
import { type Running, startServer } from '#server/start.ts';

let folder: string;
let mailServer: SMTPServer;
let running: Running;
let lines: string[];
let pageFails: boolean;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-logged-'));
  lines = [];
  pageFails = false;
  // Rejects each recipient with the address in the message, as mail servers do.
  mailServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _, done) => done(new Error(`No such user here: ${address}`)),
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  running = await startServer({
    config: loadConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      START_EMPTY: '1',
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: `smtp://sender:hush-hush@127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
    }),
    log: createLog({ write: (line) => void lines.push(line) }),
    mode: 'production',
    loadBuild: () => Promise.reject(new Error(pageFails ? 'The page broke' : 'No page is requested')),
    officeFolder: folder,
    tell: () => {},
  });
});
afterEach(async () => {
  await running.stop();
  await new Promise<void>((resolve) => mailServer.close(resolve));
  await rm(folder, { recursive: true });
});

/** Personal data in forms and requests, and secrets. */
const traces = [
  'Lovelace',
  'ada@example.org',
  'ada%40example.org',
  '7946',
  'Quay Street',
  'Have you read it',
  '203.0.113.7',
  'Firefox/140',
  'secret-token',
  'hush-hush',
];

const headers = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Mozilla/5.0 Gecko Firefox/140.0' };
const post = (call: string, body: object) =>
  fetch(`${running.url}/api/WebApi/${call}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const message = { name: 'Ada Lovelace', email: 'ada@example.org', mobile: '+44 7946', message: 'Have you read it?' };

test('logs no data of visitors, neither on success nor on failure', async () => {
  expect((await post('ContactUs', message)).status).toBe(200);
  expect((await post('ContactUs', { ...message, email: 'no address' })).status).toBe(422);
  expect((await post('Subscribe', { email: 'ada@example.org' })).status).toBe(200);
  // The mail server rejects the mail to her.
  await expect.poll(() => lines.join(''), { timeout: 20_000 }).toContain('Sending mail failed');

  pageFails = true;
  const page = await fetch(`${running.url}/newsletter/confirm?token=secret-token&email=ada%40example.org`, { headers });
  expect(page.status).toBe(500);

  // The database rejects the row.
  const database = new Database(join(folder, 'atrium.sqlite'));
  database.exec(`create trigger full before insert on messages begin
    select raise(abort, 'database or disk is full'); end`);
  database.close();
  expect((await post('ContactUs', { ...message, message: 'Have you read it now?' })).status).toBeGreaterThanOrEqual(
    500,
  );

  const text = lines.join('');
  expect(text).toContain('database or disk is full');
  expect(text).toContain('The page broke');
  for (const trace of traces) expect(text.toLowerCase()).not.toContain(trace.toLowerCase());
});
