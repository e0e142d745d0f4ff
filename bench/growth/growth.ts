import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageTimes, type Walk } from '../contest/page-time.ts';
import type { Context, Part } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { type Atrium, runCommand, startAtrium } from '../processes/atrium.ts';
import { load, smokeSeconds, walkScript } from '../processes/wrk.ts';
import { median, medianRatio } from '../statistics.ts';

type Measured = Omit<Metric, 'part'>;

const connections = 16;
const megabyte = 1_000_000;
const named = (size: number): string => `${size.toLocaleString('en-GB')} entries`;

/** Page numbers, spread evenly over a list. */
const spread = (pages: number, count: number): number[] =>
  Array.from({ length: Math.min(pages, count) }, (_, n) => 1 + Math.floor((n * pages) / Math.min(pages, count)));

/** What visitors request most, and what grows with the entries. */
async function walksOf(size: number, { url }: Atrium, { paths }: Context): Promise<Walk[]> {
  const all = await paths(size);
  const news = all.filter((path) => path.startsWith('/news/'));
  const menu = await (await fetch(`${url}/product`)).text();
  const category = /href="(\/product\/\d+)"/.exec(menu)?.[1] ?? '/product';
  const pages = spread(Math.max(1, Math.floor(news.length / 24)), 200);
  return [
    { what: 'home page', paths: ['/'] },
    { what: 'product pages', paths: all.filter((path) => path.startsWith('/product-details/')) },
    { what: 'news list, all its pages in turn', paths: pages.map((page) => `/news?page=${page}`) },
    { what: 'category page', paths: [category] },
    {
      what: 'JSON list, all its parts in turn',
      paths: pages.map((page) => `/api/WebApi/GetNews?skip=${(page - 1) * 24}&take=24`),
    },
  ];
}

/** The processor time of a page with the most entries, compared with the fewest. Both programs run; one is idle. */
async function pagesOf(context: Context): Promise<Measured[]> {
  const { sizes, dataDir, some, say } = context;
  const running: { size: number; atrium: Atrium; walks: Walk[] }[] = [];
  try {
    for (const size of new Set([sizes[0] ?? 100, sizes.at(-1) ?? 100])) {
      const atrium = await startAtrium({ dataDir: await dataDir(size), uncached: true });
      running.push({ size, atrium, walks: await walksOf(size, atrium, context) });
      if (!context.quick) await atrium.idle();
    }
    const measured: Measured[] = [];
    for (const [index, { what }] of some(
      [...(running[0]?.walks.entries() ?? [])].map(([at, walk]) => [at, walk] as const),
    )) {
      say(`Growth: ${what}`);
      const walking = running.flatMap(({ atrium, walks }) => ({
        atrium,
        walk: walks[index] ?? { what, paths: ['/'] },
      }));
      const times = await pageTimes(walking, context);
      const [few = [], many = few] = times;
      measured.push({
        what: `${what}, ${named(running.at(-1)?.size ?? 0)}`,
        value: medianRatio(few.map((ours, round) => ({ ours, theirs: many[round] ?? Number.NaN }))),
        unit: 'of 100 entries',
        target: { least: 0.9 },
        note: [
          `${median(many).toFixed(1)} ms of processor time`,
          `with ${named(running[0]?.size ?? 0)} ${median(few).toFixed(1)} ms`,
        ].join(', '),
      });
    }
    return measured;
  } finally {
    await Promise.all(running.map(({ atrium }) => atrium.stop()));
  }
}

/** Single words, beginnings and several words, from frequent to rare. */
const searchesFrom = (words: readonly string[]): string[] =>
  Array.from({ length: 2_000 }, (_, n) => {
    const word = words[n % 4 === 1 ? 2_000 + n : n % 600] ?? 'yarn';
    const query = n % 4 === 2 ? word.slice(0, 2 + (n % 3)) : n % 4 === 3 ? `${word} ${words[(n * 7) % 400]}` : word;
    return `/api/WebApi/Search?q=${encodeURIComponent(query)}`;
  });

interface Searched {
  p95Ms: number;
  perSecond: number;
  /** Resident memory afterwards, in bytes. */
  memory: number;
}

/** On all cores, shared with the clients: the garbage collector has threads of its own. */
async function searched(size: number, { dataDir, folder, words, quick }: Context): Promise<Searched> {
  const atrium = await startAtrium({ dataDir: await dataDir(size), free: true });
  try {
    if (!quick) await atrium.idle();
    const list = join(await folder(), 'searches.txt');
    await writeFile(list, searchesFrom(await words()).join('\n'));
    const asked = { url: atrium.url, connections, script: { file: walkScript, parameters: [list] } };
    if (!quick) await load({ ...asked, seconds: 1 });
    const { p95Ms, perSecond } = await load({ ...asked, seconds: quick ? smokeSeconds : 10 });
    return { p95Ms, perSecond, memory: await atrium.memory() };
  } finally {
    await atrium.stop();
  }
}

async function searches(least: number, most: number, context: Context): Promise<Measured[]> {
  const [few, many] = [await searched(least, context), await searched(most, context)];
  return [
    {
      what: `search, 95 of 100, ${connections} at a time, ${named(most)}`,
      value: many.p95Ms,
      unit: 'ms',
      target: { most: 40 },
      note: `${Math.round(many.perSecond)} a second`,
    },
    {
      what: `memory after searches, ${named(most)}, beyond ${named(least)}`,
      value: (many.memory - few.memory) / megabyte,
      unit: 'MB',
      target: { most: 30 },
      note: `${Math.round(many.memory / megabyte)} MB`,
    },
  ];
}

async function starts(size: number, mostMs: number, { dataDir, rounds, quick }: Context): Promise<Measured> {
  const data = await dataDir(size);
  // Sites in use have an owner; without one, the start would also create a set-up link.
  const owner = ['add', 'owner@example.com', '--name', 'Owner', '--role', 'owner'];
  await runCommand('server/commands/user.ts', owner, { dataDir: data });
  const startsMs: number[] = [];
  // The first start after a restore does not count, except in a smoke run.
  for (let round = quick ? 1 : 0; round <= rounds; round++) {
    const atrium = await startAtrium({ dataDir: data });
    if (round > 0) startsMs.push(atrium.startedInMs);
    await atrium.stop();
  }
  const what = `second start to first answer, ${named(size)}`;
  return { what, value: median(startsMs), unit: 'ms', target: { most: mostMs } };
}

/** Memory of a new process after many page views, most of them uncached. */
async function memory(size: number, mostMb: number, context: Context): Promise<Measured> {
  const { dataDir, folder, paths, words, quick } = context;
  const list = join(await folder(), 'pages.txt');
  const found = (await words()).slice(0, 2_000).map((word) => `/search?q=${encodeURIComponent(word)}`);
  await writeFile(list, [...(await paths(size)).slice(0, 4_000), ...found].join('\n'));
  const atrium = await startAtrium({ dataDir: await dataDir(size) });
  try {
    const script = { file: walkScript, parameters: [list] };
    await load({ url: atrium.url, connections, seconds: quick ? smokeSeconds : 20, script });
    const [after, peak] = [await atrium.memory(), await atrium.peakMemory()];
    const note = `at most ${Math.round(peak / megabyte)} MB meanwhile`;
    const what = `memory after load, ${named(size)}`;
    return { what, value: after / megabyte, unit: 'MB', target: { most: mostMb }, note };
  } finally {
    await atrium.stop();
  }
}

async function run(context: Context): Promise<Measured[]> {
  const [least = 100, most = context.sizes.at(-1) ?? 100] = [context.sizes[0], context.sizes.at(-1)];
  const measured = await pagesOf(context);
  context.say('Growth: searches');
  measured.push(...(await searches(least, most, context)));
  for (const [size, limits] of context.some([
    [least, { memory: 200, start: 800 }],
    [most, { memory: 300, start: 1_000 }],
  ] as const)) {
    context.say(`Growth: starts and memory with ${named(size)}`);
    measured.push(await memory(size, limits.memory, context), await starts(size, limits.start, context));
  }
  return measured;
}

export const growth: Part = { name: 'growth', title: 'With more entries', run };
