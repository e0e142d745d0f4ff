import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const maxBytes = 1_000;

/** A body of 100 chunks of 100 bytes, and the number of chunks that were read. */
function chunkedBody() {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        taken += 1;
        stream.enqueue(new Uint8Array(100));
        if (taken === 100) stream.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken: () => taken };
}

const requestWith = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://site.test', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

test('stops reading a body that grows over the limit', async () => {
  const { body, taken } = chunkedBody();
  await expect(readBody(requestWith(body), maxBytes)).rejects.toMatchObject({ code: 'too_large' });
  expect(taken()).toBeLessThanOrEqual(12);
});

test('does not read a body whose Content-Length is over the limit', async () => {
  const { body, taken } = chunkedBody();
  const request = requestWith(body, { 'content-length': '10000' });
  await expect(readBody(request, maxBytes)).rejects.toMatchObject({ code: 'too_large' });
  expect(taken()).toBe(0);
});

test('reads a body of exactly the limit', async () => {
  expect(await readBody(requestWith(new Uint8Array(maxBytes)), maxBytes)).toHaveLength(maxBytes);
});

test.each([undefined, '0', '1', '999', '1000', '-5', 'x', '1e9', '99999999999999999999'])(
  'reads the same body whose Content-Length is %s',
  async (length) => {
    const body = Buffer.from(Array.from({ length: 999 }, (_, at) => at % 251));
    const parts = [body.subarray(0, 3), body.subarray(3, 700), body.subarray(700)];
    const request = requestWith(new Blob(parts).stream(), length === undefined ? {} : { 'content-length': length });
    expect(Buffer.from(await readBody(request, maxBytes)).equals(body)).toBe(true);
  },
);
