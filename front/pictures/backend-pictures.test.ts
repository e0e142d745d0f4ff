import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shapeOf } from '#files/pictures/render-picture.ts';
import { silentLog } from '#server/logging/log.ts';
import type { Pictures } from '#server/pictures/own-pictures.ts';
import { appWithPictures } from '#server/testing/app-with-pictures.ts';
import { backendPictures } from './backend-pictures.ts';

const canvas = (width: number, colour = 'teal') =>
  sharp({ create: { width, height: width / 2, channels: 3, background: colour } });

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A host whose responses each test sets. */
async function startHost() {
  const asked: string[] = [];
  const answers = new Map<string, Answer>();
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    on: (path: string, answer: Answer) => answers.set(path, answer),
    shows: (path: string, content: Buffer, headers: Record<string, string> = {}) =>
      answers.set(path, (_, response) => response.writeHead(200, headers).end(content)),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
type Host = Awaited<ReturnType<typeof startHost>>;

let dataDir: string;
let host: Host;
let other: Host;
let pictures: Pictures;
let ask: ReturnType<typeof appWithPictures>;
let time: Date;

const start = (more: { maxBytes?: number; hosts?: string[] } = {}) => {
  pictures = backendPictures({
    backendUrl: host.url,
    dataDir,
    now: () => time,
    log: silentLog(),
    ...more,
  });
  ask = appWithPictures(pictures);
};
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atrium-backend-pictures-'));
  time = new Date('2030-01-01T00:00:00Z');
  [host, other] = await Promise.all([startHost(), startHost()]);
  start();
});
afterEach(async () => {
  await pictures.settled();
  await Promise.all([host.stop(), other.stop()]);
  await rm(dataDir, { recursive: true });
});

const at = (path: string, file = '320.webp') => `/pictures/backend/${file}${path}`;

describe('pictures of the backend', () => {
  test('are served in sizes and formats, fetched and rendered once, and cacheable for an hour', async () => {
    // The type is detected from the bytes.
    host.shows('/get/hall?v=1', await canvas(900).png().toBuffer(), { 'content-type': 'text/plain' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(at('/get/hall?v=1', '640.avif'))));
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(await shapeOf(Buffer.from(await answer.arrayBuffer()))).toMatchObject({ width: 640 });
    }
    expect(host.asked).toEqual(['/get/hall?v=1']);
    const etag = answers[0]?.headers.get('etag') ?? '';
    expect((await ask(at('/get/hall?v=1', '640.avif'), { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('are never scaled up', async () => {
    host.shows('/a.png', await canvas(500).png().toBuffer());
    const wide = await ask(at('/a.png', '1920.webp'));
    expect(await shapeOf(Buffer.from(await wide.arrayBuffer()))).toMatchObject({ width: 500 });
    host.shows('/small.png', await canvas(60).png().toBuffer());
    const small = await ask(at('/small.png', '640.avif'));
    expect(small.headers.get('content-type')).toBe('image/png');
  });

  test('are fetched again after an hour, and change if the original changed', async () => {
    const content = await canvas(400, 'red').png().toBuffer();
    const unchanged: Answer = (request, response) =>
      request.headers['if-none-match'] === '"one"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { etag: '"one"' }).end(content);
    host.on('/a.png', unchanged);
    const first = (await ask(at('/a.png'))).headers.get('etag');
    time = new Date('2030-01-01T00:59:00Z');
    await ask(at('/a.png'));
    expect(host.asked).toHaveLength(1);
    time = new Date('2030-01-01T01:01:00Z');
    expect((await ask(at('/a.png'))).headers.get('etag')).toBe(first);
    expect(host.asked).toHaveLength(2);
    host.shows('/a.png', await canvas(400, 'blue').png().toBuffer());
    time = new Date('2030-01-01T03:00:00Z');
    expect((await ask(at('/a.png'))).headers.get('etag')).not.toBe(first);
  });

  test('stay available while the backend is down; one that was never fetched fails', async () => {
    host.shows('/a.png', await canvas(400).png().toBuffer());
    await ask(at('/a.png'));
    host.on('/a.png', (_, response) => response.writeHead(500).end());
    host.on('/b.png', (request) => request.destroy());
    time = new Date('2030-01-01T02:00:00Z');
    expect((await ask(at('/a.png'))).status).toBe(200);
    const never = await ask(at('/b.png'));
    expect([never.status, never.headers.get('cache-control')]).toEqual([502, 'no-store']);
  });

  test('redirect to the backend if they are SVGs or animations', async () => {
    host.shows('/mark', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
    host.shows('/b.gif', await canvas(400).gif().toBuffer());
    for (const path of ['/mark', '/b.gif']) {
      const answer = await ask(at(path));
      expect([answer.status, answer.headers.get('location')]).toEqual([302, host.url + path]);
    }
  });

  test('are not rendered to find the size of an SVG', async () => {
    const nested = Array.from({ length: 8 }, (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`);
    const body = `<rect id="g0" width="9" height="9"/>${nested.join('')}`;
    host.shows('/nested', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`));
    host.shows('/page', Buffer.from('<html><body><svg width="9" height="9"/></body></html>'));
    const began = performance.now();
    expect([(await ask(at('/nested'))).status, (await ask(at('/page'))).status]).toEqual([302, 404]);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test('follow redirects within the backend, and none to another host', async () => {
    host.shows('/there.png', await canvas(400).png().toBuffer());
    other.shows('/x.png', await canvas(400).png().toBuffer());
    host.on('/here.png', (_, response) => response.writeHead(301, { location: '/there.png' }).end());
    host.on('/away.png', (_, response) => response.writeHead(302, { location: `${other.url}/x.png` }).end());
    host.on('/round.png', (_, response) => response.writeHead(302, { location: '/round.png' }).end());
    expect((await ask(at('/here.png'))).status).toBe(200);
    expect((await ask(at('/away.png'))).status).toBe(502);
    expect((await ask(at('/round.png'))).status).toBe(502);
    expect(other.asked).toEqual([]);
  });

  test('are never fetched from another host', async () => {
    const { host: elsewhere } = new URL(other.url);
    for (const path of [
      `/${elsewhere}/x.png`,
      `//${elsewhere}/x.png`,
      `/@${elsewhere}/x.png`,
      `/http://${elsewhere}/x.png`,
      `/\\\\${elsewhere}/x.png`,
      `.${elsewhere}/x.png`,
    ]) {
      expect([404, 502]).toContain((await ask(at(path))).status);
    }
    expect(other.asked).toEqual([]);
  });

  test.each([
    ['words', () => Buffer.from('<html>words')],
    ['a truncated header', async () => (await canvas(400).png().toBuffer()).subarray(0, 20)],
    ['a decompression bomb', () => canvas(16_000).png().toBuffer()],
  ])('are not served from an invalid file: %s', async (_, content) => {
    host.shows('/a.png', await content(), { 'content-type': 'image/png' });
    expect((await ask(at('/a.png'))).status).toBe(404);
  });

  test('are limited in bytes', async () => {
    host.on('/said.png', (_, response) => response.writeHead(200, { 'content-length': String(1e9) }).write('x'));
    host.on('/unsaid.png', (_, response) => {
      response.writeHead(200);
      for (let megabyte = 0; megabyte < 22; megabyte++) response.write(Buffer.alloc(1024 * 1024));
      response.end();
    });
    expect((await ask(at('/said.png'))).status).toBe(502);
    expect((await ask(at('/unsaid.png'))).status).toBe(502);
  });

  test.each([
    '/pictures/backend/640.avif',
    '/pictures/backend/640.avif/',
    at('/a.png', '500.avif'),
    at('/a.png', '640.exe'),
  ])('need a complete address: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(host.asked).toEqual([]);
  });

  test('of the named hosts are served in sizes too, originals and animations unchanged', async () => {
    start({ hosts: [new URL(other.url).host] });
    other.shows('/a.png', await canvas(900).png().toBuffer());
    other.shows('/b.gif', await canvas(400).gif().toBuffer());
    other.on('/d.png', (_, response) => response.writeHead(302, { location: '/a.png' }).end());
    other.on('/e.png', (_, response) => response.writeHead(302, { location: `${host.url}/a.png` }).end());
    const hosted = (path: string, file = '640.avif') =>
      ask(`/pictures/hosts/${file}/http/${new URL(other.url).host}${path}`);
    expect((await hosted('/missing.png')).status).toBe(404);
    const made = await hosted('/a.png');
    expect(await shapeOf(Buffer.from(await made.arrayBuffer()))).toMatchObject({ width: 640, format: 'heif' });
    expect((await hosted('/a.png', 'original')).headers.get('content-type')).toBe('image/png');
    for (const file of ['original', '320.webp']) {
      expect((await hosted('/b.gif', file)).headers.get('content-type')).toBe('image/gif');
    }
    expect((await hosted('/d.png', 'original')).status).toBe(200);
    // Browsers are never redirected to another host.
    expect((await hosted('/e.png', 'original')).status).toBe(502);
    expect(host.asked).toEqual([]);
  });

  test('of the named hosts that are SVGs are served as rendered pictures, which contain no scripts', async () => {
    const { host: named } = new URL(other.url);
    start({ hosts: [named] });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script></svg>';
    other.shows('/c.svg', Buffer.from(svg));
    other.shows('/mark', Buffer.from(svg));
    other.shows(
      '/damaged.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><g></svg>'),
    );
    for (const address of [`original/http/${named}/c.svg`, `640.webp/http/${named}/mark`]) {
      const shown = await ask(`/pictures/hosts/${address}`);
      expect(shown.headers.get('content-type')).toBe('image/webp');
      const shape = await shapeOf(Buffer.from(await shown.arrayBuffer()));
      expect(shape).toMatchObject({ format: 'webp', width: 2 * (shape?.height ?? 0) });
    }
    expect((await ask(`/pictures/hosts/original/http/${named}/damaged.svg`)).status).toBe(404);
  });

  test('of other hosts are not fetched', async () => {
    start({ hosts: ['pictures.test'] });
    const { host: elsewhere } = new URL(other.url);
    for (const place of [elsewhere, `pictures.test@${elsewhere}`, `pictures.test:80@${elsewhere}`, '']) {
      expect((await ask(`/pictures/hosts/original/http/${place}/a.png`)).status).toBe(404);
    }
    expect((await ask('/pictures/hosts/original/file/pictures.test/a.png')).status).toBe(404);
    expect(other.asked).toEqual([]);
  });

  test('of a host name that resolves to a private address are not fetched', async () => {
    const { port } = new URL(other.url);
    start({ hosts: [`localhost:${port}`] });
    other.shows('/a.png', await canvas(400).png().toBuffer());
    expect((await ask(`/pictures/hosts/original/http/localhost:${port}/a.png`)).status).toBe(502);
    expect(other.asked).toEqual([]);
  });

  test('are bounded in bytes; the oldest are removed', async () => {
    start({ maxBytes: 20_000 });
    for (let index = 0; index < 12; index++) {
      const noise = sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } });
      host.shows(`/${index}.png`, await noise.png().toBuffer());
      await ask(at(`/${index}.png`));
    }
    await pictures.settled();
    const folder = join(dataDir, 'foreign-pictures');
    let total = 0;
    for (const name of await readdir(folder, { recursive: true })) {
      const found = await stat(join(folder, name));
      if (found.isFile()) total += found.size;
    }
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(20_000);
    expect((await ask(at('/0.png'))).status).toBe(200);
  });
});
