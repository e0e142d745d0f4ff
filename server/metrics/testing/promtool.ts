import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Installed by `npm test` (scripts/test/install-promtool.ts). */
const promtool = '/usr/bin/promtool';
export const hasPromtool = existsSync(promtool);

/** Values by series, one a minute, in promtool's notation: `0+10x60`. */
export type Series = ReadonlyMap<string, string>;

/** Which alerts must fire at minutes of a run: `{alertname="…", instance="…"}` for each. */
export interface Expectation {
  name: string;
  series: Series;
  firing: { minute: number; alerts: readonly string[] }[];
}

/** Runs the rules on series of values. Returns what promtool says; empty if all expectations hold. */
export async function testRules(rules: string, expectations: readonly Expectation[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-rules-'));
  const file = join(folder, 'tests.yml');
  const tests = expectations.map(({ name, series, firing }) => ({
    name,
    interval: '1m',
    input_series: Array.from(series, ([text, values]) => ({ series: text, values })),
    promql_expr_test: firing.map(({ minute, alerts }) => ({
      expr: 'count by (alertname, instance) (ALERTS{alertstate="firing"})',
      eval_time: `${minute}m`,
      exp_samples: alerts.map((labels) => ({ labels, value: 1 })),
    })),
  }));
  try {
    // JSON is YAML.
    await writeFile(file, JSON.stringify({ rule_files: [resolve(rules)], evaluation_interval: '1m', tests }));
    const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', file], { encoding: 'utf8' });
    return status === 0 ? '' : `${stdout}${stderr}` || `promtool ended with ${status}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What promtool says about the rules and the templates of their texts; empty if they are valid. */
export function checkRules(rules: string): string {
  const { status, stdout, stderr } = spawnSync(promtool, ['check', 'rules', rules], { encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}
