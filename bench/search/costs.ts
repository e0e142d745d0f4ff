import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { saveEntry } from '#contract/calls/office/content.ts';
import { pageTimes } from '../contest/page-time.ts';
import type { Context } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { startAtrium } from '../processes/atrium.ts';
import { newestNews, signIn } from '../processes/editor.ts';
import { median, medianRatio, percentile } from '../statistics.ts';
import { judgedQueries } from './judged.ts';

type Measured = Omit<Metric, 'part'>;

/** Hits of a search, and the page that it opens most. */
async function productPaths(url: string): Promise<string[]> {
  const menu = await (await fetch(`${url}/product`)).text();
  const categories = [...new Set(menu.matchAll(/href="(\/product\/[\w-]+)"/g).map(([, path = '']) => path))];
  const lists = await Promise.all(categories.slice(0, 20).map(async (path) => (await fetch(url + path)).text()));
  const found = lists.flatMap((html) =>
    [...html.matchAll(/href="(\/product-details\/[\w-]+)"/g)].map(([, path = '']) => path),
  );
  return [...new Set(found)];
}

/** The processor time of a search page compared with a product page, both rendered for each request. */
export async function pageCost(context: Context): Promise<Measured> {
  const atrium = await startAtrium({ dataDir: await context.demo(), uncached: true });
  try {
    if (!context.quick) await atrium.idle();
    const english = (await judgedQueries()).filter(({ lang }) => lang === 'en');
    const searches = english.map(({ query }) => `/search?q=${encodeURIComponent(query)}`);
    const walks = [
      { what: 'search pages', paths: searches },
      { what: 'product pages', paths: await productPaths(atrium.url) },
    ];
    const [search = [], product = []] = await pageTimes(
      walks.map((walk) => ({ atrium, walk })),
      context,
    );
    return {
      what: 'processor time of an uncached search page',
      value: medianRatio(search.map((ours, round) => ({ ours, theirs: product[round] ?? Number.NaN }))),
      unit: 'of a product page',
      target: { most: 1.5 },
      note: `${median(search).toFixed(1)} ms, ${median(product).toFixed(1)} ms`,
    };
  } finally {
    await atrium.stop();
  }
}

const betweenLooksMs = 10;
const patienceMs = 20_000;

/** How long a changed entry takes to be found by its new words. */
export async function untilFound({ demo, quick }: Context): Promise<Measured> {
  const dataDir = await demo();
  const atrium = await startAtrium({ dataDir, free: true });
  try {
    const editor = await signIn(atrium.url, { dataDir });
    const times: number[] = [];
    for (let round = 0; round < (quick ? 1 : 20); round++) {
      const { type, id, revision, parent, document, translations } = await newestNews(editor);
      const heading = `Changed ${randomUUID().replaceAll('-', '')}`;
      const published = { status: 'published', publishAt: null, keepPublished: false } as const;
      const changed = { ...document, heading };
      await editor.call(saveEntry, { type, id, revision, parent, ...published, document: changed, translations });
      const began = performance.now();
      const address = `${atrium.url}/api/WebApi/Search?${new URLSearchParams({ q: heading, exact: '1' })}`;
      while (!(await (await fetch(address)).text()).includes('"total":1')) {
        if (performance.now() - began > patienceMs) throw new Error(`No search found ${heading}`);
        await wait(betweenLooksMs);
      }
      times.push(performance.now() - began);
    }
    const what = 'from a saved change until search finds it, 95 of 100';
    return { what, value: percentile(times, 0.95), unit: 'ms', target: { most: 2_000 } };
  } finally {
    await atrium.stop();
  }
}
