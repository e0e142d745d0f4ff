import { HttpError } from '#contract/protocol/problem.ts';

/** The Content-Length of a request; undefined without a valid one. */
export function announcedBytes(request: Request): number | undefined {
  const header = request.headers.get('content-length') ?? '';
  return /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}

/**
 * The body of a request as it arrives. Throws `too_large` once it exceeds `maxBytes`, regardless of its Content-Length,
 * and `bad_request` where the client disconnected. The connection stays open: a client that sends all of its body
 * before it reads would get a reset instead of the response. The server drains the rest (server/http/drain-timeout.ts).
 */
export async function* bodyParts(request: Request, maxBytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const tooLarge = () => new HttpError('too_large', `At most ${maxBytes} bytes are accepted`);
  if ((announcedBytes(request) ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return;
  let length = 0;
  const reader = request.body.getReader();
  const next = () => reader.read().catch(brokenOff);
  try {
    for (let part = await next(); !part.done; part = await next()) {
      length += part.value.length;
      if (length > maxBytes) throw tooLarge();
      yield part.value;
    }
  } finally {
    // Not cancelled: a form created in this process would continue to enqueue into a closed stream.
    reader.releaseLock();
  }
}

/** The whole body of a request, with the errors of `bodyParts`. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  // The length is only a hint, but with a right one the body is not copied.
  let body = new Uint8Array(Math.min(announcedBytes(request) ?? 0, maxBytes));
  let length = 0;
  for await (const part of bodyParts(request, maxBytes)) {
    if (length + part.length > body.length) {
      const larger = new Uint8Array(Math.min(maxBytes, Math.max(2 * body.length, length + part.length)));
      larger.set(body.subarray(0, length));
      body = larger;
    }
    body.set(part, length);
    length += part.length;
  }
  return body.subarray(0, length);
}

function brokenOff(cause: unknown): never {
  throw Object.assign(new HttpError('bad_request', 'The request body is incomplete'), { cause });
}
