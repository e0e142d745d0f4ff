import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goodPassword } from '#accounts/testing/start-accounts.ts';
import { loadConfig } from '../config/config.ts';
import { silentLog } from '../logging/log.ts';
import { type Running, startServer } from '../start.ts';

let folder: string;
let running: Running | undefined;
let told: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-set-up-'));
  told = [];
});
afterEach(async () => {
  await running?.stop();
  await rm(folder, { recursive: true });
});

const origin = 'https://office.example.com';

async function start(env: Record<string, string> = {}): Promise<Running> {
  await running?.stop();
  running = await startServer({
    config: loadConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      START_EMPTY: '1',
      OFFICE_URL: origin,
      ...env,
    }),
    log: silentLog(),
    mode: 'production',
    loadBuild: () => Promise.reject(new Error('No page is requested')),
    officeFolder: folder,
    tell: (text) => told.push(text),
  });
  return running;
}

const tokens = () => told.map((text) => /office\.example\.com\/office\/set-up\?token=([\w-]+)/.exec(text)?.[1]);

const setUp = (office: Running, token: string | undefined) =>
  fetch(new URL('/api/Office/auth/set-up', office.officeUrl), {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ token, name: 'Olga', email: 'olga@example.com', password: goodPassword }),
  });

test('each start without users prints a set-up link, until one is used', async () => {
  await start();
  await start({ OFFICE_PORT: '0' });
  const office = await start({ OFFICE_PORT: '0' });
  expect(new Set(tokens()).size).toBe(3);
  expect(office.officeUrl).not.toBe(`${office.url}/office`);
  expect((await setUp(office, tokens()[2])).status).toBe(200);
  expect((await setUp(office, tokens()[1])).status).toBe(410);
  await start();
  expect(told).toHaveLength(3);
});

test.each([
  ['OFFICE', 'off'],
  ['BACKEND_URL', 'http://localhost:1'],
])('%s=%s prints no link and serves no office', async (name, value) => {
  const { officeUrl, url } = await start({ [name]: value });
  expect([officeUrl, told]).toEqual([undefined, []]);
  expect((await fetch(`${url}/api/Office/GetMe`)).status).not.toBe(401);
});
