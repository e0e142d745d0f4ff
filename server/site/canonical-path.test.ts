import type { RouteConfigEntry } from '@react-router/dev/routes';
import { Hono } from 'hono';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import routeConfig from '#site/routes.ts';
import { canonicalPath, redirectToCanonicalPath } from './canonical-path.ts';

const entries = (await routeConfig) as RouteConfigEntry[];
const whole = (entry: RouteConfigEntry): RouteConfigEntry[] => [entry, ...(entry.children ?? []).flatMap(whole)];
/** The site's routes as a build has them. */
const build = {
  routes: Object.fromEntries(entries.flatMap(whole).map(({ file, path }) => [file, { id: file, path }])),
} as unknown as ServerBuild;

const siteBuild = { build, contextFor: () => new RouterContextProvider() };

test.each([
  ['/NEWS', '/news'],
  ['/news/', '/news'],
  ['//news//', '/news'],
  ['//', '/'],
  ['/%6Eews', '/news'],
  ['/News/Old-Story/', '/news/Old-Story'],
  ['/product/a%2Fb/', '/product/a%2Fb'],
  ['/CONCERN/o%E2%80%99neil%2bsons', '/concern/o%E2%80%99neil%2Bsons'],
  ['/news/%31%32', '/news/12'],
  ['/de/news/%31%32', '/de/news/12'],
  ['/news/%31.data', '/news/1.data'],
  ['/product-details/a+b', '/product-details/a%2Bb'],
  ['/news/A3F0C9B2-0000-4000-8000-0123456789AB', '/news/a3f0c9b2-0000-4000-8000-0123456789ab'],
  ['/Career/Send', '/career/send'],
  ['/Career/A7/Send', '/career/A7/send'],
  ['/portfolio/Portfolio-Details', '/portfolio/portfolio-details'],
  ['/Sitemap.XML', '/sitemap.xml'],
  ['/NEWS.data', '/news.data'],
  ['/news/_.data', '/news.data'],
  ['//_.data', '/_.data'],
  ['/DE/News', '/de/news'],
  ['/de/', '/de'],
  ['/pt-BR/News/Old-Story', '/pt-br/news/Old-Story'],
  ['/de/_.data', '/de.data'],
  ['/FAQ', '/faq'],
  ['/Our-Rivers/', '/our-rivers'],
  ['/DE/Our-Rivers', '/de/our-rivers'],
])('the canonical path of the page at %s is %s', (path, canonical) => {
  expect(canonicalPath(build, path)).toBe(canonical);
});

test.each([
  ['/en', '/'],
  ['/en/news', '/news'],
  ['/EN/News/Old-Story/', '/news/Old-Story'],
  ['/en.data', '/_.data'],
  ['/en/news.data', '/news.data'],
  ['/de/news', '/de/news'],
])('the canonical path of %s is %s where the main language is English', (path, canonical) => {
  expect(canonicalPath(build, path, 'en')).toBe(canonical);
});

test('each route is at its canonical path', () => {
  const paths = Object.values(build.routes).flatMap((route) => (route?.path && route.path !== '*' ? [route.path] : []));
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths.map((path) => path.replace('?', '').replaceAll(/:\w+/g, 'x1'))) {
    expect(canonicalPath(build, `/${path}`)).toBe(`/${path}`);
  }
});

test.each(['/Old_Page/', '/Gallery_2/', '/news/1/More', '/news/%', '/news/%E4/'])(
  'no route has a canonical path for %s',
  (path) => {
    expect(canonicalPath(build, path)).toBeUndefined();
  },
);

test('redirects permanently and keeps the query, unless a stored redirect exists for that path', async () => {
  const app = new Hono();
  const find = async (from: string) => (from === '/News/2019/' ? { to: '/news/7' } : undefined);
  app.get(
    '*',
    redirectToCanonicalPath(
      async () => siteBuild,
      { find },
      () => 'en',
    ),
  );
  app.all('*', (c) => c.text('page'));
  const answerTo = async (path: string, method = 'GET') => {
    const { status, headers } = await app.request(path, { method });
    return [status, headers.get('location')];
  };
  expect(await answerTo('/NEWS/?page=2&q=A')).toEqual([301, '/news?page=2&q=A']);
  expect(await answerTo('/news/_.data?page=2')).toEqual([301, '/news.data?page=2']);
  expect(await answerTo('/en/news?page=2')).toEqual([301, '/news?page=2']);
  expect(await answerTo('/NEWS', 'HEAD')).toEqual([301, '/news']);
  for (const path of ['/news', '/_.data', '/news/A7', '/Old_Page/', '/News/2019/']) {
    expect(await answerTo(path), path).toEqual([200, null]);
  }
  expect(await answerTo('/Contact/', 'POST')).toEqual([200, null]);
});

test('ids of another backend are opaque: a GUID keeps its case', () => {
  const path = '/Gallery/3F2504E0-4F89-11D3-9A0C-0305E82C3301/';
  expect(canonicalPath(build, path, 'en', (id) => id)).toBe('/gallery/3F2504E0-4F89-11D3-9A0C-0305E82C3301');
});
