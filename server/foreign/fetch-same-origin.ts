import { createConcurrencyLimiter } from '../limits/concurrency-limiter.ts';

const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const mostRedirects = 3;

/**
 * Fetches from one host. A GET follows redirects within the same origin; nothing else is sent twice. Throws an Error that says why
 * where the host redirects elsewhere: it could name an address that only this process reaches.
 */
export async function fetchSameOrigin(request: Request): Promise<Response> {
  const { origin } = new URL(request.url);
  let current = request;
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const response = await fetch(current, { redirect: 'manual' });
    const location = redirectStatuses.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    if (request.method !== 'GET') throw new Error(`A ${request.method} was redirected to ${location}`);
    const next = new URL(location, current.url);
    if (next.origin !== origin) throw new Error(`Redirected to another origin: ${next.origin}`);
    current = new Request(next, current);
  }
  throw new Error('Too many redirects');
}

/** Every answer may be read at the same time up to here; of longer ones, one at a time. */
const smallBytes = 1024 * 1024;
const mostLargeWaiting = 50;

/**
 * Reads the whole body of a response before it returns it. Throws an Error where that is larger than `maxBytes`, counted after
 * decompression, and {@link TooBusy} where too many large ones wait: read all at once, they would fill the memory.
 */
export function createBodyLimit(maxBytes: number): (response: Response) => Promise<Response> {
  const large = createConcurrencyLimiter({ maxConcurrent: 1, maxWaiting: mostLargeWaiting });
  return async (response) => {
    const { body, status, statusText, headers } = response;
    if (!body) return response;
    const tooLarge = async () => {
      await body.cancel();
      return new Error(`The answer is larger than ${maxBytes} bytes`);
    };
    if (Number(headers.get('content-length') ?? 0) > maxBytes) throw await tooLarge();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    const reader = body.getReader();
    /** Whether all of it has been read. */
    const readTo = async (most: number): Promise<boolean> => {
      while (bytes <= most) {
        const { done, value } = await reader.read();
        if (done) return true;
        bytes += value.length;
        chunks.push(value);
      }
      return false;
    };
    const isWhole = (await readTo(smallBytes)) || (await large.take(() => readTo(maxBytes)));
    if (!isWhole || bytes > maxBytes) {
      reader.releaseLock();
      throw await tooLarge();
    }
    return new Response(new Blob(chunks), { status, statusText, headers });
  };
}
