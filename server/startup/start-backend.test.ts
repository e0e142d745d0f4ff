import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getNewsById } from '#content/news/calls.ts';
import { search } from '#contract/calls/search.ts';
import { loadConfig } from '../config/config.ts';
import { silentLog } from '../logging/log.ts';
import { startFront } from './start-backend.ts';

let dataDir: string;
const server = createServer(({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://backend.test');
  const id = searchParams.get('Id');
  const known: Record<string, unknown> = {
    '/api/WebApi/GetNews': [1, 2, 3].map((id) => ({ id, heading: `News ${id}` })),
    '/api/WebApi/GetNewsById': { id: Number(id), heading: `News ${id}`, description: '<p>More</p>' },
  };
  response.statusCode = known[pathname] ? 200 : 404;
  response.end(JSON.stringify(known[pathname] ?? {}));
});

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atrium-front-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dataDir, { recursive: true });
});

test('the search index does not store its answers as last good ones', async () => {
  const backendUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = loadConfig({ BACKEND_URL: backendUrl, DATA_DIR: dataDir });
  const parts = { metrics: undefined, now: () => new Date() };
  const front = startFront(backendUrl, { config, log: silentLog(), officeFolder: '', mode: 'production' }, parts);
  const client = front.backend.clientFor({});
  await client.call(getNewsById, { id: '2' });
  const found = () =>
    client.call(search, { q: 'more' }).then(
      ({ total }) => total,
      () => 0,
    );
  await expect.poll(found, { timeout: 10_000 }).toBe(3);
  await front.stop();
  expect(await readdir(join(dataDir, 'last-good'))).toHaveLength(1);
});
