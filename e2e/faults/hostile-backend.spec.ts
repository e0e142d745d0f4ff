import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { minimalResponses } from '../testing/backends/minimal-backend.ts';
import { type Instance, startInstance } from '../testing/program/instance.ts';
import { fullSize, sized } from './full-size.ts';
import { visitOn } from './visitors.ts';

/* Responses of a backend that fit the contract and attack the site in front of it. */

const maxMegabytes = 450;
const maxLiveMs = 250;

/** Runs some work against a site in front of a backend. Returns its peak memory and the slowest response of `/health/live`. */
async function inFrontOf(backend: RequestListener, work: (front: Instance) => Promise<unknown>) {
  const server = createServer(backend).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const front = await startInstance({
    BACKEND_URL: `http://127.0.0.1:${port}`,
    BACKEND_FRESH: '5',
    SITE_SEARCH: 'off',
  });
  try {
    const live = visitOn(front.url, 1, ['/health/live']);
    await work(front);
    const { times, failures } = await live.stop();
    expect(failures).toEqual([]);
    const [, peak] = /VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${front.pid()}/status`, 'utf8')) ?? [];
    const found = { megabytes: Number(peak) / 1024, liveMs: times.at(-1) ?? 0 };
    const figures = `${found.megabytes.toFixed(0)} MB peak; /health/live within ${found.liveMs.toFixed(0)} ms`;
    test.info().annotations.push({ type: 'measurements', description: figures });
    console.log(figures);
    return found;
  } finally {
    await front.remove();
    server.close().closeAllConnections();
  }
}

const answering =
  (answers: Record<string, (response: Parameters<RequestListener>[1]) => unknown>): RequestListener =>
  (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://backend');
    const call = pathname.replace('/api/WebApi/', '');
    const plain = minimalResponses[call];
    if (answers[call]) answers[call](response);
    else response.writeHead(plain === undefined ? 404 : 200).end(JSON.stringify(plain ?? {}));
  };

/** A compressed news list of about `bytes` bytes before compression. */
function newsOf(bytes: number, description: string): Buffer {
  const item = (id: number) => JSON.stringify({ id, heading: `News ${id}`, date: '2026-01-15T10:00:00Z', description });
  const count = Math.floor((bytes - 2) / (Buffer.byteLength(item(1_000_000)) + 1));
  return gzipSync(`[${Array.from({ length: count }, (_, at) => item(at)).join()}]`, { level: 1 });
}

const megabytes = 1024 * 1024;
const lists: { what: string; description: string; isQuick: boolean }[] = [
  {
    what: 'long texts beyond Latin-1',
    description: `<p>${'Spinning “yarn” – of wool. '.repeat(60)}</p>`,
    isQuick: true,
  },
  // So many items block the event loop for longer at a time (docs/reliability.md).
  ...(fullSize ? [{ what: 'half a million tiny items', description: '<p>Yarn</p>', isQuick: false }] : []),
];

for (const { what, description, isQuick } of lists) {
  test(`uses less than ${maxMegabytes} MB of memory for a list of 62 MB (${what}) that many pages show`, async () => {
    test.setTimeout(sized(120_000, 600_000));
    const news = newsOf(62 * megabytes, description);
    const backend = answering({
      GetNews: (response) => response.setHeader('content-encoding', 'gzip').end(news),
    });
    const found = await inFrontOf(backend, async ({ url }) => {
      const pages = Array.from({ length: 20 }, async (_, at) => (await fetch(`${url}/news?page=${at + 1}`)).status);
      const statuses = await Promise.all(pages);
      expect(statuses).toContain(200);
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    });
    expect(found.megabytes).toBeLessThan(maxMegabytes);
    if (fullSize && isQuick) expect(found.liveMs).toBeLessThan(maxLiveMs);
  });
}

test('serves icons and other requests while a logo takes minutes to draw', async () => {
  const turbulence = '<feTurbulence baseFrequency="0.01" numOctaves="9999"/>'.repeat(200);
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><filter id="f">${turbulence}</filter>
    <rect width="400" height="200" filter="url(#f)"/></svg>`;
  const backend = answering({
    GetInformation: (response) =>
      response.end(
        JSON.stringify({ ...(minimalResponses.GetInformation as object), companyName: 'Yarn', logo: '/logo' }),
      ),
    '/logo': (response) => response.setHeader('content-type', 'image/png').end(logo),
  });
  const found = await inFrontOf(backend, async ({ url }) => {
    const paths = ['/icons/32.png', '/icons/512.png', '/favicon.ico'];
    const answers = await Promise.all(
      paths.map(async (path) => {
        const { status, headers } = await fetch(url + path, { signal: AbortSignal.timeout(40_000) });
        return [status, headers.get('content-type')];
      }),
    );
    expect(answers).toEqual([
      [200, 'image/png'],
      [200, 'image/png'],
      [200, 'image/x-icon'],
    ]);
  });
  if (fullSize) expect(found.liveMs).toBeLessThan(maxLiveMs);
});
