import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getFaq } from '#content/faq/calls.ts';
import { foreignBackend } from '#front/calls/foreign-backend.ts';
import { databaseFaultOf } from '#store/database-faults.ts';
import { loadConfig } from '../config/config.ts';
import { silentLog } from '../logging/log.ts';
import { createMetrics, type Metrics } from './create-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import type { MetricsSources } from './sources.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const create = (onError: (error: unknown, metric: string) => void = () => {}) =>
  createMetrics({ version: '1.2.3', schemaVersion: 12 }, onError);

async function scrape(metrics: Metrics, path = '/metrics') {
  const response = await fetch(`${await listen(serveMetrics(metrics.registry, silentLog()))}${path}`);
  const text = await response.text();
  return { status: response.status, type: response.headers.get('content-type'), lines: text.split('\n') };
}

function observed(sources: MetricsSources, onError?: (error: unknown, metric: string) => void): Metrics {
  const metrics = create(onError);
  metrics.observe(sources);
  return metrics;
}

describe('the metrics port', () => {
  test('reports requests, cache, queues, database, backups, disk and build', async () => {
    const metrics = observed({
      cache: () => ({ hits: 7, misses: 3, answers: 2, bytes: 4_096 }),
      queues: { compression: () => 5, picture: async () => 6 },
      mail: async () => ({ waiting: 4, givenUp: 1 }),
      backups: async () => ({
        lastBackupAt: '2030-01-01T11:00:00Z',
        backup: { scheduled: true, failure: { at: '2030-01-01T11:30:00Z', reason: 'full' } },
      }),
      backupIntervalMs: 86_400_000,
      databasePool: () => ({ total: 6, idle: 2, waiting: 3, max: 10 }),
      disks: async () => [
        { folder: 'data', free: 1_000, total: 5_000 },
        { folder: 'backup', free: 7, total: 8 },
      ],
      dataFault: async () => 'full',
      contentVersion: async () => 12,
      isLate: () => true,
      backendResponseAges: () => [{ call: 'GetNews', seconds: 90 }],
    });
    metrics.answered({ route: 'page', status: 200, seconds: 0.02 });
    metrics.databaseFailed(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
    const { status, type, lines } = await scrape(metrics);
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'atrium_http_requests_total{route="page",status="200"} 1',
        'atrium_http_request_duration_seconds_bucket{le="0.025",route="page"} 1',
        'atrium_cache_requests_total{result="hit"} 7',
        'atrium_cache_requests_total{result="miss"} 3',
        'atrium_cache_entries 2',
        'atrium_cache_size_bytes 4096',
        'atrium_queue_length{queue="compression"} 5',
        'atrium_queue_length{queue="picture"} 6',
        'atrium_mail_outbox_messages 4',
        'atrium_mail_undeliverable_messages 1',
        'atrium_database_errors_total{kind="disk"} 1',
        'atrium_database_errors_total{kind="busy"} 0',
        'atrium_database_pool_connections{state="used"} 4',
        'atrium_database_pool_connections{state="idle"} 2',
        'atrium_database_pool_max_connections 10',
        'atrium_database_pool_waiting_requests 3',
        'atrium_last_backup_timestamp_seconds 1893495600',
        'atrium_backup_interval_seconds 86400',
        'atrium_backup_failing 1',
        'atrium_disk_free_bytes{folder="data"} 1000',
        'atrium_disk_free_bytes{folder="backup"} 7',
        'atrium_data_writable 0',
        'atrium_disk_size_bytes{folder="data"} 5000',
        'atrium_content_version 12',
        'atrium_event_loop_late 1',
        'atrium_backend_answer_age_seconds{call="GetNews"} 90',
        `atrium_build_info{version="1.2.3",node_version="${process.version}",schema_version="12"} 1`,
      ]),
    );
  });

  test('names counters with _total and durations in seconds', async () => {
    const { lines } = await scrape(create());
    const own = lines.flatMap((line) => {
      const [, name, type] = /^# TYPE (atrium_\S+) (\S+)$/.exec(line) ?? [];
      return name && type ? [{ name, type }] : [];
    });
    expect(own.length).toBeGreaterThan(3);
    for (const { name, type } of own) {
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
      expect(name).not.toMatch(/_(ms|milliseconds|kb|mb)(_|$)/);
    }
  });

  test('reports the same start of the process at each scrape', async () => {
    const metrics = create();
    const started = async () => (await scrape(metrics)).lines.find((line) => /^process_start_time/.test(line));
    const first = await started();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await started()).toBe(first);
    expect(Math.abs(Number(first?.split(' ')[1]) - (Date.now() / 1_000 - process.uptime()))).toBeLessThan(2);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('reports backups that are scheduled (%s) and not made yet as failing: %i', async (scheduled, failing) => {
    const { lines } = await scrape(
      observed({ backups: async () => ({ lastBackupAt: null, backup: { scheduled, failure: null } }) }),
    );
    expect(lines).toContain(`atrium_backup_failing ${failing}`);
    expect(lines.filter((line) => /^atrium_last_backup/.test(line))).toEqual([]);
  });

  test('leaves out a metric that fails or takes too long, logs its name, and reports the rest', async () => {
    const onError = vi.fn();
    let isAway = false;
    const metrics = observed(
      {
        mail: async () => {
          if (isAway) throw new Error('away');
          return { waiting: 4, givenUp: 1 };
        },
        contentVersion: () => (isAway ? new Promise(() => {}) : Promise.resolve(3)),
        disks: async () => [{ folder: 'data', free: 1, total: 2 }],
      },
      onError,
    );
    expect((await scrape(metrics)).lines).toContain('atrium_content_version 3');
    isAway = true;
    const { lines } = await scrape(metrics);
    expect(lines.filter((line) => /^atrium_(mail|content)/.test(line))).toEqual([]);
    expect(lines).toContain('atrium_disk_free_bytes{folder="data"} 1');
    expect(onError.mock.calls.map(([error, name]) => [name, error.message]).sort()).toEqual([
      ['atrium_content_version', 'No value within 2000 ms'],
      ['atrium_mail_outbox_messages', 'away'],
      ['atrium_mail_undeliverable_messages', 'away'],
    ]);
  });

  test('serves no other path', async () => {
    expect((await scrape(create(), '/')).status).toBe(404);
  });
});

const observedBackend = (url: string, metrics: ReturnType<typeof create>, now = () => new Date()) =>
  foreignBackend({
    url,
    config: loadConfig({}),
    log: silentLog(),
    now,
    metrics: metrics.observeBackend(),
  });

test('a failing backend is down until a request succeeds', async () => {
  let status = 200;
  const url = await listen((_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end('[]'),
  );
  const metrics = create();
  const backend = observedBackend(url, metrics);
  const ask = () =>
    backend
      .clientFor({})
      .call(getFaq, {})
      .catch(() => undefined);
  const up = async () => (await scrape(metrics)).lines.filter((line) => /^atrium_backend_up /.test(line));
  expect(await up()).toEqual([]);
  await ask();
  expect(await up()).toEqual(['atrium_backend_up 1']);
  status = 503;
  await ask();
  expect(await up()).toEqual(['atrium_backend_up 0']);
  const { lines } = await scrape(metrics);
  expect(lines).toContain('atrium_backend_request_duration_seconds_count{outcome="success"} 1');
  expect(lines).toContain('atrium_backend_request_duration_seconds_count{outcome="failure"} 2');
});

test('the circuit gauge of a call, and of all calls, is 1 until the backend answers again', async () => {
  let isAway = true;
  const url = await listen((_, response) => {
    if (isAway) response.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });
  const metrics = create();
  let time = Date.now();
  const backend = observedBackend(url, metrics, () => new Date(time));
  const ask = () =>
    backend
      .clientFor({})
      .call(getFaq, {})
      .catch(() => undefined);
  const open = async () =>
    (await scrape(metrics)).lines.filter((line) => line.startsWith('atrium_backend_circuit_open{'));
  expect(await open()).toEqual(['atrium_backend_circuit_open{call="all"} 0']);
  for (let count = 0; count < 5; count++) await ask();
  expect((await open()).sort()).toEqual([
    'atrium_backend_circuit_open{call="GetFaq"} 1',
    'atrium_backend_circuit_open{call="all"} 1',
  ]);
  isAway = false;
  time += 60_000;
  await ask();
  expect((await open()).sort()).toEqual([
    'atrium_backend_circuit_open{call="GetFaq"} 0',
    'atrium_backend_circuit_open{call="all"} 0',
  ]);
});

test('counts the invalid parts of a backend’s answers by call, each time', async () => {
  const url = await listen((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify([{ id: 1, name: 'Q', description: 'A' }, { id: 2, name: 'Q', description: 'A' }, 'none'])),
  );
  const metrics = create();
  const backend = observedBackend(url, metrics);
  const misfits = async (call: string) =>
    (await scrape(metrics)).lines.find((line) => line.startsWith(`atrium_backend_misfits_total{call="${call}"}`));
  expect(await misfits('GetFaq')).toBe('atrium_backend_misfits_total{call="GetFaq"} 0');
  for (let count = 0; count < 2; count++) await backend.clientFor({}).call(getFaq, {});
  expect(await misfits('GetFaq')).toBe('atrium_backend_misfits_total{call="GetFaq"} 2');
  expect(await misfits('GetNews')).toBe('atrium_backend_misfits_total{call="GetNews"} 0');
});

test.each([
  ['SQLITE_CONSTRAINT_UNIQUE', 'constraint'],
  ['23505', 'constraint'],
  ['SQLITE_BUSY', 'busy'],
  ['40P01', 'busy'],
  ['SQLITE_IOERR_WRITE', 'disk'],
  ['53100', 'disk'],
  // A server that rejects writes, such as one with a full disk or a read-only standby.
  ['25006', 'disk'],
  ['57P01', 'connection'],
  ['ECONNREFUSED', 'connection'],
  ['42P01', 'other'],
])('a database error %s is of the kind %s', (code, kind) => {
  expect(databaseFaultOf(Object.assign(new Error('x'), { code }))).toBe(kind);
});
