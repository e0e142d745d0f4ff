import { randomFrom } from '../content/random.ts';
import type { Context, Part } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { startAtrium } from '../processes/atrium.ts';
import { median } from '../statistics.ts';
import { pageTimes, type Walk } from './page-time.ts';

/** What is walked, and the processor time that a page may take. */
async function walksOf(
  { paths, words }: Pick<Context, 'paths' | 'words'>,
  size: number,
): Promise<(Walk & { mostMs?: number })[]> {
  const known = await paths(size);
  const random = randomFrom(7);
  const vocabulary = await words();
  const searches = Array.from({ length: 500 }, () => {
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

async function run(context: Context): Promise<Omit<Metric, 'part'>[]> {
  const { sizes, besides, say } = context;
  const size = sizes[0] ?? 100;
  const programs = [await startAtrium({ dataDir: await context.dataDir(size), uncached: true })];
  try {
    if (besides) {
      const { checkout } = besides;
      programs.push(await startAtrium({ dataDir: await besides.dataDir(size), uncached: true, checkout }));
    }
    if (!context.quick) await Promise.all(programs.map(({ idle }) => idle()));
    const metrics: Omit<Metric, 'part'>[] = [];
    // Each program has entries of its own.
    const walks = await Promise.all([context, ...(besides ? [besides] : [])].map((site) => walksOf(site, size)));
    for (const [index, { mostMs, what }] of (walks[0] ?? []).entries()) {
      say(`Uncached: ${what}`);
      const walking = programs.flatMap((atrium, program) => {
        const walk = walks[program]?.[index];
        return walk ? [{ atrium, walk }] : [];
      });
      const [ours = [], theirs] = await pageTimes(walking, context);
      const spread = `${Math.min(...ours).toFixed(1)} to ${Math.max(...ours).toFixed(1)} ms`;
      metrics.push({
        what: `processor time, ${what}`,
        value: median(ours),
        unit: 'ms',
        target: mostMs === undefined ? undefined : { most: mostMs },
        note: theirs ? `${spread}; ${besides?.checkout}: ${median(theirs).toFixed(2)} ms` : spread,
      });
    }
    return metrics;
  } finally {
    await Promise.all(programs.map(({ stop }) => stop()));
  }
}

export const uncached: Part = { name: 'uncached', title: 'Processor time of a page that is not cached', run };
