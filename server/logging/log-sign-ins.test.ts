import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { startServer } from '../start.ts';
import { createLog } from './log.ts';
import { createSignInLog } from './log-sign-ins.ts';

function collect() {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const rejected = () => lines.filter((line) => line.includes('"Sign-in rejected"'));
  return { log, rejected };
}

test('rejected sign-ins of each kind leave the address of the client, and the metrics count them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-sign-ins-'));
  const { log, rejected } = collect();
  const running = await startServer({
    config: loadConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      DATA_DIR: folder,
      START_EMPTY: '1',
      PUBLIC_URL: 'http://site.test',
      TRUSTED_PROXIES: '127.0.0.1',
    }),
    log,
    mode: 'production',
    loadBuild: () => Promise.reject(new Error('The test requests no page')),
    officeFolder: folder,
    tell: () => {},
  });
  try {
    const post = async (route: string, address: string, body: object) => {
      const headers = { 'content-type': 'application/json', origin: 'http://site.test', 'x-forwarded-for': address };
      const url = `${running.url}/api/Office/auth${route}`;
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    const guess = { email: 'ada@example.org', password: 'guessed-word' };
    expect(await post('/sign-in', '203.0.113.7', guess)).toBe(401);
    expect(await post('/sign-in', '2001:db8::7', guess)).toBe(401);
    expect(await post('/verify-code', '203.0.113.8', { code: '123456' })).toBe(401);
    expect(await post('/choose-password', '203.0.113.9', { token: 'guessed-token', password: 'x' })).toBe(410);
    expect(await post('/sign-out', '203.0.113.9', {})).toBe(200);
    for (let attempt = 0; attempt < 4; attempt++) await post('/sign-in', '203.0.113.10', guess);
    expect(await post('/sign-in', '203.0.113.11', guess)).toBe(429);

    const lines = rejected().map((line) => JSON.parse(line));
    expect(lines.map(({ address, route, reason }) => [address, route, reason])).toEqual([
      ['203.0.113.7', '/sign-in', 'wrong'],
      ['2001:db8::7', '/sign-in', 'wrong'],
      ['203.0.113.8', '/verify-code', 'wrong'],
      ['203.0.113.9', '/choose-password', 'over'],
      ...Array(3).fill(['203.0.113.10', '/sign-in', 'wrong']),
      ['203.0.113.10', '/sign-in', 'too-many'],
      ['203.0.113.11', '/sign-in', 'too-many'],
    ]);
    expect(rejected().join('')).not.toMatch(/\bada\b|guessed/);
    const metrics = await (await fetch(running.metricsUrl ?? '')).text();
    expect(metrics).toContain('atrium_sign_ins_rejected_total{reason="wrong"} 6');
    expect(metrics).toContain('atrium_sign_ins_rejected_total{reason="over"} 1');
    expect(metrics).toContain('atrium_sign_ins_rejected_total{reason="too-many"} 2');
  } finally {
    await running.stop();
    await rm(folder, { recursive: true });
  }
});

test('one client cannot fill the log or hide the lines of others', () => {
  const { log, rejected } = collect();
  let time = 0;
  const note = createSignInLog({ log, now: () => time });
  const attempt = { route: '/sign-in', reason: 'wrong' } as const;
  for (let request = 0; request < 1_000; request++) note(attempt, '203.0.113.7');
  for (let host = 0; host < 1_000; host++) note(attempt, `2001:db8::${host.toString(16)}`);
  note(attempt, '203.0.113.8');
  expect(rejected()).toHaveLength(21);
  expect(rejected().at(-1)).toContain('203.0.113.8');
  for (let network = 0; network < 1_000; network++) note(attempt, `2001:db8:0:${network.toString(16)}::1`);
  expect(rejected()).toHaveLength(300);
  time = 60_000;
  note(attempt, '203.0.113.8');
  expect(JSON.parse(rejected().at(-1) ?? '')).toMatchObject({ address: '203.0.113.8', omitted: 720 });
});

test('the filter for fail2ban in deploy/README.md finds the address of each line', async () => {
  const [, filter = ''] = /^failregex = (.+)$/m.exec(await readFile('deploy/README.md', 'utf8')) ?? [];
  const pattern = new RegExp(filter.replace('<ADDR>', '(?<address>[0-9a-f.:]+)'));
  const { log, rejected } = collect();
  const note = createSignInLog({ log });
  for (const address of ['203.0.113.7', '2001:db8::7']) {
    note({ route: '/sign-in', reason: 'wrong' }, address);
    expect(pattern.exec(rejected().at(-1) ?? '')?.groups).toEqual({ address });
  }
  log.warn({ route: '/sign-in', address: 'x' }, 'Another line');
  expect(
    pattern.test(JSON.stringify({ msg: 'Request', path: '/"address":"203.0.113.7","msg":"Sign-in rejected"' })),
  ).toBe(false);
});
