import { HttpError } from '#contract/problem.ts';

/**
 * Reads the body of a request. Throws `too_large` once it exceeds `maxBytes`, regardless of its Content-Length, and `bad_request` where the
 * client disconnected. The connection stays open: a client that sends all of its body before it reads would get a reset instead of the
 * response. The server drains the rest (server/http/drain-timeout.ts).
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new HttpError('too_large', `At most ${maxBytes} bytes are accepted`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  const next = () => reader.read().catch(brokenOff);
  for (let part = await next(); !part.done; part = await next()) {
    length += part.value.length;
    if (length > maxBytes) {
      // Not cancelled: a form created in this process would continue to enqueue into a closed stream.
      reader.releaseLock();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  return joined(chunks, length);
}

function brokenOff(cause: unknown): never {
  throw Object.assign(new HttpError('bad_request', 'The request body is incomplete'), { cause });
}

function joined(chunks: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
