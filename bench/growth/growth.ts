import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { walkScript } from '../contest/uncached.ts';
import type { Context, Part } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { runCommand, startAtrium } from '../processes/atrium.ts';
import { load } from '../processes/wrk.ts';
import { median, medianRatio, percentile } from '../statistics.ts';
import { measureSearch } from './search-load.ts';
import { measureThroughput, type PerSecond, type Running } from './throughput.ts';

const connections = 16;
const megabyte = 1_000_000;

interface Measured {
  size: number;
  perSecond: PerSecond;
  /** Durations of searches, in milliseconds. */
  search: number[];
  startsMs: number[];
  /** Memory after the load of each round, and the peak, in bytes. */
  memory: number[];
  peak: number;
}

/** Runs programs for all sizes at the same time; those without requests are idle. */
async function withAll<T>(
  { sizes, dataDir }: Context,
  options: { free: boolean },
  work: (running: readonly Running[]) => Promise<T>,
): Promise<T> {
  const running: Running[] = [];
  try {
    for (const size of sizes) {
      running.push({
        size,
        atrium: await startAtrium({ dataDir: await dataDir(size), uncached: true, ...options }),
      });
    }
    return await work(running);
  } finally {
    await Promise.all(running.map(({ atrium }) => atrium.stop()));
  }
}

async function measureStarts(size: number, { dataDir, rounds }: Context): Promise<number[]> {
  const data = await dataDir(size);
  // Sites in use have an owner; without one, the start would also create a set-up link.
  await runCommand('server/commands/user.ts', ['add', 'owner@example.com', '--name', 'Owner', '--role', 'owner'], {
    dataDir: data,
  });
  const startsMs: number[] = [];
  // The first start after a restore does not count.
  await (await startAtrium({ dataDir: data })).stop();
  for (let round = 0; round < rounds; round++) {
    const once = await startAtrium({ dataDir: data });
    startsMs.push(once.startedInMs);
    await once.stop();
  }
  return startsMs;
}

/** Memory of a new process after many page views, most of them uncached. */
async function measureMemory(size: number, { dataDir, folder, paths, words, rounds }: Context) {
  const list = join(await folder(), 'pages.txt');
  const searches = (await words()).slice(0, 2_000).map((word) => `/search?q=${encodeURIComponent(word)}`);
  const pages = (await paths(size)).filter((path) => /^\/(news|product-details)\/\d/.test(path)).slice(0, 4_000);
  await writeFile(list, [...pages, ...searches].join('\n'));
  const memory: number[] = [];
  let peak = 0;
  for (let round = 0; round < Math.min(3, rounds); round++) {
    const atrium = await startAtrium({ dataDir: await dataDir(size) });
    try {
      await load({ url: atrium.url, connections, seconds: 20, script: { file: walkScript, parameters: [list] } });
      memory.push(await atrium.memory());
      peak = Math.max(peak, await atrium.peakMemory());
    } finally {
      await atrium.stop();
    }
  }
  return { memory, peak };
}

const named = (size: number): string => `${size.toLocaleString('en-GB')} entries`;

/** The limits of growth: the largest size must perform like the smallest. */
function figuresOf(measured: Measured, least: Measured, isLargest: boolean): Omit<Metric, 'part'>[] {
  const { size, perSecond, search, startsMs, memory, peak } = measured;
  const limits = isLargest
    ? { memory: 300, start: 1_000 }
    : size === least.size
      ? { memory: 200, start: 800 }
      : undefined;
  const of = named(size);
  const throughputs = [...perSecond].map(([what, rounds]) => {
    const theirs = least.perSecond.get(what) ?? [];
    return {
      what: `${what}, ${of}`,
      value: medianRatio(rounds.map((ours, round) => ({ ours, theirs: theirs[round] ?? Number.NaN }))),
      unit: 'of 100 entries' as const,
      target: isLargest ? { least: 0.9 } : undefined,
      note: `${Math.round(median(rounds))} a second`,
      plot: { panel: 'growth' as const, series: what, at: of },
    };
  });
  return [
    ...(size === least.size ? [] : throughputs),
    { what: `search, half of all, 16 at a time, ${of}`, value: percentile(search, 0.5), unit: 'ms' },
    {
      what: `search, 95 of 100, 16 at a time, ${of}`,
      value: percentile(search, 0.95),
      unit: 'ms',
      target: isLargest ? { most: 50 } : undefined,
    },
    {
      what: `memory after load, ${of}`,
      value: median(memory) / megabyte,
      unit: 'MB',
      target: limits && { most: limits.memory },
      note: `at most ${Math.round(peak / megabyte)} MB meanwhile`,
    },
    {
      what: `second start to first answer, ${of}`,
      value: median(startsMs),
      unit: 'ms',
      target: limits && { most: limits.start },
    },
  ];
}

async function run(context: Context): Promise<Omit<Metric, 'part'>[]> {
  const { sizes, say } = context;
  const starts = new Map<number, number[]>();
  for (const size of sizes) {
    say(`Growth: starts with ${size} entries`);
    starts.set(size, await measureStarts(size, context));
  }
  say('Growth: answers');
  const throughputs = await withAll(context, { free: false }, (running) => measureThroughput(running, context));
  say('Growth: searches');
  // On all cores, shared with the clients: the garbage collector has threads of its own.
  const searches = await withAll(context, { free: true }, (running) => measureSearch(running, context));
  const all: Measured[] = [];
  for (const size of sizes) {
    say(`Growth: memory with ${size} entries`);
    const { times = [], perSecond = [] } = searches.get(size) ?? {};
    all.push({
      size,
      perSecond: new Map([...(throughputs.get(size) ?? []), ['search', perSecond]]),
      search: times,
      startsMs: starts.get(size) ?? [],
      ...(await measureMemory(size, context)),
    });
  }
  const [least] = all;
  if (!least) return [];
  return all.flatMap((one, index) => figuresOf(one, least, index > 0 && index === all.length - 1));
}

export const growth: Part = { name: 'growth', title: 'With more entries', run };
