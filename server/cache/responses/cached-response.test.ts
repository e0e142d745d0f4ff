import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CachedResponse,
  cachedResponseOf,
  compressBest,
  heldBytes,
  send,
  toCachedResponse,
} from './cached-response.ts';

const text = 'A finished page, word for word. '.repeat(100);
const headers = {
  'content-type': 'text/html',
  'cache-control': 'public',
  'content-security-policy': "default-src 'none'",
};
const answers: Record<string, CachedResponse> = {
  '/long': cachedResponseOf(200, headers, Buffer.from(text)),
  '/short': cachedResponseOf(200, headers, Buffer.from('short')),
  '/missing': cachedResponseOf(404, headers, Buffer.from(text)),
};
const server = createServer((request, response) => {
  const answer = answers[request.url ?? ''];
  if (answer) void send(answer, request, response, ['x-more', '1']);
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** Requests without the automatic decompression of fetch. */
function ask(path: string, asked: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    httpRequest(`${url}${path}`, { headers: asked, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

function unpacked(bytes: Buffer, encoding: string): Buffer {
  if (encoding === 'gzip') return gunzipSync(bytes);
  return encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
}

describe('a cached response', () => {
  test('is sent plain, in gzip and in Brotli, each with its length, ETag and headers', async () => {
    const [plain, gzip, br] = await Promise.all([
      ask('/long'),
      ask('/long', { 'accept-encoding': 'gzip' }),
      ask('/long', { 'accept-encoding': 'gzip, br' }),
    ]);
    expect(plain.bytes.toString()).toBe(text);
    expect(gunzipSync(gzip.bytes).toString()).toBe(text);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(text);
    for (const { bytes, headers: got } of [plain, gzip, br]) {
      expect(got).toMatchObject({
        ...headers,
        'content-length': String(bytes.length),
        vary: 'Accept-Encoding',
        'x-more': '1',
      });
    }
    expect(new Set([plain, gzip, br].map((got) => got.headers.etag)).size).toBe(3);
    expect([plain, gzip, br].map((got) => got.headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
  });

  test.each(['', 'gzip', 'br'])('is not sent to a client whose ETag matches, in “%s”', async (encoding) => {
    const first = await ask('/long', { 'accept-encoding': encoding });
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/long', { 'if-none-match': known, 'accept-encoding': 'br' });
      expect(again.status).toBe(304);
      expect(again.bytes.length).toBe(0);
      expect(again.headers).toMatchObject({ 'cache-control': 'public', vary: 'Accept-Encoding' });
      expect(again.headers).toHaveProperty('content-security-policy');
    }
    expect((await ask('/long', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is not compressed if short, has no body for HEAD, and no 304 for a missing page', async () => {
    expect((await ask('/short', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    const head = await ask('/long', {}, 'HEAD');
    expect([head.bytes.length, head.headers['content-length']]).toEqual([0, String(text.length)]);
    const missing = await ask('/missing', { 'if-none-match': '*' });
    expect([missing.status, missing.bytes.toString()]).toEqual([404, text]);
  });

  test('has the same bytes under the same ETag, regardless of earlier requests and compression', async () => {
    const wishes = fc.array(fc.constantFrom('identity', 'gzip', 'br', 'best'), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 900, maxLength: 2_000 }), wishes, async (asText, asked) => {
        const content = Buffer.from(asText);
        const answer = cachedResponseOf(200, headers, content);
        answers['/any'] = answer;
        const tags = new Map<string, unknown>();
        let effort = '';
        for (const wish of asked) {
          if (wish === 'best') {
            await compressBest(answer);
            effort = 'best';
            continue;
          }
          const got = await ask('/any', { 'accept-encoding': wish });
          expect(unpacked(got.bytes, wish).equals(content)).toBe(true);
          const kind = wish === 'identity' ? wish : `${wish} ${effort}`;
          expect(tags.get(kind) ?? got.headers.etag).toBe(got.headers.etag);
          tags.set(kind, got.headers.etag);
          expect(heldBytes(answer)).toBeGreaterThan(0);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('drops its plain bytes after compression, unless a client requested them', async () => {
    const unasked = cachedResponseOf(200, headers, Buffer.from(text));
    const plain = heldBytes(unasked);
    await compressBest(unasked);
    expect(heldBytes(unasked)).toBeLessThan(plain - text.length / 2);
    answers['/asked'] = cachedResponseOf(200, headers, Buffer.from(text));
    await ask('/asked');
    await compressBest(answers['/asked']);
    expect(heldBytes(answers['/asked'])).toBeGreaterThan(plain);
  });

  test('keeps the headers of its response', async () => {
    const response = new Response('text', {
      status: 410,
      headers: { vary: 'Origin', etag: '"own"', 'x-total-count': '3' },
    });
    const ready = await toCachedResponse(response, { 'cache-control': 'no-store' });
    expect(ready.status).toBe(410);
    expect(ready.headers).toMatchObject({
      vary: 'Origin, Accept-Encoding',
      'x-total-count': '3',
      'cache-control': 'no-store',
    });
    expect(ready.headers).not.toHaveProperty('etag');
  });

  test('lists Accept-Encoding once in its Vary header', () => {
    const once = cachedResponseOf(200, { vary: 'Origin' }, Buffer.from(text));
    expect(cachedResponseOf(200, once.headers, Buffer.from(text)).headers.vary).toBe('Origin, Accept-Encoding');
  });
});

test('uses no more memory than its bytes, even if short', () => {
  const { unchanged, bodies } = cachedResponseOf(200, headers, Buffer.from('short'));
  for (const { packet } of [unchanged, bodies.identity].filter((body) => body !== undefined)) {
    expect(packet.whole.buffer.byteLength).toBe(packet.whole.length);
    expect(packet.body.buffer).toBe(packet.whole.buffer);
  }
});
