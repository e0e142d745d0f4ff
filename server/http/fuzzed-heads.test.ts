import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseFormHead, parseRequestHead } from '../http/parse-request-head.ts';

/*
 * Compares the parser of the socket with Node's on valid request heads and on heads with small mutations. A head that only one of
 * them accepts, or that they read differently, would let a request hide behind another one (request smuggling).
 */

const head = (first: string, ...lines: string[]) => `${[first, ...lines].join('\r\n')}\r\n\r\n`;

/** Follows each request on its connection. Node finds it only if both parsers end the request at the same byte. */
const nextUrl = '/next';
const next = head(`GET ${nextUrl} HTTP/1.1`, 'Host: a');

interface Found {
  requests: IncomingMessage[];
  bodyBytes: number;
}

let found: Found = { requests: [], bodyBytes: 0 };
const server = createServer((request, response) => {
  found.requests.push(request);
  request.on('data', (chunk: Buffer) => {
    found.bodyBytes += chunk.length;
  });
  response.end();
  if (request.url === nextUrl) request.socket.destroy();
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const readByNode = (text: string): Promise<Found> =>
  new Promise((resolve) => {
    found = { requests: [], bodyBytes: 0 };
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    socket.on('close', () => resolve(found));
    socket.resume();
    socket.end(text + next, 'latin1');
  });

const visible = fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)) });
const space = fc.constantFrom('', ' ', '  ', '\t', ' \t ');
const value = fc.oneof(
  fc.constantFrom(
    '',
    'gzip, br',
    'br;q=1.0, *;q=0',
    'W/"a", "b"',
    '*',
    'prefetch',
    'null',
    'http://a.example',
    'a=b; c="d"',
  ),
  visible,
  fc.tuple(visible, visible).map((words) => words.join(' ')),
);
const inAnyCase = (name: string) => fc.constantFrom(name, name.toLowerCase(), name.toUpperCase());
const lineOf = (name: string, values: fc.Arbitrary<string> = value) =>
  fc.tuple(inAnyCase(name), fc.constant(':'), space, values, space).map((parts) => parts.join(''));
const host = lineOf('Host', fc.constantFrom('a', 'a.example:3000', '[::1]:80'));
const optional = [
  ...[
    ...['Accept-Encoding', 'If-None-Match', 'Origin', 'User-Agent', 'Sec-Purpose', 'Purpose', 'X-Moz', 'Cookie'],
    ...['Accept', 'Cache-Control', 'Referer', 'Sec-Fetch-Dest', 'X-Forwarded-For', 'Range', 'x_y.z!'],
  ].map((name) => lineOf(name)),
  lineOf('Connection', fc.constantFrom('keep-alive', 'Keep-Alive')),
];

/** Lines that both parsers must see: a second one of a kind, or one that changes where the request ends. */
const decisive = fc.constantFrom(
  ...['Transfer-Encoding: chunked', 'Content-Length: 1', 'Upgrade: h2c', 'Expect: 100-continue', 'TE: trailers'],
  ...['Host: b', 'Accept-Encoding: gzip', 'If-None-Match: "b"', 'Connection: close', 'User-Agent: b'],
);
const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.tuple(arbitrary) });

const token = fc.constantFrom(
  ...['\r\n', '\r', '\n', ' ', '\t', ':', ',', ';', '\0', '\x7f', '\x80', 'é', '"', '#', '?', '%', '@', '[', '+'],
  ...['', '', '0', '1', 'a', 'Z', '/', '*', 'close', 'chunked', ' HTTP/1.1'],
);
interface Mutation {
  at: number;
  cut: number;
  put: string;
}
const mutations = fc.array(fc.record({ at: fc.nat(), cut: fc.nat({ max: 2 }), put: token }), { maxLength: 1 });
const mutated = (text: string, { at, cut, put }: Mutation) => {
  const from = at % text.length;
  return text.slice(0, from) + put + text.slice(from + cut);
};

const headsOf = (method: string, ...required: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.subarray(optional, { maxLength: 8 }), rarely(decisive))
    .chain(([chosen, more]) => fc.tuple(visible, fc.tuple(host, ...required, ...chosen), fc.constant(more), mutations))
    .chain(([path, lines, more, changes]) =>
      fc
        .shuffledSubarray([...lines, ...more], { minLength: lines.length + more.length })
        .map((all) => changes.reduce(mutated, head(`${method} /${path} HTTP/1.1`, ...all))),
    );

/** Requires that `compare` returns true, which means that our parser accepts the head, for at least half of the heads. */
async function fuzz(heads: fc.Arbitrary<string>, compare: (text: string) => Promise<boolean>): Promise<void> {
  let runs = 0;
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(heads, async (text) => {
      runs += 1;
      if (await compare(text)) accepted += 1;
    }),
    { numRuns: 2_000, interruptAfterTimeLimit: 10_000 },
  );
  expect(accepted / runs).toBeGreaterThanOrEqual(0.5);
}

test('reads a form as Node’s parser does', async () => {
  const forms = headsOf('POST', lineOf('Content-Length', fc.nat({ max: 30 }).map(String)));
  await fuzz(forms, async (text) => {
    const ours = parseFormHead(text);
    if (!ours) return false;
    const { requests, bodyBytes } = await readByNode(text + 'x'.repeat(ours.length));
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${ours.url}`, `GET ${nextUrl}`]);
    expect(bodyBytes).toBe(ours.length);
    expect(requests[0]?.headers).not.toHaveProperty('transfer-encoding');
    return true;
  });
}, 30_000);

test('reads a request as Node’s parser does', async () => {
  await fuzz(headsOf('GET'), async (text) => {
    const ours = parseRequestHead(text);
    if (!ours) return false;
    const { requests } = await readByNode(text);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${ours.url}`, `GET ${nextUrl}`]);
    const { headers = {} } = requests[0] ?? {};
    expect(headers['accept-encoding']).toBe(ours.acceptEncoding);
    expect(headers['if-none-match']).toBe(ours.ifNoneMatch);
    expect('origin' in headers).toBe(ours.hasOrigin);
    for (const [name, own] of Object.entries(ours.reader)) expect(headers[name], name).toBe(own);
    expect(headers).toHaveProperty('host');
    expect(headers.connection ?? 'keep-alive').toMatch(/^keep-alive$/i);
    expect(headers).not.toHaveProperty('transfer-encoding');
    expect(headers).not.toHaveProperty('content-length');
    return true;
  });
}, 30_000);
