import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomFrom } from '../content/random.ts';
import type { Context, Part } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { type Atrium, startAtrium } from '../processes/atrium.ts';
import { startNginx } from '../processes/nginx.ts';
import { load } from '../processes/wrk.ts';
import { contest } from './contest.ts';
import { asFile } from './response.ts';

const entries = 10_000;
const connections = 16;
const warmUpSeconds = 10;
/** One in 150. */
const target = { least: 1 / 150 };

export const walkScript = join(import.meta.dirname, '../processes/walk.lua');

async function run({ dataDir, folder, paths, words, rounds, quick, say }: Context): Promise<Omit<Metric, 'part'>[]> {
  const data = await dataDir(entries);
  let atrium: Atrium = await startAtrium({ dataDir: data });
  const place = await folder();
  try {
    const known = await paths(entries);
    const random = randomFrom(7);
    const vocabulary = await words();
    const searches = Array.from({ length: 20_000 }, () => {
      const [first, second] = [0, 0].map(() => vocabulary[Math.floor(random() ** 2 * vocabulary.length)] ?? 'yarn');
      return `/search?q=${encodeURIComponent(`${first} ${second}`)}`;
    });
    const kinds = [
      { what: 'product page', paths: known.filter((path) => path.startsWith('/product-details/')) },
      { what: 'news page', paths: known.filter((path) => /^\/news\/\d/.test(path)) },
      { what: 'search page', paths: searches },
    ];
    const [firstPaths] = [kinds.map((kind) => kind.paths[0] ?? '/')];
    const files = await Promise.all(firstPaths.map((path, index) => asFile(atrium.url + path, `page${index}.html`)));
    const nginx = await startNginx(place, files);
    try {
      const metrics: Omit<Metric, 'part'>[] = [];
      for (const [index, kind] of kinds.entries()) {
        say(`Uncached: ${kind.what}`);
        const list = join(place, `walk${index}.txt`);
        await writeFile(list, kind.paths.slice(1).join('\n'));
        const others = join(place, `others${index}.txt`);
        await writeFile(
          others,
          kinds
            .filter((other) => other !== kind)
            .flatMap((other) => other.paths.slice(0, 2_000))
            .join('\n'),
        );
        const { ratio, ours, theirs } = await contest({
          ours: { url: atrium.url },
          theirs: { url: `${nginx.url}/page${index}.html` },
          rounds,
          seconds: quick ? 2 : 4,
          connections,
          // Each page is requested once in the life of a process.
          prepare: async () => {
            await atrium.stop();
            atrium = await startAtrium({ dataDir: data });
            // With pages of the other kinds, so that the hot code is compiled.
            await load({
              url: atrium.url,
              connections,
              seconds: warmUpSeconds,
              script: { file: walkScript, parameters: [others] },
            });
            return { url: atrium.url, script: { file: walkScript, parameters: [list] } };
          },
        });
        const note = `1/${Math.round(1 / ratio)}; ${Math.round(ours)} a second, nginx ${Math.round(theirs)}`;
        const plot = { panel: 'nginx', series: `${kind.what}, uncached`, at: '' } as const;
        metrics.push({ what: kind.what, value: ratio, unit: 'of nginx', target, note, plot });
      }
      return metrics;
    } finally {
      await nginx.stop();
    }
  } finally {
    await atrium.stop();
  }
}

export const uncached: Part = { name: 'uncached', title: 'Pages rendered for one visitor, against nginx', run };
