import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { engines } from '#store/testing/engines.ts';
import { readMetrics } from '../testing/read-metrics.ts';

/** Prometheus adds it at each scrape. */
const ofPrometheus = ['up'];
const words = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool', 'offset']);

/** Returns the names of the metrics in a query. */
function metricsIn(query: string): string[] {
  const bare = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring) *\([^)]*\)/g, ' ');
  return [...bare.matchAll(/(?<![\w.])[a-z_]\w*(?! *\(|\w)/gi)]
    .map(([name]) => name)
    .filter((name) => !words.has(name));
}

/** A histogram's name with the suffixes that Prometheus adds. */
const withSuffixes = (name: string, type: string): string[] =>
  type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name];

function metricsOf(exposition: string): { name: string; type: string }[] {
  return [...exposition.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => ({ name, type }));
}

const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  templating: z.object({ list: z.array(z.object({ definition: z.string().optional() })) }),
});

async function dashboardQueries(): Promise<string[]> {
  const { panels, templating } = dashboardSchema.parse(
    JSON.parse(await readFile('deploy/grafana-dashboard.json', 'utf8')),
  );
  const variables = templating.list.flatMap(
    ({ definition }) => /^label_values\((.*), \w+\)$/.exec(definition ?? '')?.[1] ?? [],
  );
  return [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...variables];
}

async function alertQueries(): Promise<string[]> {
  const rules = await readFile('deploy/prometheus-alerts.yml', 'utf8');
  return [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, query = '']) => query);
}

/** All metrics of the program: with its own data on each engine, and in front of a backend. */
async function allMetrics(): Promise<{ name: string; type: string }[]> {
  const texts: string[] = [];
  const read = async (env: Record<string, string>) => {
    const folder = await mkdtemp(join(tmpdir(), 'atrium-alerts-'));
    try {
      texts.push(await readMetrics(folder, env));
    } finally {
      await rm(folder, { recursive: true });
    }
  };
  for (const { migratedDatabase } of engines) {
    const { database, discard } = await migratedDatabase();
    await read('postgres' in database ? { DATABASE_URL: database.postgres } : {});
    await discard();
  }
  await read({ BACKEND_URL: 'http://127.0.0.1:9' });
  return metricsOf(texts.join('\n'));
}

describe('deploy/', () => {
  let known: { name: string; type: string }[];
  let names: Set<string>;
  beforeAll(async () => {
    known = await allMetrics();
    names = new Set([...ofPrometheus, ...known.flatMap(({ name, type }) => withSuffixes(name, type))]);
  });

  test('finds the metrics of a query', () => {
    expect(
      metricsIn('time() - 2 * sum by (a_b, le) (rate(x_total{s=~"5..", q="y_z"}[5m])) / up > 1e6 and foo_bar == 0'),
    ).toEqual(['x_total', 'up', 'foo_bar']);
  });

  test.each([
    ['prometheus-alerts.yml', alertQueries, 22],
    ['grafana-dashboard.json', dashboardQueries, 36],
  ])('%s uses only metrics that the program exports', async (_, queries, least) => {
    const all = await queries();
    expect(all.length).toBeGreaterThanOrEqual(least);
    for (const query of all) {
      const asked = metricsIn(query);
      expect(asked, query).not.toEqual([]);
      for (const name of asked) expect(names, query).toContain(name);
    }
  });

  test.each([
    ['an alert rule', alertQueries],
    ['a panel', dashboardQueries],
  ])('each metric of the backend is used in %s', async (_, queries) => {
    const asked = (await queries()).flatMap(metricsIn);
    const ofBackend = known.filter(({ name }) => name.startsWith('atrium_backend_'));
    expect(ofBackend.length).toBeGreaterThanOrEqual(5);
    const missing = ofBackend.filter(
      ({ name, type }) => !withSuffixes(name, type).some((each) => asked.includes(each)),
    );
    expect(missing).toEqual([]);
  });

  test('README.md lists each of the program’s metrics and no other', async () => {
    const readme = await readFile('deploy/README.md', 'utf8');
    const table = readme.slice(readme.indexOf('| Metric |'));
    const listed = [...table.matchAll(/^\| (`atrium_[^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/atrium_\w+/g)].map(([name]) => name),
    );
    const own = new Set(known.map(({ name }) => name).filter((name) => name.startsWith('atrium_')));
    expect(listed.toSorted()).toEqual([...own].sort());
  });
});
