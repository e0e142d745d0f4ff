import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { walkScript } from '../contest/uncached.ts';
import type { Context } from '../context.ts';
import type { Atrium } from '../processes/atrium.ts';
import { load } from '../processes/wrk.ts';

/** One request at a time: concurrent requests of one page would share a render, and a hundred entries have few pages. */
const inTurn = 1;

/** Responses per second in each round, by kind of page. */
export type PerSecond = Map<string, number[]>;

/** A program with this many entries and without a page cache. */
export interface Running {
  size: number;
  atrium: Atrium;
}

/** Page numbers, spread evenly over a list. */
const spread = (pages: number, count: number): number[] =>
  Array.from({ length: Math.min(pages, count) }, (_, n) => 1 + Math.floor((n * pages) / Math.min(pages, count)));

const pagesOf = (entries: number): number => Math.max(1, Math.floor(entries / 24));

/** The paths to request at each size. */
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

/** Measures all sizes in each round, so that a slow phase of the machine affects all of them. */
export async function measureThroughput(
  running: readonly Running[],
  { folder, paths, rounds, quick }: Context,
): Promise<Map<number, PerSecond>> {
  const place = await folder();
  const all = await Promise.all(
    running.map(async ({ size, atrium }) => {
      const menu = await (await fetch(`${atrium.url}/product`)).text();
      const category = /href="(\/product\/\d+)"/.exec(menu)?.[1] ?? '/product';
      const lists = walks(await paths(size), category).map(async ({ what, paths: walk }, index) => {
        const list = join(place, `${size}-${index}.txt`);
        await writeFile(list, walk.join('\n'));
        return {
          what,
          asked: { url: atrium.url, connections: inTurn, script: { file: walkScript, parameters: [list] } },
        };
      });
      return { size, walks: await Promise.all(lists) };
    }),
  );
  const metrics = new Map(running.map(({ size }): [number, PerSecond] => [size, new Map()]));
  for (const index of all[0]?.walks.keys() ?? []) {
    for (let round = 0; round < Math.min(3, rounds); round++) {
      for (const { size, walks: ofSize } of all) {
        const walk = ofSize[index];
        if (!walk) continue;
        if (round === 0) await load({ ...walk.asked, seconds: 1 });
        const { perSecond } = await load({ ...walk.asked, seconds: quick ? 1 : 2 });
        const known = metrics.get(size);
        known?.set(walk.what, [...(known.get(walk.what) ?? []), perSecond]);
      }
    }
  }
  return metrics;
}
