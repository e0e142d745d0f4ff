import { compileMessages } from '../messages/compile.ts';
import { type Plan, readArguments, type SuiteName } from './arguments.ts';
import { changedFiles, specsFor } from './changed.ts';
import { program, run, runQuietly } from './processes.ts';
import { checkResult, listOf, type SuiteResult, slowestOf, sum, summaryLine } from './results.ts';
import { type SuiteContext, suites } from './suites.ts';

/** Suites that print while they run, one after the other. The others run in parallel with the first of them. */
const loud: readonly SuiteName[] = ['unit', 'browser', 'faults'];

interface TimedResult extends SuiteResult {
  name: SuiteName;
  seconds: number;
}

/** Runs one suite. An error in it counts as its failure and does not affect other suites. */
async function runSuite(name: SuiteName, context: SuiteContext): Promise<TimedResult> {
  const began = performance.now();
  const result = await suites[name](context).catch((error: unknown) => {
    console.error(error);
    return checkResult(1);
  });
  return { ...result, name, seconds: Math.round((performance.now() - began) / 1_000) };
}

async function runAll(plan: Plan): Promise<TimedResult[]> {
  const specs = plan.changedSince === undefined ? undefined : specsFor(changedFiles(plan.changedSince));
  const chosen = plan.suites.filter((name) => name !== 'browser' || specs === undefined || specs.length > 0);
  let building: ReturnType<typeof runQuietly> | undefined;
  const build = () => {
    building ??= runQuietly([['scripts/build.mjs']]);
    return building;
  };
  const context: SuiteContext = { plan, specs, build };
  if (chosen.some((name) => name === 'browser' || name === 'faults')) void build();
  const quiet = Promise.all(chosen.filter((name) => !loud.includes(name)).map((name) => runSuite(name, context)));
  const ended: TimedResult[] = [];
  for (const name of chosen.filter((name) => loud.includes(name))) ended.push(await runSuite(name, context));
  return [...(await quiet), ...ended];
}

/** Opens the interface of Vitest or Playwright. */
async function openInterface({ suites: [suite], filters }: Plan): Promise<void> {
  if (suite === 'unit') {
    await run([program('vitest', 'vitest.mjs'), '--ui', ...filters]);
    return;
  }
  const { exitCode, output } = await runQuietly([['scripts/build.mjs']]);
  if (exitCode !== 0) throw new Error(output);
  // With a port, Playwright serves its interface to any browser; otherwise it would open its own.
  await run([program('@playwright', 'test', 'cli.js'), 'test', '--ui', '--ui-port=0', ...filters]);
}

function report(results: readonly TimedResult[]): void {
  const failures = results.flatMap((result) => result.failures);
  if (failures.length > 0) console.log(`\n${listOf(failures)}`);
  const times = results.flatMap((result) => result.times);
  if (times.length > 0) console.log(`\nSlowest files:\n${slowestOf(times)}`);
  const lines = results.map(({ name, counts, seconds }) => `${name}: ${summaryLine(counts)} in ${seconds} s`);
  console.log(`\n${lines.join('\n')}`);
}

async function main(args: readonly string[]): Promise<number> {
  let results: TimedResult[] = [];
  try {
    const plan = readArguments(args);
    if (plan.ui) {
      await openInterface(plan);
      return 0;
    }
    // The suites run at the same time; none may read a module that another one is writing.
    compileMessages();
    results = await runAll(plan);
    report(results);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const total = sum(results.map(({ counts }) => counts));
  console.log(`\n${summaryLine(total)}`);
  // Exit code 3 tells the caller that failures were counted, as opposed to a crash.
  return total.failed === 0 ? 0 : 3;
}

process.exitCode = await main(process.argv.slice(2));
