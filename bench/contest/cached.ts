import type { Context, Part } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { startAtrium } from '../processes/atrium.ts';
import { startNginx } from '../processes/nginx.ts';
import { smokeSeconds } from '../processes/wrk.ts';
import { contest } from './contest.ts';
import { asFile } from './response.ts';

const connections = 32;
const gzip = { 'Accept-Encoding': 'gzip' };

/** The page of the newest news item. */
async function newsPage(url: string): Promise<string> {
  const html = await (await fetch(`${url}/news`)).text();
  const found = /href="(\/news\/\d+)"/.exec(html)?.[1];
  if (!found) throw new Error('The news list links to no news item');
  return found;
}

async function etagOf(url: string): Promise<Record<string, string>> {
  const response = await fetch(url);
  await response.arrayBuffer();
  const etag = response.headers.get('etag');
  if (!etag) throw new Error(`${url} has no ETag`);
  return { 'If-None-Match': etag };
}

async function run({ dataDir, sizes, folder, rounds, quick, some, say }: Context): Promise<Omit<Metric, 'part'>[]> {
  const atrium = await startAtrium({ dataDir: await dataDir(sizes[1] ?? sizes[0] ?? 100) });
  try {
    const pages = [
      { what: 'home page', path: '/', name: 'home.html' },
      { what: 'news page', path: await newsPage(atrium.url), name: 'news.html' },
      { what: 'JSON list', path: '/api/WebApi/GetNews?skip=0&take=100', name: 'list.json' },
    ];
    const files = await Promise.all(pages.map(({ path, name }) => asFile(atrium.url + path, name)));
    const nginx = await startNginx(await folder(), files);
    try {
      const urlsOf = ({ path, name }: { path: string; name: string }) => [atrium.url + path, `${nginx.url}/${name}`];
      const cases = pages.flatMap(({ what, ...page }) => [
        { what, urls: urlsOf(page), headers: [{}, {}], least: 0.6 },
        { what: `${what}, gzip`, urls: urlsOf(page), headers: [gzip, gzip], least: 0.6 },
      ]);
      const home = urlsOf({ path: '/', name: 'home.html' });
      cases.push({ what: '304', urls: home, headers: await Promise.all(home.map(etagOf)), least: 0.5 });
      const metrics: Omit<Metric, 'part'>[] = [];
      for (const { what, urls, headers, least } of some(cases)) {
        say(`Cached: ${what}`);
        const { ratio, ours, theirs } = await contest({
          ours: { url: urls[0] ?? '', headers: headers[0] ?? {} },
          theirs: { url: urls[1] ?? '', headers: headers[1] ?? {} },
          ...{ rounds, connections, seconds: quick ? smokeSeconds : 3, quick },
        });
        const note = `${Math.round(ours)} a second, nginx ${Math.round(theirs)}`;
        metrics.push({ what, value: ratio, unit: 'of nginx', target: { least }, note });
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
