const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const maxRedirects = 3;

/**
 * Fetches from one host. A GET follows redirects within the same origin; other methods follow none. Throws an Error for
 * a redirect to another origin, which could be an address that only this process reaches.
 */
export async function fetchSameOrigin(request: Request): Promise<Response> {
  const { origin } = new URL(request.url);
  let current = request;
  for (let hop = 0; hop <= maxRedirects; hop++) {
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
