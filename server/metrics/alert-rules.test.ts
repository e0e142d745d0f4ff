import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { engines } from '#store/testing/engines.ts';
import { readMetrics } from '../testing/read-metrics.ts';
import { checkRules, type Expectation, hasPromtool, type Series, testRules } from './testing/promtool.ts';

const rules = 'deploy/prometheus-alerts.yml';
const text = await readFile(rules, 'utf8');
const minutes = 150;
const nodes = ['node-1:9464', 'node-2:9464'];

type Values = Readonly<Record<string, string>>;

const constant = (value: number) => `${value}x${minutes}`;
const rising = (perMinute: number) => `0+${perMinute}x${minutes}`;
/** A value for each minute from a cycle. */
const cycle = (...values: number[]) => Array.from({ length: minutes }, (_, at) => values[at % values.length]).join(' ');
/** Nothing for ten minutes, then as given. */
const later = (values: string) => `0x10 ${values}`;

const bounds = ['0.005', '0.01', '0.025', '0.05', '0.1', '0.25', '0.5', '1', '2.5', '5', '10', '+Inf'];
/** A histogram of 60 requests a minute: 58 took at most `most` seconds, two took at most 2.5. */
const durations = (name: string, labels: string, most: number): Values =>
  Object.fromEntries(
    bounds.map((le) => {
      const bound = le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le);
      return [
        `${name}_bucket{${labels}le="${le}"}`,
        rising(bound >= 2.5 && bound >= most ? 60 : bound >= most ? 58 : 0),
      ];
    }),
  );

/** Of both kinds of nodes; what depends on this machine, the time or scheduled backups. */
const idle: Values = {
  process_resident_memory_bytes: constant(1.2e8),
  process_start_time_seconds: constant(1.7e9),
  process_open_fds: constant(30),
  process_max_fds: constant(65_536),
  nodejs_eventloop_lag_p99_seconds: constant(0.012),
  atrium_event_loop_late: constant(0),
  atrium_backup_failing: constant(0),
  atrium_last_backup_timestamp_seconds: constant(0),
  atrium_backup_interval_seconds: constant(86_400),
  'atrium_disk_free_bytes{folder="data"}': constant(5e10),
  'atrium_disk_size_bytes{folder="data"}': constant(1e11),
  'atrium_disk_free_bytes{folder="backup"}': constant(5e10),
  'atrium_disk_size_bytes{folder="backup"}': constant(1e11),
  'atrium_disk_free_bytes{folder="temporary"}': constant(5e10),
  'atrium_disk_size_bytes{folder="temporary"}': constant(1e11),
};

/** A busy day without a fault: short waits, single errors, mails that leave within minutes. */
const loaded: Values = {
  ...idle,
  process_resident_memory_bytes: constant(3.5e8),
  process_open_fds: constant(2_000),
  nodejs_eventloop_lag_p99_seconds: cycle(0.08, 0.2, 0.31, 0.1),
  atrium_event_loop_late: cycle(0, 0, 1, 0, 0, 0),
  'atrium_http_requests_total{route="page",status="200"}': rising(2_400),
  'atrium_http_requests_total{route="call",status="503"}': rising(40),
  ...durations('atrium_http_request_duration_seconds', 'route="page",', 0.25),
  atrium_database_pool_waiting_requests: cycle(0, 3, 0, 12, 1),
  'atrium_database_pool_connections{state="used"}': cycle(3, 19, 8, 19),
  'atrium_database_errors_total{kind="constraint"}': rising(5),
  'atrium_database_errors_total{kind="busy"}': cycle(0, 1, 1, 2),
  atrium_mail_outbox_messages: cycle(0, 20, 8, 3),
  'atrium_sign_ins_rejected_total{reason="wrong"}': rising(1),
  'atrium_backend_circuit_open{call="all"}': constant(0),
};

interface Fault {
  alert: string;
  values: Values;
  /** Other alerts that the same fault means. */
  also?: string[];
}

const faults: Fault[] = [
  { alert: 'AtriumDown', values: { up: constant(0) } },
  { alert: 'AtriumRestarting', values: { process_start_time_seconds: rising(60) } },
  {
    alert: 'AtriumErrors',
    values: {
      'atrium_http_requests_total{route="page",status="200"}': rising(100),
      'atrium_http_requests_total{route="page",status="503"}': rising(10),
    },
  },
  { alert: 'AtriumSlow', values: durations('atrium_http_request_duration_seconds', 'route="page",', 2.5) },
  { alert: 'AtriumOverloaded', values: { atrium_event_loop_late: cycle(1, 1, 0, 1) } },
  { alert: 'AtriumEventLoopLag', values: { nodejs_eventloop_lag_p99_seconds: constant(0.4) } },
  { alert: 'AtriumMemory', values: { process_resident_memory_bytes: constant(7e8) } },
  { alert: 'AtriumFileDescriptors', values: { process_open_fds: constant(900), process_max_fds: constant(1_024) } },
  { alert: 'AtriumSignInsRejected', values: { 'atrium_sign_ins_rejected_total{reason="too-many"}': rising(20) } },
  ...['connection', 'disk', 'other'].map((kind) => ({
    alert: 'AtriumDatabaseErrors',
    values: { [`atrium_database_errors_total{kind="${kind}"}`]: rising(2) },
  })),
  { alert: 'AtriumDatabasePoolExhausted', values: { atrium_database_pool_waiting_requests: cycle(3, 9, 1) } },
  { alert: 'AtriumBackendDown', values: { atrium_backend_up: constant(0) } },
  { alert: 'AtriumBackendCallsFailAtOnce', values: { 'atrium_backend_circuit_open{call="all"}': constant(1) } },
  { alert: 'AtriumBackendAnswersOld', values: { 'atrium_backend_answer_age_seconds{call="GetNews"}': rising(90) } },
  {
    alert: 'AtriumBackendAnswersEnd',
    values: { 'atrium_backend_answer_age_seconds{call="GetNews"}': `64000+60x${minutes}` },
    also: ['AtriumBackendAnswersOld'],
  },
  {
    alert: 'AtriumBackendMisfits',
    values: { 'atrium_backend_misfits_total{call="GetNews"}': later(`1+1x${minutes}`) },
  },
  { alert: 'AtriumBackendSlow', values: durations('atrium_backend_request_duration_seconds', 'outcome="success",', 5) },
  { alert: 'AtriumBackupFailing', values: { atrium_backup_failing: constant(1) } },
  { alert: 'AtriumBackupOld', values: { atrium_backup_interval_seconds: constant(600) } },
  ...['data', 'backup', 'temporary'].map((folder) => ({
    alert: 'AtriumDiskAlmostFull',
    values: { [`atrium_disk_free_bytes{folder="${folder}"}`]: constant(5e9) },
  })),
  { alert: 'AtriumDataNotWritable', values: { atrium_data_writable: constant(0) } },
  { alert: 'AtriumFilesUnavailable', values: { atrium_files_up: constant(0) } },
  { alert: 'AtriumMailStuck', values: { atrium_mail_outbox_messages: constant(6) } },
  { alert: 'AtriumMailUndeliverable', values: { atrium_mail_undeliverable_messages: later(`1x${minutes}`) } },
];

/** By name and labels, with the value of one scrape. */
type Scrape = ReadonlyMap<string, number>;

function scrapeOf(exposition: string): Scrape {
  const samples = exposition.matchAll(/^(\w+)(?:\{([^}]*)\})? ([\d.e+-]+)$/gim);
  return new Map(Array.from(samples, ([, name = '', labels = '', value]) => [seriesOf(name, labels), Number(value)]));
}

const partsOf = (labels: string) => [...labels.matchAll(/(\w+)="[^"]*"/g)].map(([part]) => part).sort();
const seriesOf = (name: string, labels: string): string => (labels ? `${name}{${partsOf(labels).join(',')}}` : name);
const normal = (series: string): string => {
  const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(series) ?? [];
  return seriesOf(name, labels);
};
/** A metric with the names of its labels; their values may be new. */
const shapeOf = (series: string): string => series.replaceAll(/="[^"]*"/g, '');

/** The series of a node as Prometheus stores them: those of the scrape do not change, except the given ones. */
function nodeSeries(instance: string, scrape: Scrape, values: Values): [string, string][] {
  const all = new Map(Array.from(scrape, ([series, value]) => [series, constant(value)]));
  all.set('up', constant(1));
  for (const [series, given] of Object.entries(values)) all.set(normal(series), given);
  return Array.from(all).flatMap(([series, given]) => {
    const [name = '', labels = ''] = series.split(/[{}]/);
    // Others would only take time; calls and routes are alike.
    if (!text.includes(name) || /(?:call|route)="(?!all|page|call|GetNews)/.test(labels)) return [];
    const own = [...(labels ? [labels] : []), `instance="${instance}"`, 'job="atrium"'];
    return [[`${name}{${own.join(',')}}`, given]];
  });
}

const at = [5, 30, 60, 90, 149];

/** What a backend that answers changes. */
function answered(series: string): number | undefined {
  if (series === 'atrium_backend_up') return 1;
  return series.startsWith('atrium_backend_circuit_open') ? 0 : undefined;
}

let postgres: Scrape;
let front: Scrape;
/** Of both: no node has the metrics of a database and of a backend, but the rules do not care. */
let both: Scrape;

async function scrape(env: Record<string, string>): Promise<Scrape> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-alerts-'));
  const backups = await mkdtemp(join(tmpdir(), 'atrium-alerts-'));
  try {
    return scrapeOf(await readMetrics(folder, { BACKUP_DIR: backups, ...env }));
  } finally {
    await rm(folder, { recursive: true });
    await rm(backups, { recursive: true });
  }
}

beforeAll(async () => {
  const [engine] = engines.filter(({ name }) => name === 'PostgreSQL');
  const found = await engine?.migratedDatabase();
  if (!found || !('postgres' in found.database)) throw new Error('No PostgreSQL to test');
  postgres = await scrape({ DATABASE_URL: found.database.postgres });
  await found.discard();
  const unanswered = await scrape({ BACKEND_URL: 'http://127.0.0.1:9' });
  front = new Map(Array.from(unanswered, ([series, value]) => [series, answered(series) ?? value]));
  both = new Map([...front, ...postgres]);
});

test('each alert has a fault, and each fault an alert', () => {
  const alerts = [...text.matchAll(/^ +- alert: (\w+)$/gm)].map(([, alert]) => alert);
  const named = [...faults.map(({ alert }) => alert), 'AtriumVersionsDiffer'];
  expect([...new Set(named)].sort()).toEqual(alerts.toSorted());
});

test('the series of these tests are those of real nodes, with the same labels', () => {
  // Prometheus makes `up`; a node has an age and an open circuit of a call only once they exist.
  const rare = [
    'up',
    'atrium_backend_up',
    'atrium_last_backup_timestamp_seconds',
    'atrium_backend_answer_age_seconds{call}',
  ];
  const shapes = new Set([...both.keys()].map(shapeOf).concat(rare));
  const used = [idle, loaded, ...faults.map(({ values }) => values)].flatMap(Object.keys).map(normal).map(shapeOf);
  expect([...new Set(used)].filter((shape) => !shapes.has(shape))).toEqual([]);
});

const quiet = (name: string, series: Series): Expectation => ({
  name,
  series,
  firing: at.map((minute) => ({ minute, alerts: [] })),
});

if (hasPromtool) {
  test('the rules and the templates of their texts are valid', () => {
    expect(checkRules(rules)).toBe('');
  });

  test('nothing fires on two healthy nodes, idle or loaded, on PostgreSQL or in front of a backend', async () => {
    const pair = (scraped: Scrape, values: Values) =>
      new Map(nodes.flatMap((node) => nodeSeries(node, scraped, values)));
    const healthy = [
      quiet('idle on PostgreSQL', pair(postgres, idle)),
      quiet('loaded on PostgreSQL', pair(postgres, loaded)),
      quiet('idle in front of a backend', pair(front, idle)),
      quiet('no backups scheduled', pair(postgres, { ...idle, atrium_backup_interval_seconds: `_x${minutes}` })),
    ];
    expect(await testRules(rules, healthy)).toBe('');
  });

  test('each fault of one node fires its alert, for that node only, beside a loaded healthy one', async () => {
    // All in one run, each on a node of its own: a run of promtool for each fault would take ten times as long.
    const node = (index: number) => `broken-${index}`;
    const broken: Expectation = {
      name: 'faults',
      series: new Map([
        ...nodeSeries('healthy', both, loaded),
        ...faults.flatMap(({ values }, index) => nodeSeries(node(index), both, { ...idle, ...values })),
      ]),
      firing: [
        {
          minute: 60,
          alerts: faults.flatMap(({ alert, also = [] }, index) =>
            [alert, ...also].map((name) => `{alertname="${name}", instance="${node(index)}"}`),
          ),
        },
      ],
    };
    expect(await testRules(rules, [broken])).toBe('');
  });

  test('two versions for an hour fire an alert, and an upgrade of minutes does not', async () => {
    const [info = ''] = [...postgres.keys()].filter((series) => series.startsWith('atrium_build_info'));
    const other = info.replace(/version="[^"]*"\}$/, 'version="9.9.9"}');
    const upgraded = (end: number): Series =>
      new Map([
        ...nodeSeries(nodes[0] ?? '', new Map(), { ...idle, [info]: constant(1) }),
        ...nodeSeries(nodes[1] ?? '', new Map(), {
          ...idle,
          [info]: `_x9 1x${minutes}`,
          [other]: `1x${end} _x${minutes}`,
        }),
      ]);
    const differ = '{alertname="AtriumVersionsDiffer"}';
    expect(
      await testRules(rules, [
        { name: 'an upgrade', series: upgraded(9), firing: [{ minute: 90, alerts: [] }] },
        { name: 'a forgotten node', series: upgraded(140), firing: [{ minute: 120, alerts: [differ] }] },
      ]),
    ).toBe('');
  });

  test('a rule that fires on healthy nodes fails these tests', async () => {
    const values = { ...idle, atrium_database_pool_waiting_requests: constant(3) };
    const said = await testRules(rules, [quiet('waits', new Map(nodeSeries(nodes[1] ?? '', postgres, values)))]);
    expect(said).toContain('AtriumDatabasePoolExhausted');
  });
}
