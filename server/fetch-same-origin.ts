import { collected } from './collected.ts';

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

/** The response with its whole body read. Throws an Error where that is larger than `maxBytes`, counted after decompression. */
export async function limitBody(response: Response, maxBytes: number): Promise<Response> {
  const { body, status, statusText, headers } = response;
  if (!body) return response;
  const isTooLong = Number(headers.get('content-length') ?? 0) > maxBytes;
  if (isTooLong) await body.cancel();
  const bytes = isTooLong ? undefined : await collected(body, maxBytes);
  if (!bytes) throw new Error(`The answer is larger than ${maxBytes} bytes`);
  return new Response(new Uint8Array(bytes), { status, statusText, headers });
}
