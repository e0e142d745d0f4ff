import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan, SuiteName } from './arguments.ts';
import { findHeadless } from './find-chromium.ts';
import { installChromium } from './install-chromium.ts';
import { installPromtool } from './install-promtool.ts';
import { installProxies } from './install-proxies.ts';
import { readPlaywright } from './playwright-report.ts';
import { program, root, run, runQuietly } from './processes.ts';
import { recordTraces } from './record-traces.ts';
import { checkResult, joined, type SuiteEnd, type SuiteResult } from './results.ts';
import { readVitest } from './vitest-report.ts';

/** The inputs of a suite apart from its plan. */
export interface SuiteContext {
  plan: Plan;
  /** The browser test files to run; absent: all, or those that the plan's filters name. */
  specs?: readonly string[];
  /** Resolves with the build's exit code and output. */
  build: () => ReturnType<typeof runQuietly>;
}

const results = join(root, 'test-results');

/** A suite that passes or fails as a whole. Prints its output at the end, because other suites print meanwhile. */
async function check(name: string, programs: readonly (readonly string[])[]): Promise<SuiteResult> {
  const { exitCode, output } = await runQuietly(programs);
  console.log(`\n── ${name}\n${output.trim()}`);
  return checkResult(exitCode);
}

/** Deletes the report of an earlier run, runs the tests, and reads the new report. */
async function runWithReport(name: string, args: readonly string[], env: Record<string, string>): Promise<SuiteEnd> {
  mkdirSync(results, { recursive: true });
  const file = join(results, name);
  rmSync(file, { force: true });
  const exitCode = await run(args, env);
  let report: string | undefined;
  try {
    report = readFileSync(file, 'utf8');
  } catch {
    console.error(`The tests wrote no report to ${file}.`);
  }
  return { exitCode, report };
}

/** The unit test that needs promtool. */
const alertRules = 'server/metrics/alert-rules.test.ts';

async function unit({ plan }: SuiteContext, env: Record<string, string> = {}): Promise<SuiteResult> {
  if (plan.filters.length === 0 || plan.filters.some((filter) => alertRules.includes(filter))) installPromtool();
  console.log('\n── unit');
  const changed = plan.changedSince === undefined ? [] : ['--changed', plan.changedSince, '--passWithNoTests'];
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'];
  const args = [program('vitest', 'vitest.mjs'), 'run', ...reporters, ...changed, ...plan.filters];
  return readVitest(await runWithReport('unit.json', args, env), { mayBeEmpty: changed.length > 0 });
}

async function inBrowser(
  name: 'browser' | 'faults',
  { plan, specs = [], build }: SuiteContext,
  env: Record<string, string> = {},
): Promise<SuiteResult> {
  installChromium();
  installProxies();
  const built = await build();
  console.log(`\n── ${name}`);
  if (built.exitCode !== 0) {
    console.error(built.output);
    return checkResult(built.exitCode);
  }
  console.log(`Running in ${findHeadless().name}`);
  const project = name === 'faults' ? ['--project=faults'] : [];
  const args = [program('@playwright', 'test', 'cli.js'), 'test', ...project, ...specs, ...plan.filters];
  const result = readPlaywright(await runWithReport('browser.json', args, env));
  await recordTraces(result.failures, env);
  return result;
}

/** Full size takes hours on a slow machine. Variables that are already set take precedence. */
const fullSize = {
  FAULT_SIZE: process.env.FAULT_SIZE ?? '1',
  FAULT_ROUNDS: process.env.FAULT_ROUNDS ?? '200',
};

/** Unit tests that have a full size too. */
const inUnitTests = [
  'server/hostile-answers.test.ts',
  'server/large-site.test.ts',
  'store/queries/plans.test.ts',
  'store/queries/search/many-hits.test.ts',
  'store/queries/translations/edits.test.ts',
];

/** All suites by name. */
export const suites: Record<SuiteName, (context: SuiteContext) => Promise<SuiteResult>> = {
  types: () => {
    const tsc = program('typescript', 'bin', 'tsc');
    return check('types', [
      [program('@react-router', 'dev', 'bin.cjs'), 'typegen'],
      [tsc, '-p', '.'],
      [tsc, '-p', 'office'],
    ]);
  },
  lint: () =>
    check('lint', [
      [program('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '--colors=off'],
      ['scripts/lint/lint-prose.ts'],
      ['scripts/lint/lint-messages.ts'],
    ]),
  unit,
  browser: (context) => inBrowser('browser', context),
  faults: async (context) => {
    const browser = await inBrowser('faults', context, fullSize);
    if (context.plan.filters.length > 0) return browser;
    return joined(browser, await unit({ ...context, plan: { ...context.plan, filters: inUnitTests } }, fullSize));
  },
};
