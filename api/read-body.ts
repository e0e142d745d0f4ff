import { HttpError } from '#contract/problem.ts';

/** The Content-Length of a request; undefined without a valid one. */
export function announcedBytes(request: Request): number | undefined {
  const header = request.headers.get('content-length') ?? '';
  return /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}

/**
 * Reads the body of a request. Throws `too_large` once it exceeds `maxBytes`, regardless of its Content-Length, and `bad_request` where the
 * client disconnected. The connection stays open: a client that sends all of its body before it reads would get a reset instead of the
 * response. The server drains the rest (server/http/drain-timeout.ts).
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new HttpError('too_large', `At most ${maxBytes} bytes are accepted`);
  if ((announcedBytes(request) ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  // The length is only a hint, but with a right one the body is not copied.
  let body = new Uint8Array(announcedBytes(request) ?? 0);
  let length = 0;
  const reader = request.body.getReader();
  const next = () => reader.read().catch(brokenOff);
  for (let part = await next(); !part.done; part = await next()) {
    if (length + part.value.length > maxBytes) {
      // Not cancelled: a form created in this process would continue to enqueue into a closed stream.
      reader.releaseLock();
      throw tooLarge();
    }
    if (length + part.value.length > body.length) {
      const larger = new Uint8Array(Math.min(maxBytes, Math.max(2 * body.length, length + part.value.length)));
      larger.set(body.subarray(0, length));
      body = larger;
    }
    body.set(part.value, length);
    length += part.value.length;
  }
  return body.subarray(0, length);
}

function brokenOff(cause: unknown): never {
  throw Object.assign(new HttpError('bad_request', 'The request body is incomplete'), { cause });
}
