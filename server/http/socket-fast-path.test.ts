import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zeroResultsHeader } from '#site/searching/zero-results-header.ts';
import { createBusyPage } from '../cache/responses/busy-response.ts';
import { bytesOf, type CachedResponse, cachedResponseOf } from '../cache/responses/cached-response.ts';
import { type SocketFastPath, socketFastPath } from './socket-fast-path.ts';
import { get, headers, page, type RawResponse, receive, responsesIn } from './testing/raw-http.ts';

const busyPage = createBusyPage('en');

const ready: Record<string, CachedResponse> = {
  '/': page('<p>home</p>'),
  '/long': page('<p>A long page.</p>'.repeat(400)),
  '/search?q=x': cachedResponseOf(200, { ...headers, [zeroResultsHeader]: '1' }, Buffer.from('<p>none</p>')),
  '/huge': page('<p>A huge page.</p>'.repeat(400_000)),
  '/api/WebApi/GetLanguages': page('[]'),
};
/** Responses that must be rendered first, and one that fails. */
const rendered: Record<string, () => CachedResponse> = {
  '/made': () => page('<p>made</p>'),
  '/gone': () => cachedResponseOf(404, headers, Buffer.from('<p>gone</p>')),
  '/moved': () => cachedResponseOf(301, { location: '/' }, Buffer.alloc(0)),
  '/broken': () => {
    throw new Error('Rendering failed');
  },
};
let rendering = Promise.resolve();
const answer = async (address: string): Promise<CachedResponse> => {
  await rendering;
  return rendered[address]?.() ?? page('<p>else</p>');
};
const searched: string[] = [];
const errors: unknown[] = [];
const onError = (error: unknown) => void errors.push(error);
let time = Date.UTC(2030, 0, 1, 12);

/** Echoes each request, which shows what node:http received. */
const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    response.setHeader('x-behind', '1');
    response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }));
  });
});
let fastPath: SocketFastPath;
let port: number;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('latin1')) body += part;
  return body;
}

beforeAll(async () => {
  fastPath = socketFastPath(server, {
    cache: { ready: (address) => ready[address], answer },
    onError,
    countSearch: (address) => searched.push(address),
    shedPage: (address) => (address === '/crowded' || address === '/' ? busyPage(address) : undefined),
    shedForm: (url) => (url === '/crowded' ? busyPage(url) : undefined),
    now: () => time,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  fastPath.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const open = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(socket));
    socket.on('error', reject);
  });

/** The server's and the client's end of a new connection. */
async function openBoth(): Promise<{ ours: Socket; theirs: Socket }> {
  const connected = once(server, 'connection');
  const theirs = await open();
  const [ours] = await connected;
  return { ours, theirs };
}

test('answers a request that arrived before a connection timed out, as after a pause of the whole process', async () => {
  const { ours, theirs } = await openBoth();
  const received = receive(theirs, (text) => text.includes('</p>'));
  theirs.write('GET /long HTTP/1.1\r\nHost: a\r\n\r\n');
  // The socket is not read while the timer runs, but the request has arrived.
  ours.emit('timeout');
  expect(await received).toContain('200 OK');
  theirs.destroy();
});

test('closes a connection that times out without a request', async () => {
  const { ours, theirs } = await openBoth();
  const closed = once(theirs, 'close');
  ours.emit('timeout');
  await closed;
});

/** Sends the parts one after the other, so that the server reads each one separately. */
async function ask(parts: string[], count: number): Promise<RawResponse[]> {
  const socket = await open();
  const received = receive(socket, (text) => responsesIn(text).length >= count);
  for (const part of parts) {
    socket.write(part, 'latin1');
    await new Promise((resolve) => setImmediate(resolve));
  }
  const answers = responsesIn(await received);
  socket.removeAllListeners('close');
  socket.destroy();
  return answers;
}

/** The fast path leaves requests with such a header to node:http. */
const getBehind = (path: string) => get(path, ['TE: trailers']);

const cameFrom = (answer: RawResponse | undefined) => (answer?.headers.has('x-behind') ? 'behind' : 'the fast path');

describe('the socket fast path', () => {
  test('counts searches without results of readers, not of programs', async () => {
    const firefox = 'User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0';
    await ask([get('/search?q=x') + get('/search?q=x', [firefox]) + get('/', [firefox])], 3);
    expect(searched).toEqual(['/search?q=x']);
  });

  test('serves cached responses with the current date', async () => {
    const [answer] = await ask([get('/')], 1);
    expect(answer).toMatchObject({ status: 200, body: '<p>home</p>' });
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
      ...headers,
      date: 'Tue, 01 Jan 2030 12:00:00 GMT',
      'content-length': '11',
    });
    time += 61_000;
    const [later] = await ask([get('/')], 1);
    expect(later?.headers.get('date')).toBe('Tue, 01 Jan 2030 12:01:01 GMT');
  });

  test('serves pipelined requests in order, up to the first one that it does not support', async () => {
    const answers = await ask([get('/') + get('/long') + getBehind('/else') + get('/')], 4);
    expect(answers.map(cameFrom)).toEqual(['the fast path', 'the fast path', 'behind', 'behind']);
    expect(answers[1]?.body).toBe(bytesOf(ready['/long'] as CachedResponse).toString());
    expect(JSON.parse(answers[2]?.body ?? '')).toMatchObject({ method: 'GET', url: '/else' });
  });

  test('rejects requests over the limit, but serves cached responses', async () => {
    const answers = await ask(
      [get('/crowded', ['If-None-Match: *']) + get('/') + get('/crowded') + getBehind('/else')],
      4,
    );
    expect(answers.map(cameFrom)).toEqual([...Array.from({ length: 3 }, () => 'the fast path'), 'behind']);
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 503, 200]);
    expect(answers[2]?.headers.get('retry-after')).toBe('5');
    expect(answers[2]?.body).toContain('Not available just now');
  });

  test('rejects a form over the limit once its body has arrived, and continues after it', async () => {
    const form = (path: string, body = 'name=') =>
      `POST ${path} HTTP/1.1\r\nHost: example.com\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const trick = `${get('/else')}${form('/crowded')}`;
    const answers = await ask(
      [form('/crowded') + get('/') + form('/crowded', '') + form('/crowded', trick) + form('/form') + form('/crowded')],
      6,
    );
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 503, 503, 200, 200]);
    expect(answers.map(cameFrom).indexOf('behind')).toBe(4);
    expect(answers[0]?.headers.get('retry-after')).toBe('5');
    expect(answers[0]?.body).toContain('Not available just now');
    expect(JSON.parse(answers[4]?.body ?? '')).toMatchObject({ method: 'POST', url: '/form', body: 'name=' });

    // An incomplete form goes to node:http.
    const whole = form('/crowded', '0123456789');
    for (const cut of [30, whole.length - 1]) {
      const socket = await open();
      const first = receive(socket, (text) => responsesIn(text).length === 1);
      socket.write(get('/') + whole.slice(0, cut));
      await first;
      const second = receive(socket, (text) => responsesIn(text).length === 1);
      socket.write(whole.slice(cut));
      const [answer] = responsesIn(await second);
      expect(JSON.parse(answer?.body ?? '')).toMatchObject({ method: 'POST', body: '0123456789' });
      socket.destroy();
    }
  });

  test('passes on a request that arrives in parts, completely', async () => {
    const whole = `POST /form HTTP/1.1\r\nHost: example.com\r\nContent-Length: 10\r\n\r\n0123456789${getBehind('/else')}`;
    for (const cut of [1, 30, whole.indexOf('\r\n\r\n') + 2, whole.indexOf('0123') + 3]) {
      const answers = await ask([get('/') + whole.slice(0, cut), whole.slice(cut)], 3);
      expect(answers.map(cameFrom)).toEqual(['the fast path', 'behind', 'behind']);
      expect(JSON.parse(answers[1]?.body ?? '')).toMatchObject({ method: 'POST', body: '0123456789' });
      expect(JSON.parse(answers[2]?.body ?? '')).toMatchObject({ method: 'GET', url: '/else' });
    }
  });

  test('sends 304 to a client whose ETag matches', async () => {
    const [first] = await ask([get('/long')], 1);
    const [again] = await ask([get('/long', [`If-None-Match: ${first?.headers.get('etag')}`])], 1);
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again?.headers.get('cache-control')).toBe('public');
    expect(cameFrom(again)).toBe('the fast path');
  });

  test('serves the requested encoding once it exists', async () => {
    const answers = await ask([get('/long', ['Accept-Encoding: gzip']).repeat(2)], 2);
    for (const answer of answers) {
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(cameFrom(answer)).toBe('the fast path');
    }
  });

  test('waits for a response that must be rendered, and continues with the next request', async () => {
    const asked = get('/made') + get('/gone', ['If-None-Match: *']) + get('/moved') + get('/') + getBehind('/else');
    const answers = await ask([asked], 5);
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 301, 200, 200]);
    expect(answers.map(({ body }) => body).slice(0, 4)).toEqual(['<p>made</p>', '<p>gone</p>', '', '<p>home</p>']);
    expect(answers.map(cameFrom).indexOf('behind')).toBe(4);
  });

  test('reports a failed rendering, and leaves the request to node:http', async () => {
    const [answer] = await ask([get('/broken')], 1);
    expect(cameFrom(answer)).toBe('behind');
    expect(errors.splice(0)).toEqual([new Error('Rendering failed')]);
  });

  test('reads further requests after the running one is rendered', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    rendering = promise;
    const socket = await open();
    const received = receive(socket, (text) => responsesIn(text).length >= 3);
    socket.write(get('/made') + get('/').slice(0, 9));
    await ask([get('/')], 1);
    socket.write(get('/').slice(9) + get('/made'));
    await ask([get('/')], 1);
    resolve();
    expect(responsesIn(await received).map(({ body }) => body)).toEqual([
      '<p>made</p>',
      expect.stringContaining('"url":"/"'),
      expect.stringContaining('"url":"/made"'),
    ]);
    socket.removeAllListeners('close');
    socket.destroy();
  });

  test.each([
    ['a redirect with a query', get('/moved?from=elsewhere')],
    ['a cross-origin call', get('/api/WebApi/GetLanguages', ['Origin: https://elsewhere.example'])],
    ['a request with a body', 'GET / HTTP/1.1\r\nHost: example.com\r\nContent-Length: 3\r\n\r\nabc'],
    ['a chunked body', 'GET / HTTP/1.1\r\nHost: example.com\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['an upgrade', get('/', ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c'])],
    ['a request with Connection: close', get('/', ['Connection: close'])],
    ['another method', get('/').replace('GET', 'PUT')],
  ])('leaves %s to node:http', async (_, request) => {
    const [answer] = await ask([request], 1);
    expect(cameFrom(answer)).toBe('behind');
  });

  test.each([
    ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
    ['a folded header line', 'GET / HTTP/1.1\r\nHost: example.com\r\nX-A: 1\r\n folded\r\n\r\n'],
    ['a space after a header name', 'GET / HTTP/1.1\r\nHost : example.com\r\n\r\n'],
    ['a bare line feed', 'GET / HTTP/1.1\nHost: example.com\n\r\n\r\n'],
    ['an invalid request', 'nonsense\r\n\r\n'],
  ])('lets node:http reject %s', async (_, request) => {
    const socket = await open();
    const received = receive(socket, (text) => text.includes('\r\n\r\n'));
    socket.write(request);
    expect(await received).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('serves others while one client does not read its responses', async () => {
    const slow = await open();
    slow.pause();
    for (let count = 0; count < 20; count++) slow.write(get('/huge'));
    const [answer] = await ask([get('/')], 1);
    expect(answer?.status).toBe(200);
    slow.destroy();
  });

  test('buffers little for a client that sends requests without reading, and sends all responses once it reads', async () => {
    const theirs = once(server, 'connection') as Promise<[Socket]>;
    const asker = await open();
    asker.pause();
    const [socket] = await theirs;
    asker.write(get('/huge').repeat(8));
    await expect.poll(() => socket.writableLength).toBeGreaterThan(0);
    const size = bytesOf(ready['/huge'] as CachedResponse).length;
    await ask([get('/')], 1);
    expect(socket.writableLength).toBeLessThan(2 * size);
    const received = new Promise<number>((resolve) => {
      let bytes = 0;
      asker.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes >= 8 * size) resolve(bytes);
      });
      asker.resume();
    });
    expect(await received).toBeLessThan(8 * (size + 1_000));
    asker.destroy();
  });

  test('survives a client that disconnects in the middle', async () => {
    const gone = await open();
    gone.write(get('/huge'));
    gone.resetAndDestroy();
    expect((await ask([get('/')], 1))[0]?.status).toBe(200);
  });
});

test('Node parses the requests of a connection that its one listener gets later, with the bytes that were read before', async () => {
  const plain = createServer((request, response) => response.end(request.url));
  const [parse, ...others] = plain.listeners('connection');
  expect(others).toEqual([]);
  plain.removeAllListeners('connection').on('connection', (socket: Socket) => {
    socket.once('data', (chunk) => {
      socket.pause();
      socket.unshift(chunk);
      parse?.call(plain, socket);
      socket.resume();
    });
  });
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const { port: plainPort } = plain.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${plainPort}/late`)).text()).toBe('/late');
  plain.closeAllConnections();
  plain.close();
});
