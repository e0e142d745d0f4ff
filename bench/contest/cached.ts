import type { Context, Part } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { startAtrium } from '../processes/atrium.ts';
import { startNginx } from '../processes/nginx.ts';
import { contest } from './contest.ts';
import { asFile } from './response.ts';

const entries = 10_000;
const connections = 32;
const target = { least: 0.6 };

const gzip = { 'Accept-Encoding': 'gzip' };

/** The page of the newest news item. */
async function newsPage(url: string): Promise<string> {
  const html = await (await fetch(`${url}/news`)).text();
  const found = /href="(\/news\/\d+)"/.exec(html)?.[1];
  if (!found) throw new Error('The news list links to no news item');
  return found;
}

async function run({ dataDir, folder, rounds, quick, say }: Context): Promise<Omit<Metric, 'part'>[]> {
  const atrium = await startAtrium({ dataDir: await dataDir(entries) });
  try {
    const cases = [
      { what: 'home page', path: '/', name: 'home.html' },
      { what: 'news page', path: await newsPage(atrium.url), name: 'news.html' },
      { what: 'JSON list', path: '/api/WebApi/GetNews?skip=0&take=100', name: 'list.json' },
    ];
    const files = await Promise.all(cases.map(({ path, name }) => asFile(atrium.url + path, name)));
    const nginx = await startNginx(await folder(), files);
    try {
      const metrics: Omit<Metric, 'part'>[] = [];
      const measure = async (
        what: string,
        paths: [string, string],
        headers: [Record<string, string>, Record<string, string>],
        held = target,
      ) => {
        say(`Cached: ${what}`);
        const { ratio, ours, theirs } = await contest({
          ours: { url: atrium.url + paths[0], headers: headers[0] },
          theirs: { url: nginx.url + paths[1], headers: headers[1] },
          rounds,
          seconds: quick ? 1 : 3,
          connections,
        });
        const note = `${Math.round(ours)} a second, nginx ${Math.round(theirs)}`;
        metrics.push({
          what,
          value: ratio,
          unit: 'of nginx',
          target: held,
          note,
          plot: { panel: 'nginx', series: what, at: '' },
        });
      };
      for (const { what, path, name } of cases) {
        await measure(what, [path, `/${name}`], [{}, {}]);
        await measure(`${what}, gzip`, [path, `/${name}`], [gzip, gzip]);
      }
      const [ours, theirs] = await Promise.all([fetch(`${atrium.url}/`), fetch(`${nginx.url}/home.html`)]);
      const tags = [ours, theirs].map(({ headers }) => headers.get('etag'));
      await Promise.all([ours.arrayBuffer(), theirs.arrayBuffer()]);
      const [ourTag, theirTag] = tags;
      if (ourTag && theirTag) {
        await measure('304', ['/', '/home.html'], [{ 'If-None-Match': ourTag }, { 'If-None-Match': theirTag }], {
          least: 0.5,
        });
      } else {
        metrics.push({
          what: '304',
          value: null,
          unit: 'of nginx',
          target: { least: 0.5 },
          note: 'The page has no ETag',
        });
      }
      return metrics;
    } finally {
      await nginx.stop();
    }
  } finally {
    await atrium.stop();
  }
}

export const cached: Part = { name: 'cached', title: 'Cached answers against nginx', run };
