import { expect, test } from 'vitest';
import type { Client } from '#contract/protocol/client.ts';
import { createLivePreview } from './live-preview.ts';
import type { SiteHandler } from './site-handler.ts';

const client = { call: () => Promise.reject(new Error('No calls')) } as unknown as Client;
const publicUrl = 'https://www.example.com';

test('renders the page in the way of previews, without scripts', async () => {
  const asked: unknown[] = [];
  const site: SiteHandler = async (request, _, more) => {
    asked.push([request.method, request.url, more]);
    return new Response('<p>Später</p>', { status: 404 });
  };
  const page = await createLivePreview(site, publicUrl)('/de/news/3', client);
  expect(page).toEqual({ html: '<p>Später</p>', status: 404 });
  expect(asked).toEqual([['GET', 'https://www.example.com/de/news/3', { preview: true, isLive: true }]]);
});

test('follows redirects within the site, and no others', async () => {
  const to = new Map([
    ['/de/planet', '/de/planeten'],
    ['/round', '/round'],
    ['/away', 'https://elsewhere.example/'],
  ]);
  const site: SiteHandler = async ({ url }) => {
    const location = to.get(new URL(url).pathname);
    return location === undefined
      ? new Response(new URL(url).pathname)
      : new Response(null, { status: 301, headers: { location } });
  };
  const render = createLivePreview(site, publicUrl);
  expect(await render('/de/planet', client)).toEqual({ html: '/de/planeten', status: 200 });
  expect(await render('/round', client)).toEqual({ html: '', status: 301 });
  expect(await render('/away', client)).toEqual({ html: '', status: 301 });
});

test('renders one page at a time, and no more than twenty may wait', async () => {
  let running = 0;
  let most = 0;
  const site: SiteHandler = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return new Response('page');
  };
  const render = createLivePreview(site, publicUrl);
  const pages = await Promise.all(Array.from({ length: 30 }, () => render('/', client)));
  expect(most).toBe(1);
  expect(pages.filter((page) => page === undefined)).toHaveLength(9);
});
