import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Call } from '#contract/protocol/call.ts';
import { oneAtATime } from '../rules/limits/one-at-a-time.ts';
import type { StreamedList } from '../rules/streams/streamed-list.ts';
import { jsonHeaders } from './responses.ts';

const text = new TextEncoder();

/**
 * A whole list as JSON, encoded batch by batch as the client reads it, so that the list is never in memory. It has no
 * ETag, which would need the whole list. `X-Accel-Buffering` tells nginx, and the cache of this process, not to collect
 * it.
 */
export function streamedResponse(
  call: Call,
  { batches, total }: StreamedList<unknown>,
  { shown, headers }: { shown: (items: unknown) => Promise<unknown>; headers: Record<string, string> },
): Response {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield text.encode('[');
    let comma = '';
    const reading = batches[Symbol.asyncIterator]();
    for (;;) {
      const chunk = await oneAtATime(async () => {
        const { done, value } = await reading.next();
        return done ? undefined : JSON.stringify(z.encode(call.output, await shown(value))).slice(1, -1);
      });
      if (chunk === undefined) break;
      if (chunk === '') continue;
      yield text.encode(comma + chunk);
      comma = ',';
    }
    yield text.encode(']');
  }
  // One batch is made ahead.
  const body = Readable.toWeb(Readable.from(chunks(), { highWaterMark: 1 })) as ReadableStream<Uint8Array>;
  return new Response(body, {
    headers: {
      ...headers,
      ...jsonHeaders,
      'cache-control': 'no-cache',
      'x-total-count': String(total),
      'x-accel-buffering': 'no',
    },
  });
}
