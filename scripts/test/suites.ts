import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan, SuiteName } from './arguments.ts';
import { type Counts, countCheck, countPlaywright, countVitest } from './count-results.ts';
import { type Failure, playwrightFailures, vitestFailures } from './failures.ts';
import { type FileTime, playwrightTimes, vitestTimes } from './file-times.ts';
import { findHeadless } from './find-chromium.ts';
import { installChromium } from './install-chromium.ts';
import { installPromtool } from './install-promtool.ts';
import { installProxies } from './install-proxies.ts';
import { program, root, run, runQuietly } from './processes.ts';
import { recordTraces } from './record-traces.ts';

export interface SuiteResult {
  counts: Counts;
  failures: Failure[];
  times: FileTime[];
}

/** The inputs of a suite apart from its plan. */
export interface SuiteContext {
  plan: Plan;
  /** The browser test files to run; absent: all, or those that the plan's filters name. */
  specs?: readonly string[];
  /** Resolves with the build's exit code and output. */
  build: () => ReturnType<typeof runQuietly>;
}

const results = join(root, 'test-results');
const checked = (counts: Counts): SuiteResult => ({ counts, failures: [], times: [] });

/** A suite that passes or fails as a whole. Prints its output at the end, because other suites print meanwhile. */
async function check(name: string, programs: readonly (readonly string[])[]): Promise<SuiteResult> {
  const { exitCode, output } = await runQuietly(programs);
  console.log(`\n── ${name}\n${output.trim()}`);
  return checked(countCheck(exitCode));
}

/** Deletes the report of an earlier run, runs the tests, and reads the new report. */
async function runWithReport(name: string, args: readonly string[], env: Record<string, string> = {}) {
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

function parse(report: string | undefined): unknown {
  try {
    return JSON.parse(report ?? 'null');
  } catch (error) {
    console.error('Cannot read the report of the tests:', error);
    return null;
  }
}

/** The unit test that needs promtool. */
const alertRules = 'server/metrics/alert-rules.test.ts';

async function unit({ plan }: SuiteContext, env: Record<string, string> = {}): Promise<SuiteResult> {
  if (plan.filters.length === 0 || plan.filters.some((filter) => alertRules.includes(filter))) installPromtool();
  console.log('\n── unit');
  const changed = plan.changedSince === undefined ? [] : ['--changed', plan.changedSince, '--passWithNoTests'];
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'];
  const args = [program('vitest', 'vitest.mjs'), 'run', ...reporters, ...changed, ...plan.filters];
  const end = await runWithReport('unit.json', args, env);
  const report = parse(end.report);
  const counts = countVitest(end, { mayBeEmpty: changed.length > 0 });
  return { counts, failures: vitestFailures(report), times: vitestTimes(report) };
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
    return checked(countCheck(built.exitCode));
  }
  console.log(`Running in ${findHeadless().name}`);
  const project = name === 'faults' ? ['--project=faults'] : [];
  const args = [program('@playwright', 'test', 'cli.js'), 'test', ...project, ...specs, ...plan.filters];
  const end = await runWithReport('browser.json', args, env);
  const report = parse(end.report);
  const failures = playwrightFailures(report);
  await recordTraces(failures, env);
  return { counts: countPlaywright(end), failures, times: playwrightTimes(report) };
}

/** Full size takes hours on a slow machine. Variables that are already set take precedence. */
const fullSize = {
  FAULT_SIZE: process.env.FAULT_SIZE ?? '1',
  FAULT_ROUNDS: process.env.FAULT_ROUNDS ?? '200',
};

/** Unit tests that have a full size too. */
const inUnitTests = ['server/large-site.test.ts'];

const joined = (one: SuiteResult, other: SuiteResult): SuiteResult => ({
  counts: {
    passed: one.counts.passed + other.counts.passed,
    failed: one.counts.failed + other.counts.failed,
    skipped: one.counts.skipped + other.counts.skipped,
  },
  failures: [...one.failures, ...other.failures],
  times: [...one.times, ...other.times],
});

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
      ['scripts/lint-prose.ts'],
      ['scripts/lint-messages.ts'],
    ]),
  unit,
  browser: (context) => inBrowser('browser', context),
  faults: async (context) => {
    const browser = await inBrowser('faults', context, fullSize);
    if (context.plan.filters.length > 0) return browser;
    return joined(browser, await unit({ ...context, plan: { ...context.plan, filters: inUnitTests } }, fullSize));
  },
};
