import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startInstance } from './testing/instance.ts';

test('the program tells those inside how it does, makes its backups, and names its requests', async () => {
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

    // Nothing of it is to be had from outside.
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
