import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { saveEntry } from '#contract/calls/office/content.ts';
import type { Context, Part } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { type Atrium, runCommand, startAtrium } from '../processes/atrium.ts';
import { type Editor, newestNews, signIn } from '../processes/editor.ts';
import { startPostgres } from '../processes/postgres.ts';
import { load } from '../processes/wrk.ts';
import { median, percentile } from '../statistics.ts';

const betweenLooksMs = 20;
const patienceMs = 20_000;
/** Concurrent readers of each process. */
const readers = 4;

/** Resolves when a page shows a text. */
async function shows(url: string, text: string): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const answer = await fetch(url);
    if ((await answer.text()).includes(text)) return;
    await wait(betweenLooksMs);
  }
  throw new Error(`${url} did not show a change within ${patienceMs / 1000} s`);
}

/** Changes a news item repeatedly; returns how long each change took to be visible in all processes, in milliseconds. */
async function changesSeen(processes: readonly Atrium[], editor: Editor, count: number): Promise<number[]> {
  const [first] = processes;
  const html = await (await fetch(`${first?.url}/news`)).text();
  const page = /href="(\/news\/\d+)"/.exec(html)?.[1];
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    const { type, id, revision, parent, document, translations } = await newestNews(editor);
    const heading = `Changed ${n} times at ${Date.now()}`;
    const published = { status: 'published', publishAt: null, keepPublished: false } as const;
    const changed = { ...document, heading };
    await editor.call(saveEntry, { type, id, revision, parent, ...published, document: changed, translations });
    const began = performance.now();
    await Promise.all(
      processes.flatMap(({ url }) => [shows(`${url}${page}`, heading), shows(`${url}/news`, heading.slice(0, 20))]),
    );
    times.push(performance.now() - began);
  }
  return times;
}

async function measure(options: { dataDir: string; databaseUrl?: string }, quick: boolean): Promise<number[]> {
  const [count, seconds] = quick ? [1, 1] : [30, 2];
  const first = await startAtrium({ ...options, free: true });
  const processes = [first];
  const under = new AbortController();
  try {
    processes.push(await startAtrium({ ...options, free: true, publicUrl: first.url }));
    const editor = await signIn(first.url, options);
    const busy = processes.map(async ({ url }) => {
      // The results of the readers are not measured. Their requests fail when a process stops.
      while (!under.signal.aborted) await load({ url, connections: readers, seconds }).catch(() => undefined);
    });
    try {
      return await changesSeen(processes, editor, count);
    } finally {
      under.abort();
      await Promise.all(busy);
    }
  } finally {
    for (const { stop } of processes) await stop();
  }
}

const figuresOf = (engine: string, size: number, times: readonly number[]): Omit<Metric, 'part'>[] => {
  const where = `${engine}, ${size.toLocaleString('en-GB')} entries, two processes under load`;
  return [
    { what: `change to visible, half of all, ${where}`, value: median(times), unit: 'ms' },
    {
      what: `change to visible, 95 of 100, ${where}`,
      value: percentile(times, 0.95),
      unit: 'ms',
      target: { most: 1_000 },
      note: `${times.length} changes; the news item’s page and the news list at both`,
    },
  ];
};

async function run({ sizes, dataDir, backup, folder, quick, say }: Context): Promise<Omit<Metric, 'part'>[]> {
  const size = sizes.at(-1) ?? 100;
  say('Changes: SQLite');
  const onSqlite = await measure({ dataDir: await dataDir(size) }, quick);
  say('Changes: PostgreSQL');
  const postgres = await startPostgres();
  try {
    const options = { dataDir: join(await folder(), 'data'), databaseUrl: postgres.url };
    await runCommand('server/commands/restore.ts', [await backup(size)], options);
    const onPostgres = await measure(options, quick);
    return [...figuresOf('SQLite', size, onSqlite), ...figuresOf('PostgreSQL', size, onPostgres)];
  } finally {
    await postgres.stop();
  }
}

export const changes: Part = { name: 'changes', title: 'From a change to everywhere', run };
