import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { walkScript } from '../contest/uncached.ts';
import type { Context, Part } from '../context.ts';
import type { Figure } from '../figures.ts';
import { type Atrium, runCommand, startAtrium } from '../processes/atrium.ts';
import { load } from '../processes/wrk.ts';
import { median, percentile } from '../statistics.ts';
import { askAll, questions } from './search-load.ts';

const connections = 16;
/** One after the other where answers are counted: one that is being made is shared, and of a hundred entries there are few. */
const inTurn = 1;
const megabyte = 1_000_000;

interface Measured {
  size: number;
  /** Answers in a second, by what was asked for. */
  perSecond: Map<string, number>;
  search: number[];
  startsMs: number[];
  memory: number;
  peak: number;
}

/** Numbers of pages, spread over as many as a list has. */
const spread = (pages: number, count: number): number[] =>
  Array.from({ length: Math.min(pages, count) }, (_, n) => 1 + Math.floor((n * pages) / Math.min(pages, count)));

const pagesOf = (entries: number): number => Math.max(1, Math.floor(entries / 24));

/** What is asked for at every size: paths to walk through. */
function walks(paths: readonly string[], category: string): { what: string; paths: string[] }[] {
  const of = (pattern: RegExp) => paths.filter((path) => pattern.test(path));
  const news = of(/^\/news\/\d/);
  const late = spread(pagesOf(news.length), 200);
  return [
    { what: 'home page', paths: ['/'] },
    { what: 'product pages', paths: of(/^\/product-details\//).slice(0, 4_000) },
    { what: 'news pages', paths: news.slice(0, 4_000) },
    { what: 'first page of the news', paths: ['/news'] },
    { what: 'news list, all its pages in turn', paths: late.map((page) => `/news?page=${page}`) },
    { what: 'category page', paths: [category] },
    { what: 'JSON list, first entries', paths: ['/api/WebApi/GetNews?skip=0&take=24'] },
    {
      what: 'JSON list, all its parts in turn',
      paths: late.map((page) => `/api/WebApi/GetNews?skip=${(page - 1) * 24}&take=24`),
    },
  ];
}

async function throughput(
  atrium: Atrium,
  known: readonly string[],
  { folder, rounds, quick }: Context,
): Promise<Map<string, number>> {
  const place = await folder();
  const menu = await (await fetch(`${atrium.url}/product`)).text();
  const category = /href="(\/product\/\d+)"/.exec(menu)?.[1] ?? '/product';
  const all = walks(known, category);
  const figures = new Map<string, number>();
  for (const { what, paths } of all) {
    const list = join(place, 'walk.txt');
    await writeFile(list, paths.join('\n'));
    const script = { file: walkScript, parameters: [list] };
    const asked = { url: atrium.url, connections: inTurn, script };
    await load({ ...asked, seconds: 1 });
    const measured: number[] = [];
    for (let round = 0; round < Math.min(3, rounds); round++) {
      measured.push((await load({ ...asked, seconds: quick ? 1 : 2 })).perSecond);
    }
    figures.set(what, median(measured));
  }
  return figures;
}

async function measure(size: number, context: Context): Promise<Measured> {
  const { dataDir, rounds, say } = context;
  const data = await dataDir(size);
  say(`Growth: ${size} entries`);
  // As every site in use it has somebody in its office: whoever starts one without is shown a link to set it up.
  await runCommand('server/user.ts', ['add', 'owner@example.com', '--name', 'Owner', '--role', 'owner'], {
    dataDir: data,
  });
  const startsMs: number[] = [];
  // The first start is the one after a restore, and the second the first of those that count.
  await (await startAtrium({ dataDir: data })).stop();
  for (let round = 0; round < rounds; round++) {
    const once = await startAtrium({ dataDir: data });
    startsMs.push(once.startedInMs);
    await once.stop();
  }
  const { perSecond, search } = await measureAnswers(data, size, context);
  return { size, perSecond, search, startsMs, ...(await measureMemory(data, size, context)) };
}

/** How many answers a second, and how long a search takes, where none is kept. */
async function measureAnswers(data: string, size: number, context: Context) {
  const atrium = await startAtrium({ dataDir: data, keepingNone: true });
  const perSecond = await throughput(atrium, await context.paths(size), context).finally(atrium.stop);
  const { times, seconds } = await measureSearch(data, context);
  perSecond.set('search', times.length / seconds);
  return { perSecond, search: times };
}

/** On every core there is, which those who ask share: a large database is searched in a thread of its own. */
async function measureSearch(data: string, { words, quick }: Context) {
  const atrium = await startAtrium({ dataDir: data, keepingNone: true, free: true });
  try {
    const typed = await words();
    const ask = (seed: number, count: number) =>
      askAll(
        questions(typed, count, seed).map((q) => `${atrium.url}/api/WebApi/Search?q=${encodeURIComponent(q)}`),
        connections,
      );
    await ask(1, 200);
    return await ask(2, quick ? 600 : 2_000);
  } finally {
    await atrium.stop();
  }
}

/** What a process holds that has answered as many pages as visitors ask for in a while, most of them for the first time. */
async function measureMemory(data: string, size: number, { folder, paths, words }: Context) {
  const atrium = await startAtrium({ dataDir: data });
  try {
    const list = join(await folder(), 'pages.txt');
    const searches = (await words()).slice(0, 2_000).map((word) => `/search?q=${encodeURIComponent(word)}`);
    const pages = (await paths(size)).filter((path) => /^\/(news|product-details)\/\d/.test(path)).slice(0, 4_000);
    await writeFile(list, [...pages, ...searches].join('\n'));
    await load({ url: atrium.url, connections, seconds: 20, script: { file: walkScript, parameters: [list] } });
    return { memory: await atrium.memory(), peak: await atrium.peakMemory() };
  } finally {
    await atrium.stop();
  }
}

const named = (size: number): string => `${size.toLocaleString('en-GB')} entries`;

/** What the issue of growth is: the largest holds what the smallest does. */
function figuresOf(measured: Measured, least: Measured, isLargest: boolean): Omit<Figure, 'part'>[] {
  const { size, perSecond, search, startsMs, memory, peak } = measured;
  const limits = isLargest
    ? { memory: 300, start: 1_000 }
    : size === least.size
      ? { memory: 200, start: 800 }
      : undefined;
  const of = named(size);
  const throughputs = [...perSecond].map(([what, figure]) => {
    const ratio = figure / (least.perSecond.get(what) ?? Number.NaN);
    return {
      what: `${what}, ${of}`,
      value: ratio,
      unit: 'of 100 entries' as const,
      target: isLargest ? { least: 0.9 } : undefined,
      note: `${Math.round(figure)} a second`,
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
      value: memory / megabyte,
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

async function run(context: Context): Promise<Omit<Figure, 'part'>[]> {
  const all: Measured[] = [];
  for (const size of context.sizes) all.push(await measure(size, context));
  const [least] = all;
  if (!least) return [];
  return all.flatMap((one, index) => figuresOf(one, least, index > 0 && index === all.length - 1));
}

export const growth: Part = { name: 'growth', title: 'With more entries', run };
