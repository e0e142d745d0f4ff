import { Agent } from 'node:http';
import { join } from 'node:path';
import { ask } from '../attacks/send-request.ts';
import { randomFrom } from '../content/random.ts';
import type { Context, Part } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { type Atrium, startAtrium } from '../processes/atrium.ts';
import { median } from '../statistics.ts';

export const walkScript = join(import.meta.dirname, '../processes/walk.lua');

/** Paths that are requested in turn, and the processor time that a page of them may take. */
interface Walk {
  what: string;
  paths: readonly string[];
  mostMs?: number;
}

async function walksOf({ paths, words }: Context, size: number): Promise<Walk[]> {
  const known = await paths(size);
  const random = randomFrom(7);
  const vocabulary = await words();
  const searches = Array.from({ length: 4_000 }, () => {
    const [first, second] = [0, 0].map(() => vocabulary[Math.floor(random() ** 2 * vocabulary.length)] ?? 'yarn');
    return `/search?q=${encodeURIComponent(`${first} ${second}`)}`;
  });
  return [
    { what: 'product page', paths: known.filter((path) => path.startsWith('/product-details/')), mostMs: 5 },
    { what: 'FAQ', paths: ['/faq'], mostMs: 4 },
    { what: 'news page', paths: known.filter((path) => path.startsWith('/news/')), mostMs: 5 },
    { what: 'home page', paths: ['/'] },
    { what: 'search page', paths: searches },
  ];
}

/** Visits pages one after the other; returns the processor time for each, in milliseconds: of all threads of the program. */
async function perPage({ url, processorMs }: Atrium, paths: readonly string[], count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = await processorMs();
  for (let n = 0; n < count; n++) {
    const { status } = await ask(`${url}${paths[n % paths.length]}`, agent);
    if (status !== 200) throw new Error(`${paths[n % paths.length]} returned ${status}`);
  }
  agent.destroy();
  return ((await processorMs()) - before) / count;
}

async function run(context: Context): Promise<Omit<Metric, 'part'>[]> {
  const { sizes, quick, rounds, besides, say } = context;
  const size = sizes[0] ?? 100;
  const atrium = await startAtrium({ dataDir: await context.dataDir(size), uncached: true });
  const other =
    besides &&
    (await startAtrium({ dataDir: await besides.dataDir(size), uncached: true, checkout: besides.checkout }));
  try {
    await Promise.all([atrium.idle(), other?.idle()]);
    const metrics: Omit<Metric, 'part'>[] = [];
    for (const { what, paths, mostMs } of await walksOf(context, size)) {
      say(`Uncached: ${what}`);
      const [ours, theirs]: [number[], number[]] = [[], []];
      // Compiles the code. A round has as many pages as the kernel's ticks need for a sure result.
      const [warmUp, pages] = quick ? [20, 20] : [400, 100];
      for (const program of [atrium, other]) if (program) await perPage(program, paths, warmUp);
      for (let round = 0; round < rounds; round++) {
        ours.push(await perPage(atrium, paths, pages));
        if (other) theirs.push(await perPage(other, paths, pages));
      }
      const spread = `${Math.min(...ours).toFixed(1)} to ${Math.max(...ours).toFixed(1)} ms`;
      metrics.push({
        what: `processor time, ${what}`,
        value: median(ours),
        unit: 'ms',
        target: mostMs === undefined ? undefined : { most: mostMs },
        note: other ? `${spread}; ${besides?.checkout}: ${median(theirs).toFixed(2)} ms` : spread,
      });
    }
    return metrics;
  } finally {
    await Promise.all([atrium.stop(), other?.stop()]);
  }
}

export const uncached: Part = { name: 'uncached', title: 'Processor time of a page that is not cached', run };
