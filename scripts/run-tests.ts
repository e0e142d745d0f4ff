import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installChromium } from './install-chromium.ts';
import { type Failure, playwrightFailures, toldAgain, vitestFailures } from './name-failures.ts';
import { type Counts, countCheck, countPlaywright, countVitest, sum, summaryLine } from './sum-results.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');

/** Runs a Node program of the project with its output shown; its exit code, null where a signal ended it. */
function run(args: string[], env: Record<string, string> = {}): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 'inherit', 'inherit'] as const;
    const child = spawn(process.execPath, args, { cwd: root, stdio: [...stdio], env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', resolve);
  });
}

const program = (...path: string[]): string => join(root, 'node_modules', ...path);

/** Forgets the report of an earlier run, runs, and reads the new one. */
async function runWithReport(name: string, args: string[], env: Record<string, string> = {}) {
  const file = join(results, name);
  rmSync(file, { force: true });
  const exitCode = await run(args, env);
  return { exitCode, report: read(file) };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** All that went wrong in the tests of this run. */
const failures: Failure[] = [];

function noteFailures(report: string | undefined, find: (report: unknown) => Failure[]): void {
  try {
    failures.push(...find(JSON.parse(report ?? 'null')));
  } catch (error) {
    console.error('The report of the tests cannot be read:', error);
  }
}

const suites: Record<string, () => Promise<Counts>> = {
  types: async () => {
    const generated = await run([program('@react-router', 'dev', 'bin.cjs'), 'typegen']);
    const checks = [generated];
    for (const project of ['.', 'office']) checks.push(await run([program('typescript', 'bin', 'tsc'), '-p', project]));
    return countCheck(checks.find((code) => code !== 0) ?? 0);
  },
  lint: async () =>
    countCheck(await run([program('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--error-on-warnings', '--colors=off'])),
  unit: async () => {
    const report = '--outputFile.json=test-results/unit.json';
    const end = await runWithReport('unit.json', [
      program('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      report,
    ]);
    noteFailures(end.report, vitestFailures);
    return countVitest(end);
  },
  browser: async () => {
    const chromium = installChromium();
    if ((await run(['scripts/build.mjs'])) !== 0) return countCheck(1);
    const end = await runWithReport('browser.json', [program('@playwright', 'test', 'cli.js'), 'test'], {
      CHROMIUM_PATH: chromium,
    });
    noteFailures(end.report, playwrightFailures);
    return countPlaywright(end);
  },
};

/** One suite; whatever breaks it is its failure and leaves the others their turn. */
async function runSuite(name: string): Promise<Counts> {
  console.log(`\n── ${name}`);
  const suite = suites[name];
  try {
    if (!suite) throw new Error(`There is no suite “${name}”; choose from ${Object.keys(suites).join(', ')}.`);
    return await suite();
  } catch (error) {
    console.error(error);
    return countCheck(1);
  }
}

mkdirSync(results, { recursive: true });
const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(suites);
const counts: Counts[] = [];
for (const name of chosen) counts.push(await runSuite(name));
const total = sum(counts);
console.log(`\n${toldAgain(failures)}`);
console.log(`\n${chosen.map((name, index) => `${name}: ${summaryLine(counts[index] ?? countCheck(1))}`).join('\n')}`);
console.log(`\n${summaryLine(total)}`);
// 3 tells the caller that failures were counted, as opposed to a crash.
process.exitCode = total.failed === 0 ? 0 : 3;
