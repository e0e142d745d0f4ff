import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { getFaq } from '#content/faq/calls.ts';
import { dropCv } from '#contract/calls/drop-cv.ts';
import { loadConfig } from '#server/config/config.ts';
import { silentLog } from '#server/logging/log.ts';
import { foreignBackend } from '../foreign-backend.ts';
import { fetchSameOrigin } from './fetch-same-origin.ts';

const servers: Server[] = [];
const options = (url: string) => ({ url, config: loadConfig({}), log: silentLog(), now: () => new Date() });
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Redirects `/to?…` to the address after the question mark, and `/loop` to itself; any other path is echoed. */
const redirecting: RequestListener = (request, response) => {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const location = path === '/loop' ? '/loop' : path === '/to' ? decodeURIComponent(query) : undefined;
  if (location) response.writeHead(302, { location }).end();
  else response.end(path);
};

describe('fetchSameOrigin', () => {
  test('follows a redirect within the origin', async () => {
    const url = await serve(redirecting);
    const response = await fetchSameOrigin(new Request(`${url}/to?%2Fhere`));
    expect(await response.text()).toBe('/here');
  });

  test('rejects redirects to another origin, redirect loops, and redirects of a POST', async () => {
    const asked: unknown[] = [];
    const inside = await serve((request, response) => {
      asked.push(request.url);
      response.end('secret');
    });
    const url = await serve(redirecting);
    const away = `${url}/to?${encodeURIComponent(`${inside}/metadata`)}`;
    await expect(fetchSameOrigin(new Request(away))).rejects.toThrow('another origin');
    await expect(fetchSameOrigin(new Request(`${url}/loop`))).rejects.toThrow('Too many redirects');
    const sent = new Request(`${url}/to?%2Fhere`, { method: 'POST', body: 'a CV' });
    await expect(fetchSameOrigin(sent)).rejects.toThrow('POST was redirected');
    expect(asked).toEqual([]);
  });
});

describe('a foreign backend', () => {
  test('whose answer nests too deeply is a misfit', async () => {
    const url = await serve((_, response) => response.end('['.repeat(200_000) + ']'.repeat(200_000)));
    const client = foreignBackend(options(url)).clientFor({});
    await expect(client.call(getFaq, {})).rejects.toMatchObject({ kind: 'misfit' });
  });

  test('whose list is long is decoded without blocking the event loop', async () => {
    const list = JSON.stringify(Array.from({ length: 20_000 }, () => ({ name: 'A', description: null })));
    const url = await serve((_, response) => response.end(list));
    const client = foreignBackend(options(url)).clientFor({});
    let rounds = 0;
    const counting = setInterval(() => {
      rounds += 1;
    });
    expect(await client.call(getFaq, {})).toHaveLength(20_000);
    clearInterval(counting);
    expect(rounds).toBeGreaterThan(50);
  });

  test('is called at its own origin only', async () => {
    const inside = await serve((_, response) => response.end(JSON.stringify([{ id: 1, name: 'secret' }])));
    const url = await serve((_, response) => response.writeHead(307, { location: `${inside}/` }).end());
    const client = foreignBackend(options(url)).clientFor({});
    await expect(client.call(getFaq, {})).rejects.toMatchObject({ kind: 'unreachable' });
  });

  test('that redirects a CV does not receive it twice', async () => {
    const received: unknown[] = [];
    const url = await serve((request, response) => {
      received.push(request.url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    const client = foreignBackend(options(url)).clientFor({});
    const cv = {
      ...{
        name: 'A',
        address: 'A',
        email: 'a@example.org',
        mobile: '1',
        mobileAlternative: '2',
        departmentId: '1',
        website: '',
      },
      file: new File(['%PDF-'], 'cv.pdf'),
    };
    await expect(client.call(dropCv, cv as never)).rejects.toThrow();
    expect(received).toHaveLength(1);
  });

  test('that announces more than 64 MB is not read', async () => {
    const url = await serve((_, response) =>
      response.writeHead(200, { 'content-length': 65 * 1024 * 1024 }).write('['),
    );
    const client = foreignBackend(options(url)).clientFor({});
    await expect(client.call(getFaq, {})).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
