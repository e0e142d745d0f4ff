import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseFormHead, parseRequestHead } from './parse-request-head.ts';

const head = (first: string, ...lines: string[]) => `${[first, ...lines].join('\r\n')}\r\n\r\n`;

describe('A simple request', () => {
  test('is its address, and what decides which bytes answer it', () => {
    const text = head(
      'GET /news?year=2030 HTTP/1.1',
      'Host: example.com',
      'accept-ENCODING:  gzip, br ',
      'If-None-Match: "a"',
      'Connection: Keep-Alive',
      'Cookie: a=b',
      'User-Agent: Mozilla/5.0',
      'Sec-Purpose: prefetch',
    );
    expect(parseRequestHead(text)).toEqual({
      url: '/news?year=2030',
      acceptEncoding: 'gzip, br',
      ifNoneMatch: '"a"',
      hasOrigin: false,
      reader: { 'user-agent': 'Mozilla/5.0', 'sec-purpose': 'prefetch' },
    });
    expect(parseRequestHead(head('GET / HTTP/1.1', 'Host: a', 'Origin: null'))).toMatchObject({ hasOrigin: true });
  });

  test.each([
    ['another method', head('POST / HTTP/1.1', 'Host: a')],
    ['an older protocol', head('GET / HTTP/1.0', 'Host: a')],
    ['a whole address', head('GET http://a/ HTTP/1.1', 'Host: a')],
    ['no host', head('GET / HTTP/1.1')],
    ['two hosts', head('GET / HTTP/1.1', 'Host: a', 'Host: b')],
    ['two wishes', head('GET / HTTP/1.1', 'Host: a', 'Accept-Encoding: br', 'Accept-Encoding: gzip')],
    ['a body', head('GET / HTTP/1.1', 'Host: a', 'Content-Length: 1')],
    ['a body of no length', head('GET / HTTP/1.1', 'Host: a', 'Content-Length: 0')],
    ['a body in pieces', head('GET / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked')],
    ['a name with a space behind it', head('GET / HTTP/1.1', 'Host: a', 'Transfer-Encoding : chunked')],
    ['a line that goes on', head('GET / HTTP/1.1', 'Host: a', 'X: b', ' c')],
    ['a line without a name', head('GET / HTTP/1.1', 'Host: a', ': b')],
    ['a bare carriage return', head('GET / HTTP/1.1', 'Host: a\rContent-Length: 5')],
    ['a bare line feed', head('GET / HTTP/1.1', 'Host: a\nContent-Length: 5')],
    ['a zero byte', head('GET / HTTP/1.1', 'Host: a\0')],
    ['letters beyond ASCII', head('GET /ä HTTP/1.1', 'Host: a')],
    ['no end', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ])('is not one with %s', (_, text) => {
    expect(parseRequestHead(text)).toBeUndefined();
  });
});

describe('A simple form', () => {
  test('is its address, and how long its body is', () => {
    const text = head('POST /contact?x HTTP/1.1', 'Host: a', 'Content-Length: 17', 'Cookie: a=b', 'Origin: http://a');
    expect(parseFormHead(text)).toEqual({ url: '/contact?x', length: 17 });
    expect(parseRequestHead(text)).toBeUndefined();
  });

  test.each([
    ['another method', head('PUT / HTTP/1.1', 'Host: a', 'Content-Length: 1')],
    ['no length', head('POST / HTTP/1.1', 'Host: a')],
    ['two lengths', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 1')],
    ['two lengths in one', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1, 1')],
    ['a length with a sign', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: +1')],
    ['a length that is none', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 0x1')],
    ['pieces', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked')],
    ['a question before it', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Expect: 100-continue')],
    ['an end of the connection', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Connection: close')],
  ])('is not one with %s', (_, text) => {
    expect(parseFormHead(text)).toBeUndefined();
  });
});

describe('What is taken for a simple request', () => {
  let waiting: ((request: IncomingMessage) => void) | undefined;
  const server = createServer((request, response) => {
    waiting?.(request);
    response.end();
  });

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  /** What Node's own parser makes of a head; undefined where it makes nothing of it. */
  const readByNode = (text: string): Promise<IncomingMessage | undefined> =>
    new Promise((resolve) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      const end = (request?: IncomingMessage) => {
        socket.destroy();
        resolve(request);
      };
      waiting = end;
      socket.on('data', () => end());
      socket.on('close', () => end());
      socket.on('error', () => end());
      socket.end(text, 'latin1');
    });

  const part = fc.oneof(
    fc.constantFrom(
      ...['Host', 'host', 'Content-Length', 'Transfer-Encoding', 'Connection', 'Accept-Encoding', 'If-None-Match'],
      ...['Origin', 'X', ' ', '\t', ':', ': ', '\r', '\n', '\r\n', ' HTTP/1.1', 'close', 'keep-alive', 'chunked', '0'],
      ...['gzip', '"a"', '/', '#', '?', '%', '\0', '\x7f', 'é', '@', '[', ']', '"'],
    ),
    fc.string({ maxLength: 4 }),
  );
  const line = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
  const request = fc
    .tuple(
      fc.oneof(
        fc.constantFrom('GET / HTTP/1.1', 'POST / HTTP/1.1'),
        line.map((text) => `GET /${text} HTTP/1.1`),
        line,
      ),
      fc.array(fc.oneof(fc.constantFrom('Host: a', 'Content-Length: 0', 'content-length:  00'), line), {
        maxLength: 4,
      }),
    )
    .map(([first, lines]) => head(first, 'Host: b', ...lines));

  test('of a form is read the same by Node’s own parser', async () => {
    await fc.assert(
      fc.asyncProperty(request, async (text) => {
        const ours = parseFormHead(text);
        if (!ours) return;
        const theirs = await readByNode(text);
        expect(theirs && { url: theirs.url, method: theirs.method }).toEqual({ url: ours.url, method: 'POST' });
        expect(Number(theirs?.headers['content-length'])).toBe(ours.length);
        expect(theirs?.headers).not.toHaveProperty('transfer-encoding');
      }),
      { numRuns: 2_000 },
    );
  });

  test('is read the same by Node’s own parser', async () => {
    await fc.assert(
      fc.asyncProperty(request, async (text) => {
        const ours = parseRequestHead(text);
        if (!ours) return;
        const theirs = await readByNode(text);
        expect(theirs && { url: theirs.url, method: theirs.method }).toEqual({ url: ours.url, method: 'GET' });
        expect(theirs?.headers['accept-encoding']).toBe(ours.acceptEncoding);
        expect(theirs?.headers['if-none-match']).toBe(ours.ifNoneMatch);
        expect(theirs?.headers).not.toHaveProperty('transfer-encoding');
        expect(theirs?.headers).not.toHaveProperty('content-length');
      }),
      { numRuns: 2_000 },
    );
  });
});
