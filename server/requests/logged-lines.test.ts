import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CallError } from '#contract/protocol/call-error.ts';
import type { SiteServices } from '#site/context.ts';
import { loadConfig } from '../config/config.ts';
import { createLog, type Log } from '../logging/log.ts';
import { createSiteHandler, type SiteBuild } from '../site/site-handler.ts';
import { type Running, startServer } from '../start.ts';
import { createLineLimit } from './line-limit.ts';
import { createRequestLog } from './log-requests.ts';
import type { Answered } from './watch-requests.ts';

const warn = 40;
let lines: Record<string, unknown>[];
let log: Log;
beforeEach(() => {
  lines = [];
  log = createLog({ write: (line) => void lines.push(JSON.parse(line)) });
});

describe('the running program', () => {
  let folder: string;
  let running: Running;
  const start = async (env: Record<string, string>) => {
    running = await startServer({
      config: loadConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, START_EMPTY: '1', ...env }),
      log,
      mode: 'production',
      loadBuild: () => Promise.reject(new Error('The test requests no page')),
      officeFolder: folder,
      tell: () => {},
    });
    lines = [];
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-lines-'));
  });
  afterEach(async () => {
    await running.stop();
    await rm(folder, { recursive: true });
  });

  test.each(['http://evil', 'null', 'nonsense'])(
    'logs a form from %s as one warning without a stack',
    async (origin) => {
      await start({});
      const sent = { method: 'POST', headers: { origin }, body: new URLSearchParams({ name: 'Ada' }) };
      expect((await fetch(`${running.url}/contact`, sent)).status).toBe(400);
      expect(lines).toMatchObject([
        { level: warn, msg: 'Rejected a form from an origin other than PUBLIC_URL', origin },
      ]);
      expect(lines[0]).not.toHaveProperty('err');
    },
  );

  test('bounds the number of such lines', async () => {
    await start({});
    const sent = () => fetch(`${running.url}/`, { method: 'POST', headers: { origin: 'http://evil' }, body: 'a=b' });
    for (let form = 0; form < 30; form++) expect((await sent()).status).toBe(400);
    expect(lines).toHaveLength(20);
  });

  test('has an access log of uncached requests, without queries, addresses and browsers', async () => {
    await start({ ACCESS_LOG: 'on' });
    const get = () =>
      fetch(`${running.url}/api/WebApi/GetFaq?preview=secret-token`, {
        headers: { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Firefox/140' },
      });
    const ids = [(await get()).headers.get('x-request-id')];
    await expect.poll(() => lines.length).toBe(1);
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.any(String),
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        method: 'GET',
        path: '/api/WebApi/GetFaq',
        route: 'call',
        status: 200,
        milliseconds: expect.any(Number),
        msg: 'Request',
      },
    ]);
    expect(ids[0] === null || ids[0] === lines[0]?.requestId).toBe(true);
    // A cached response is not logged.
    await fetch(`${running.url}/api/WebApi/GetFaq`);
    await fetch(`${running.url}/api/WebApi/GetFaq`);
    await fetch(`${running.url}/api/WebApi/NoSuchCall`);
    await expect.poll(() => lines.filter(({ path }) => path === '/api/WebApi/NoSuchCall')).toHaveLength(1);
    expect(lines.length).toBeLessThanOrEqual(3);
  });

  test('has no access log by default', async () => {
    await start({});
    await fetch(`${running.url}/api/WebApi/NoSuchCall`);
    expect(lines).toEqual([]);
  });
});

describe('a failed page', () => {
  /** Reports errors as the loaders of a page do. */
  const logged = async (errors: unknown[], backendUrl?: string) => {
    const handle = createSiteHandler({
      loadBuild: async () =>
        ({
          build: {},
          contextFor: ({ logError }: SiteServices) => {
            for (const error of errors) logError(error);
            throw new Error('The page ends here');
          },
        }) as unknown as SiteBuild,
      mode: 'production',
      publicUrl: 'http://site.test',
      backendUrl,
      frameHosts: [],
      defaultLanguage: () => 'en',
      now: () => new Date(),
      log,
    });
    const client = { call: () => Promise.reject(new Error('unused')) };
    await expect(handle(new Request('http://site.test/'), client as never)).rejects.toThrow('The page ends here');
    return lines.map(({ msg, during, err }) => [during ?? msg, (err as Error).message]);
  };
  const failedCall = () => new CallError('failed', 'GetNews', { status: 500 });

  test('adds no line to that of a call in the same process', async () => {
    expect(await logged([failedCall()])).toEqual([]);
  });

  test('is logged once for a failed call to another host, although several parts waited for it', async () => {
    const failed = failedCall();
    expect(await logged([failed, failed], 'http://backend.test')).toEqual([['A page failed', 'GetNews: failed']]);
  });

  test('is logged for all other errors', async () => {
    const timedOut = new CallError('timed-out', 'GetNews');
    expect(await logged([timedOut, new Error('broken')])).toEqual([
      ['A page failed', 'GetNews: timed-out'],
      ['A page failed', 'broken'],
    ]);
  });
});

describe('slow requests', () => {
  const answered: Answered = {
    requestId: 'r-1',
    method: 'GET',
    path: '/news',
    route: 'page',
    status: 200,
    seconds: 1.5,
  };
  const slow = (more: Partial<Answered>, slowRequestMs = 1_000) => {
    createRequestLog({ log, accessLog: false, slowRequestMs })({ ...answered, ...more });
    return lines.map(({ level, msg, milliseconds, requestId }) => [level, msg, milliseconds, requestId]);
  };

  test('are logged as warnings with the request id', () => {
    expect(slow({})).toEqual([[warn, 'Slow request', 1_500, 'r-1']]);
  });

  test.each<[string, Partial<Answered>, number?]>([
    ['below the threshold', { seconds: 0.9 }],
    ['whose client disconnected', { status: 499 }],
    ['for a download, which lasts as long as the client’s connection takes', { route: 'file' }],
    ['with a threshold of 0', {}, 0],
  ])('are not logged %s', (_, more, slowRequestMs) => {
    expect(slow(more, slowRequestMs)).toEqual([]);
  });
});

test('a limited line contains the number of omitted lines before it', () => {
  let time = 0;
  const next = createLineLimit({ most: 2, perMs: 1_000, now: () => time });
  expect([next(), next(), next(), next()]).toEqual([{}, {}, undefined, undefined]);
  time = 1_000;
  expect([next(), next()]).toEqual([{ omitted: 2 }, {}]);
});
