import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { asStarted, startInstance } from './testing/program/instance.ts';

test('serves metrics on a separate port only, makes backups, and assigns request ids', async () => {
  const backups = await mkdtemp(join(tmpdir(), 'atrium-e2e-backups-'));
  const instance = await startInstance({ METRICS_PORT: '0', BACKUP_DIR: backups });
  try {
    const metricsUrl = /"msg":"Metrics at ([^"]+)"/.exec(instance.printed())?.[1] ?? '';
    const metrics = async () => (await fetch(metricsUrl)).text();
    expect((await fetch(`${instance.url}/`)).status).toBe(200);
    expect((await fetch(`${instance.url}/api/WebApi/GetFaq`)).status).toBe(200);
    const lines = (await metrics()).split('\n');
    expect(lines).toContain('atrium_http_requests_total{route="page",status="200"} 1');
    expect(lines).toContain('atrium_http_requests_total{route="call",status="200"} 1');

    // The public port does not serve metrics.
    const outside = await fetch(`${instance.url}/metrics`);
    expect(outside.status).toBe(404);
    expect(await outside.text()).not.toContain('atrium_');

    const refused = await fetch(`${instance.url}/api/WebApi/NoSuchCall`, {
      headers: { 'x-request-id': 'from-outside' },
    });
    const { requestId } = await refused.json();
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);

    await expect
      .poll(async () => (await readdir(backups)).join(), { timeout: 30_000 })
      .toMatch(/^atrium-[^.]+\.tar\.gz$/);
    await expect.poll(metrics).toMatch(/^atrium_last_backup_timestamp_seconds \d+/m);
    expect(await metrics()).toMatch(/^atrium_backup_failing 0$/m);
  } finally {
    await instance.remove();
    await rm(backups, { recursive: true });
  }
});

test('a start on a port in use exits with 1 and a message, and does not change the data folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-e2e-taken-port-'));
  await chmod(folder, 0o755);
  const first = await startInstance({ START_EMPTY: '1' });
  try {
    const { port } = new URL(first.url);
    const second = spawn('node_modules/node/bin/node', asStarted.arguments, {
      env: { PATH: process.env.PATH, ...asStarted.environment, PORT: port, HOST: '127.0.0.1', DATA_DIR: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaints = '';
    second.stderr.on('data', (chunk: Buffer) => {
      complaints += chunk.toString();
    });
    expect((await once(second, 'close'))[0]).toBe(1);
    expect(complaints).toBe(
      `Cannot listen on 127.0.0.1:${port} (PORT): the port is in use. Stop the program that uses it, or choose another port.\n`,
    );
    expect((await stat(folder)).mode & 0o777).toBe(0o755);
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await first.remove();
    await rm(folder, { recursive: true });
  }
});
