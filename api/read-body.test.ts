import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const maxBytes = 1_000;

/** A body of 100 chunks of 100 bytes, and how many of them were taken. */
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

test('a body that grows over the limit is refused there and read no further', async () => {
  const { body, taken } = chunkedBody();
  await expect(readBody(requestWith(body), maxBytes)).rejects.toMatchObject({ code: 'too_large' });
  expect(taken()).toBeLessThanOrEqual(12);
});

test('a body whose length is announced over the limit is not read at all', async () => {
  const { body, taken } = chunkedBody();
  const request = requestWith(body, { 'content-length': '10000' });
  await expect(readBody(request, maxBytes)).rejects.toMatchObject({ code: 'too_large' });
  expect(taken()).toBe(0);
});

test('a body of exactly the limit is read whole', async () => {
  expect(await readBody(requestWith(new Uint8Array(maxBytes)), maxBytes)).toHaveLength(maxBytes);
});
