import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, type FreshDatabase } from '#store/testing/engines.ts';
import { readMetrics } from '../testing/read-metrics.ts';

describe.each(engines)('the metrics of the running program, on $name', ({ name, migratedDatabase }) => {
  let folder: string;
  let fresh: FreshDatabase;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-metrics-'));
    fresh = await migratedDatabase();
  });
  afterEach(async () => {
    await fresh.discard();
    await rm(folder, { recursive: true });
  });

  test('have a value for each subsystem', async () => {
    const env: Record<string, string> = 'postgres' in fresh.database ? { DATABASE_URL: fresh.database.postgres } : {};
    const text = await readMetrics(folder, env);
    for (const metric of [
      'atrium_build_info{version="\\d+\\.\\d+\\.\\d+"[^}]*} 1',
      'atrium_http_requests_total{route="call",status="200"} 1',
      'atrium_cache_requests_total{result="miss"} 1',
      'atrium_queue_length{queue="picture"} 0',
      'atrium_queue_length{queue="compression"} 0',
      'atrium_mail_outbox_messages 0',
      'atrium_disk_free_bytes\\{folder="data"\\} \\d{6,}',
      'atrium_content_version \\d+',
      'process_resident_memory_bytes \\d{7,}',
      'nodejs_eventloop_lag_p99_seconds \\d',
    ]) {
      expect(text).toMatch(new RegExp(`^${metric}`, 'm'));
    }
    expect(/^atrium_database_pool_connections\{state="idle"\} [1-9]/m.test(text)).toBe(name === 'PostgreSQL');
  });
});
