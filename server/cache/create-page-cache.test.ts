import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, test } from 'vitest';
import { getNews } from '#content/news/calls.ts';
import { createDiskBlobs } from '#files/blob-store.ts';
import { createStore } from '#store/create-store.ts';
import type { Store, StoreConfig } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines } from '#store/testing/engines.ts';
import { ownBackend } from '../backend.ts';
import { loadConfig } from '../config/config.ts';
import { createApp } from '../create-app.ts';
import { silentLog } from '../logging/log.ts';
import type { SiteHandler } from '../site/site-handler.ts';
import { openAccounts } from '../startup/open-accounts.ts';
import { createPageCache } from './create-page-cache.ts';

const log = silentLog();
const config = loadConfig({ PUBLIC_URL: 'https://www.example.com', ALLOWED_ORIGINS: 'https://partner.example' });
const now = () => new Date();

interface Node {
  store: Store;
  sync(): Promise<void>;
  /** Each address that the site rendered. */
  rendered: string[];
  /** Sets whether the event loop is late. */
  late(isLate: boolean): void;
  /** Lets the pages below `/slow/` finish. */
  hurry(): void;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

const stopped: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stopped.splice(0).reverse()) await stop();
});

/** One process: its own store, calls, cache and port, and a site that lists the news. */
async function startNode(database: StoreConfig['database']): Promise<Node> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-delivery-'));
  const store = await createStore({ database, defaultLanguage: 'en' });
  const { people } = await openAccounts(store, config, log);
  const publicBlobs = createDiskBlobs(folder);
  const backend = ownBackend({ store, people, publicBlobs, privateBlobs: publicBlobs, config, now, log });
  const rendered: string[] = [];
  let isLate = false;
  let hurry = () => {};
  const slow = new Promise<void>((resolve) => {
    hurry = resolve;
  });
  const site: SiteHandler = async (request, client) => {
    const { pathname, search } = new URL(request.url);
    rendered.push(`${pathname}${search}`);
    const named = [...request.headers].map(([name, value]) => `${name}: ${value}`).join();
    if (pathname.startsWith('/slow/')) await slow;
    if (pathname === '/private') return new Response(named, { headers: { 'cache-control': 'no-store' } });
    if (pathname === '/cookie')
      return new Response('x', { headers: { 'set-cookie': 'a=1', 'cache-control': 'public' } });
    if (pathname === '/moved') return new Response(null, { status: 301, headers: { location: `/news${search}` } });
    const [, lang, page] = /^(?:\/(de|pt|pt-br))?(\/.*)$/.exec(pathname) ?? [];
    if (page !== '/news') return new Response('nothing', { status: 404 });
    const news = await client.call(getNews, { lang });
    const headers = { 'cache-control': 'public', 'content-type': 'text/html' };
    return new Response(`<p>${named}${news.map(({ heading }) => heading).join()}</p>`, { headers });
  };
  const app = createApp({ config, backend, publicBlobs, redirects: store.redirects, log, site });
  const fetchOwn = (request: Request) => app.fetch(request);
  const delivery = createPageCache({ config, fetch: fetchOwn, store, isLate: () => isLate, now, log });
  const server = createServer(delivery.inFrontOf(getRequestListener(app.fetch)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await delivery.stop();
    await backend.stop();
    await store.close();
    await rm(folder, { recursive: true });
  };
  stopped.push(stop);
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { headers, redirect: 'manual' });
  const late = (now: boolean) => {
    isLate = now;
  };
  return { store, sync: () => delivery.sync(), rendered, late, hurry, get, stop };
}

const textOf = async (answer: Promise<Response>) => (await answer).text();

describe.each(engines)('two processes on one $name', ({ migratedDatabase }) => {
  test('show a change by the other within a second, page and call, and keep unrelated entries', async () => {
    const fresh = await migratedDatabase();
    stopped.push(fresh.discard);
    const [one, two] = await Promise.all([startNode(fresh.database), startNode(fresh.database)]);
    const seen = () => Promise.all([textOf(two.get('/news')), textOf(two.get('/api/WebApi/GetNews'))]);
    await one.store.entries.save(change('news', { heading: 'First of all' }));
    await expect
      .poll(seen, { timeout: 5_000 })
      .toEqual([expect.stringContaining('First of all'), expect.stringContaining('First of all')]);
    await two.get('/api/WebApi/GetFaq');
    const faq = (await two.get('/api/WebApi/GetFaq')).headers.get('etag');

    const times: number[] = [];
    for (const heading of ['Second', 'Third', 'Fourth']) {
      await one.store.entries.save(change('news', { heading }));
      const saved = performance.now();
      for (;;) if ((await seen()).every((text) => text.includes(heading))) break;
      times.push(performance.now() - saved);
    }
    expect(Math.max(...times)).toBeLessThan(1_000);
    expect((await two.get('/api/WebApi/GetFaq')).headers.get('etag')).toBe(faq);
  });
});

describe('a cached page', () => {
  const alone = () => startNode({ sqlite: ':memory:' });

  test('is dropped as soon as a change is synced', async () => {
    const node = await alone();
    await node.get('/news');
    await node.store.entries.save(change('news', { heading: 'New' }));
    await node.sync();
    expect(await textOf(node.get('/news'))).toContain('New');
    expect(node.rendered).toEqual(['/news', '/news']);
  });

  test('survives changes of content that it does not show', async () => {
    const node = await alone();
    await node.get('/news');
    await node.store.entries.save(change('faq'));
    await node.sync();
    await node.get('/news');
    expect(node.rendered).toEqual(['/news']);
  });

  test('survives changes of translations into other languages', async () => {
    const node = await alone();
    const paths = ['/news', '/de/news', '/pt/news', '/pt-br/news'];
    const visitAll = async () => {
      node.rendered.length = 0;
      for (const path of paths) await node.get(path);
      return node.rendered;
    };
    const state = (heading: string, german: string, portuguese: string) =>
      change('news', { heading }, { translations: { de: { heading: german }, pt: { heading: portuguese } } });
    const languages = ['de', 'pt', 'pt-BR'].map((lang) => ({ lang, name: '', state: 'Published' }));
    await node.store.entries.save(change('company', { languages }));
    const { id, revision } = await node.store.entries.save(state('One', 'Eins', 'Um'));
    await node.sync();
    expect(await visitAll()).toEqual(paths);

    await node.store.entries.save({ ...state('One', 'Eine', 'Um'), id, revision });
    await node.sync();
    expect(await visitAll(), 'after a change of the German text').toEqual(['/de/news']);

    await node.store.entries.save({ ...state('One', 'Eine', 'Uma'), id, revision: revision + 1 });
    await node.sync();
    expect(await visitAll(), 'after a change of a text that others fall back to').toEqual(['/pt/news', '/pt-br/news']);

    await node.store.entries.save({ ...state('First', 'Eine', 'Uma'), id, revision: revision + 2 });
    await node.sync();
    expect(await visitAll(), 'after a change of the main language').toEqual(paths);

    const translations = { de: { heading: 'Eine' } };
    await node.store.entries.save({
      ...change('news', { heading: 'First' }, { translations }),
      id,
      revision: revision + 3,
    });
    await node.sync();
    expect(await visitAll(), 'after a translation was removed').toEqual(paths);
  });

  test('ignores other parameters, and contains no data of the client', async () => {
    const node = await alone();
    const personal = { cookie: 'session=secret', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example' };
    const first = await textOf(node.get('/news?utm_source=letter&x=1', personal));
    expect(first).toBe('<p></p>');
    expect(await textOf(node.get('/news?fbclid=2'))).toBe(first);
    expect(node.rendered).toEqual(['/news']);
  });

  test('is never private, missing, or with a cookie', async () => {
    const node = await alone();
    for (const path of ['/private', '/cookie', '/nothing']) {
      await node.get(path);
      await node.get(path);
    }
    expect(node.rendered).toEqual(['/private', '/private', '/cookie', '/cookie', '/nothing', '/nothing']);
    expect((await node.get('/private')).headers.get('cache-control')).toBe('no-store');
    expect((await node.get('/nothing')).status).toBe(404);
  });

  test('redirects with the query', async () => {
    const node = await alone();
    const leadsTo = async (path: string) => (await node.get(path)).headers.get('location');
    expect([await leadsTo('/moved'), await leadsTo('/moved?from=letter')]).toEqual(['/news', '/news?from=letter']);
  });

  test('may be stored by shared caches, and browsers revalidate it', async () => {
    const node = await alone();
    for (const path of ['/news', '/api/WebApi/GetNews']) {
      const control = (await node.get(path)).headers.get('cache-control') ?? '';
      for (const part of ['public', 'max-age=0', 's-maxage=', 'stale-while-revalidate=', 'stale-if-error=']) {
        expect(control, path).toContain(part);
      }
    }
  });

  test('allows scripts of allowed origins only', async () => {
    const node = await alone();
    const allowedFor = async (origin: string) =>
      (await node.get('/api/WebApi/GetNews', { origin })).headers.get('access-control-allow-origin');
    expect([await allowedFor('https://partner.example'), await allowedFor('https://evil.example')]).toEqual([
      'https://partner.example',
      null,
    ]);
    expect((await node.get('/api/WebApi/GetNews')).headers.get('vary')).toMatch(/Origin/);
  });
});

test('rejects requests over the limit at once, while cached pages are still served', async () => {
  const node = await startNode({ sqlite: ':memory:' });
  await node.get('/news');
  const asking = Array.from({ length: 330 }, (_, index) => node.get(`/slow/${index}`));
  const refused = (await Promise.race(asking)) as Response;
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(await refused.text()).toContain('Not available just now');
  const call = await node.get('/api/WebApi/GetFaq');
  expect([call.status, call.headers.get('retry-after'), await call.json()]).toEqual([
    503,
    '5',
    expect.objectContaining({ code: 'unavailable' }),
  ]);
  for (const { headers } of [refused, call]) {
    const policy = headers.get('content-security-policy');
    const told = [headers.get('strict-transport-security'), headers.get('referrer-policy'), policy];
    expect(told).toEqual([expect.stringContaining('max-age'), expect.stringContaining('strict'), expect.any(String)]);
  }
  expect((await node.get('/news')).status).toBe(200);
  expect(node.rendered.length).toBeLessThan(20);
  node.hurry();
  const statuses = (await Promise.all(asking)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([404, 503]));
  expect((await node.get('/slow/0')).status).toBe(404);
});

test('rejects a request that has waited too long', async () => {
  const node = await startNode({ sqlite: ':memory:' });
  const asking = Array.from({ length: 9 }, (_, index) => node.get(`/slow/${index}`));
  expect((await Promise.race(asking)).status).toBe(503);
  node.hurry();
  await Promise.all(asking);
});

test('serves cached pages only while the event loop is late', async () => {
  const node = await startNode({ sqlite: ':memory:' });
  await node.get('/news');
  node.late(true);
  const statuses = async (...paths: string[]) =>
    Promise.all(
      paths.map(async (path) => node.get(path).then(({ status, headers }) => [status, headers.get('retry-after')])),
    );
  expect(await statuses('/news', '/nothing', '/api/WebApi/GetFaq')).toEqual([
    [200, null],
    [503, '5'],
    [503, '5'],
  ]);
  expect(node.rendered).toEqual(['/news']);
  node.late(false);
  expect(await statuses('/nothing', '/api/WebApi/GetFaq')).toEqual([
    [404, null],
    [200, null],
  ]);
});

test('caches and limits a call regardless of slashes at the end of its path', async () => {
  const node = await startNode({ sqlite: ':memory:' });
  const first = await node.get('/api/WebApi/GetNews');
  node.late(true);
  const kept = await node.get('/API/webapi/GetNews//?y=1');
  expect([kept.status, kept.headers.get('etag')]).toEqual([200, first.headers.get('etag')]);
  const refused = await node.get('/api/WebApi/GetFaq/?y=2');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
});
