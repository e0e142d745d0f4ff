import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { bareSafeHeaders } from '../requests/safe-headers.ts';
import { createOwnServer } from './create-server.ts';
import { parseRequestHead } from './parse-request-head.ts';

const safe = bareSafeHeaders('https://www.example.com');

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** Sends raw bytes; returns the response when the server closes the connection. */
async function answerTo(bytes: string, listener: RequestListener = (_, response) => response.end('well')) {
  server = createOwnServer(listener, safe, { headersTimeout: 100, connectionsCheckingInterval: 20 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise<string>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes));
    let text = '';
    socket.setEncoding('latin1').on('data', (part) => {
      text += part;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(text));
  });
}

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const chunked = head('POST / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked');

test.each([
  ['nonsense', 'nonsense\r\n\r\n', '400 Bad Request'],
  ['a malformed header line', head('GET / HTTP/1.1', 'Host: a', 'no line'), '400 Bad Request'],
  ['no host', head('GET / HTTP/1.1'), '400 Bad Request'],
  ['two lengths', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2'), '400 Bad Request'],
  ['too large a head', head('GET / HTTP/1.1', 'Host: a', `X: ${'x'.repeat(20_000)}`), '431 Request Header Fields Too'],
  ['a chunk extension that is too large', `${chunked}1;${'x'.repeat(20_000)}\r\n`, '413 Payload Too Large'],
  ['an unknown expectation', head('GET / HTTP/1.1', 'Host: a', 'Expect: cake'), '417 Expectation Failed'],
  ['an incomplete head', 'GET / HTTP/1.1\r\nHost: a\r\n', '408 Request Timeout'],
])('%s: rejects it with security headers', async (_, bytes, status) => {
  // With an invalid body, the app receives the head first.
  const answer = await answerTo(bytes, (request, response) => request.resume().on('end', () => response.end('well')));
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
  const [lines = '', text = ''] = answer.split('\r\n\r\n');
  for (const [name, value] of Object.entries(safe)) expect(lines.toLowerCase()).toContain(`\r\n${name}: ${value}`);
  for (const line of ['connection: close', 'cache-control: no-store', 'content-type: text/plain; charset=utf-8']) {
    expect(lines.toLowerCase()).toContain(`\r\n${line}`);
  }
  expect(Date.parse(/\r\ndate: ([^\r]+)/i.exec(lines)?.[1] ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(text).toMatch(/^[A-Z][a-z ]+\.\n$/);
  expect(lines).toMatch(new RegExp(`\r\ncontent-length: ${text.length}(\r\n|$)`, 'i'));
});

const get = (...lines: string[]) => head('GET / HTTP/1.1', ...lines);

test.each([
  ...[
    '256.1.1.1',
    '1.2.3.4.5',
    'a:99999',
    'a:b',
    'a b',
    'a/b',
    'a?b',
    'a@b',
    'user:word@a',
    'a#b',
    'a\\b',
    '%41',
    'ä',
  ].map((host) => [`the host ${host}`, get(`Host: ${host}`)]),
  ...['[::gg]', '[::1', '::1', '[fe80::1%25eth0]', 'http://a', '<a>', '"a"', ''].map((host) => [
    `the host ${host}`,
    get(`Host: ${host}`),
  ]),
  ['two hosts', get('Host: a', 'Host: b')],
  ['the same host twice', get('Host: a', 'host: a')],
  ['two hosts over HTTP/1.0', head('GET / HTTP/1.0', 'Host: a', 'Host: a')],
  ['two hosts and a whole address', head('GET http://a/ HTTP/1.1', 'Host: a', 'Host: b')],
  ['a whole address without a host', head('GET http:///x HTTP/1.1', 'Host: a')],
  ['no more than a scheme', head('GET http:// HTTP/1.1', 'Host: a')],
  ['a whole address with an invalid host', head('GET http://256.1.1.1/ HTTP/1.1', 'Host: a')],
  ['a whole address with a user', head('GET http://user@a/ HTTP/1.1', 'Host: a')],
  ['a target without a slash', head('GET x HTTP/1.1', 'Host: a')],
  ['the target *', head('OPTIONS * HTTP/1.1', 'Host: a')],
  ['a backslash in the path', head('GET /a\\b HTTP/1.1', 'Host: a')],
  ['another scheme', head('GET ftp://a/ HTTP/1.1', 'Host: a')],
  ['a space before the colon', get('Host : a')],
  ['a folded line', get('Host: a', ' b')],
  ['a header without a name', get('Host: a', ': b')],
  ['a control character', get('Host: a', 'X: \u0001')],
  ['an unknown method', head('FOO / HTTP/1.1', 'Host: a')],
  ['an unknown version', head('GET / HTTP/3.7', 'Host: a')],
  ['a negative length', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: -1')],
  ['a length and chunks', head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked')],
])('%s: answers 400 and calls no listener', async (_, bytes) => {
  let called = 0;
  const answer = await answerTo(bytes, (_request, response) => {
    called += 1;
    response.end();
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  for (const [name, value] of Object.entries(safe)) expect(answer.toLowerCase()).toContain(`\r\n${name}: ${value}`);
  expect(called).toBe(0);
  expect(parseRequestHead(bytes), 'the fast path leaves it to node:http').toBeUndefined();
});

test.each([
  'a',
  'A.Example:3000',
  'localhost:',
  'a.example.',
  '127.0.0.1:80',
  '[::1]',
  '[2001:db8::1]:3000',
  'a_b',
  'xn--bcher-kva.example',
])('accepts the host %s', async (host) => {
  expect(await answerTo(get(`Host: ${host}`, 'Connection: close'))).toMatch(/^HTTP\/1\.1 200/);
  expect(parseRequestHead(get(`Host: ${host}`))).toBeDefined();
});

test('rejects too many pipelined requests with security headers', async () => {
  const held: (() => void)[] = [];
  const answer = await answerTo(head('GET / HTTP/1.1', 'Host: a').repeat(33), (_, response) => {
    held.push(() => response.end('well'));
    setImmediate(() => held.shift()?.());
  });
  const refused = answer.slice(answer.indexOf('HTTP/1.1 503'));
  expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(32);
  expect(refused.toLowerCase()).toContain('\r\nretry-after: 5');
  for (const [name, value] of Object.entries(safe)) expect(refused.toLowerCase()).toContain(`\r\n${name}: ${value}`);
});

test('sends no second response after a started one', async () => {
  const answer = await answerTo(`${chunked}1\r\na\r\nnonsense\r\n`, (request, response) => {
    request.on('error', () => undefined);
    response.writeHead(200, { 'content-length': 100 });
    response.write('begun');
  });
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
  expect(answer).toMatch(/begun$/);
});

test('accepts HTTP/1.0 without a Host header', async () => {
  expect(await answerTo(head('GET / HTTP/1.0'))).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*well$/);
});

test.each([
  ['http://site.test/api/WebApi/GetNews?pad=1', '/api/WebApi/GetNews?pad=1', 'site.test'],
  ['HTTPS://site.test:8443//x', '//x', 'site.test:8443'],
  ['http://site.test?q=a', '/?q=a', 'site.test'],
  ['http://site.test', '/', 'site.test'],
  ['/news?next=http://site.test/', '/news?next=http://site.test/', 'a'],
])('passes %s to the listener as a path of its host', async (target, url, host) => {
  let seen: unknown;
  await answerTo(head(`GET ${target} HTTP/1.1`, 'Host: a', 'Connection: close'), (request, response) => {
    seen = [request.url, request.headers.host];
    response.end();
  });
  expect(seen).toEqual([url, host]);
});
