import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { type Instance, startInstance } from './testing/program/instance.ts';
import { type RawResponse, rawRequest } from './testing/raw-request.ts';

/* Cached responses are served on the socket; FAST_PATH=off leaves them to node:http. A client cannot tell the two apart. */

const instances: Instance[] = [];
test.beforeAll(async () => {
  const settings = { DEMO: 'on', PUBLIC_URL: 'https://www.example.com' };
  instances.push(
    ...(await Promise.all(['on', 'off'].map((value) => startInstance({ ...settings, FAST_PATH: value })))),
  );
});
test.afterAll(async () => {
  for (const instance of instances) await instance.remove();
});

const paths = [
  '/',
  '/news?page=2',
  '/faq',
  '/NEWS',
  '/nothing/here',
  '/api/WebApi/GetFaq',
  '/sitemap.xml',
  '/a/../news',
  '/%ff',
];
const variants: Record<string, string>[] = [
  {},
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip' },
  { 'if-none-match': '*' },
  { origin: 'https://app.example.com' },
  { connection: 'close' },
];

/**
 * What a client reads, without the lines about the connection: the fast path omits `keep-alive`, the default of HTTP/1.1. When a
 * response is compressed again at the highest level, its length changes and its tag gets a `+`.
 */
function readBy({ status, headers, body }: RawResponse) {
  const {
    date,
    'x-request-id': id,
    'content-length': length,
    etag,
    connection,
    'keep-alive': idle,
    ...lines
  } = headers;
  const encoding = headers['content-encoding'];
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return {
    status,
    lines,
    etag: etag?.toString().replace('+"', '"'),
    length: encoding ? length !== undefined : length,
    hasDate: date !== undefined,
    hasId: id !== undefined,
    body: plain.toString(),
  };
}

test('sends the same status, headers and body with and without the fast path', async () => {
  for (const path of paths) {
    for (const headers of variants) {
      // The second request finds the response in the cache.
      for (const time of ['first', 'second']) {
        const [on, off] = await Promise.all(
          instances.map(async ({ url }) =>
            readBy(await rawRequest(url, path, { connection: 'keep-alive', ...headers })),
          ),
        );
        expect(on, `${path} ${JSON.stringify(headers)} ${time}`).toEqual(off);
      }
    }
  }
});
