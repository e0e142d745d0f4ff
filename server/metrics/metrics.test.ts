import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { databaseFaultOf } from '#store/database-faults.ts';
import { silentLog } from '../log.ts';
import { createMetrics, type MetricsSources } from './create-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { counter, gauge, histogram, metricsText } from './text-format.ts';

const asText = (metrics: Parameters<typeof metricsText>[0]) =>
  metricsText(metrics, (error) => {
    throw error;
  });

describe('the text format', () => {
  test('names each figure, what it says, and its labels', async () => {
    const asked = counter('asked_total', 'Asked for', [{ route: 'page' }]);
    asked.add({ route: 'file' });
    asked.add({ route: 'file' }, 2);
    expect(await asText([asked])).toBe(
      '# HELP asked_total Asked for\n# TYPE asked_total counter\nasked_total{route="page"} 0\nasked_total{route="file"} 3\n',
    );
  });

  test('adds up how many were no larger than each bound', async () => {
    const took = histogram('took_seconds', 'How long', [0.1, 1]);
    for (const seconds of [0.05, 0.1, 0.5, 3]) took.observe({ route: 'page' }, seconds);
    const lines = (await asText([took])).split('\n').filter((line) => line.startsWith('took_seconds'));
    expect(lines).toEqual([
      'took_seconds_bucket{route="page",le="0.1"} 2',
      'took_seconds_bucket{route="page",le="1"} 3',
      'took_seconds_bucket{route="page",le="+Inf"} 4',
      'took_seconds_sum{route="page"} 3.65',
      'took_seconds_count{route="page"} 4',
    ]);
  });

  test('keeps whatever a label says on one line and within its quotes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (value) => {
        const one = counter('one_total', 'One');
        one.add({ value });
        const [, , line = '', ...rest] = (await asText([one])).split('\n');
        expect(rest).toEqual(['']);
        const [, written = ''] = /^one_total\{value="((?:[^"\\]|\\["\\n])*)"\} 1$/s.exec(line) ?? [];
        expect(written.replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign))).toBe(value);
      }),
    );
  });

  test('leaves out what cannot be had, and says so', async () => {
    const errors: unknown[] = [];
    const broken = gauge('broken', 'Broken', () => Promise.reject(new Error('away')));
    const text = await metricsText([broken, gauge('well', 'Well', () => 1)], (error) => errors.push(error));
    expect(text).toBe('# HELP well Well\n# TYPE well gauge\nwell 1\n');
    expect(errors).toEqual([new Error('away')]);
  });
});

describe('the port of the figures', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
  });

  async function ask(sources: MetricsSources, path = '/metrics') {
    const metrics = createMetrics(() => new Date('2030-01-01T12:00:00Z'));
    metrics.answered({ route: 'page', status: 200, seconds: 0.02 });
    metrics.databaseFailed(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
    metrics.ask(sources);
    const listening = createServer(serveMetrics(metrics.all, silentLog()));
    server = listening;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const answer = await fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}${path}`);
    metrics.stop();
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  }

  test('tells of answers, cache, mails, database, backups, event loop and memory', async () => {
    const { status, type, text } = await ask({
      kept: () => ({ hits: 7, misses: 3, answers: 2, bytes: 4_096 }),
      mails: async () => ({ waiting: 4, givenUp: 1 }),
      backups: async () => ({
        lastBackupAt: '2030-01-01T11:00:00Z',
        backup: { scheduled: true, failure: { at: '2030-01-01T11:30:00Z', reason: 'full' } },
      }),
      contentVersion: async () => 12,
      isLate: () => true,
    });
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    for (const line of [
      'atrium_requests_total{route="page",status="200"} 1',
      'atrium_request_duration_seconds_bucket{route="page",le="0.025"} 1',
      'atrium_kept_answers_total{result="hit"} 7',
      'atrium_kept_answers_bytes 4096',
      'atrium_mails{state="waiting"} 4',
      'atrium_database_errors_total{kind="disk"} 1',
      'atrium_last_backup_timestamp_seconds 1893495600',
      'atrium_backup_failing 1',
      'atrium_content_version 12',
      'atrium_event_loop_late 1',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).toMatch(/^atrium_event_loop_delay_seconds\{quantile="0\.99"\} \d/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('reports backups that are scheduled (%s) and not made yet as failing: %i', async (scheduled, failing) => {
    const backups = async () => ({ lastBackupAt: null, backup: { scheduled, failure: null } });
    const { text } = await ask({ backups });
    expect(text.split('\n')).toContain(`atrium_backup_failing ${failing}`);
    expect(text).not.toMatch(/^atrium_last_backup_timestamp_seconds \d/m);
  });

  test('says nothing of what nobody can be asked for, and the rest while the database is away', async () => {
    const { text } = await ask({ mails: () => Promise.reject(new Error('away')) });
    expect(text).not.toMatch(/^atrium_(mails|last_backup|kept)[^#]* \d/m);
    expect(text).toContain('atrium_requests_total{');
  });

  test('knows nothing else', async () => {
    expect((await ask({}, '/')).status).toBe(404);
  });
});

test.each([
  ['SQLITE_CONSTRAINT_UNIQUE', 'constraint'],
  ['23505', 'constraint'],
  ['SQLITE_BUSY', 'busy'],
  ['40P01', 'busy'],
  ['SQLITE_IOERR_WRITE', 'disk'],
  ['53100', 'disk'],
  // A server that takes no writes, such as one whose disk is full or that only follows another.
  ['25006', 'disk'],
  ['57P01', 'connection'],
  ['ECONNREFUSED', 'connection'],
  ['42P01', 'other'],
])('a database error %s is of the kind %s', (code, kind) => {
  expect(databaseFaultOf(Object.assign(new Error('x'), { code }))).toBe(kind);
});
