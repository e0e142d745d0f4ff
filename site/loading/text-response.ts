import { CallError } from '#contract/protocol/call-error.ts';
import { retryAfterSeconds } from '../constants.ts';
import type { SiteServices } from '../context.ts';

/**
 * A text file made from the content, for programs. `make` returns undefined for 404. If the backend fails, the response
 * is 503, so that crawlers retry instead of storing it.
 */
export async function textResponse(
  services: SiteServices,
  mediaType: string,
  make: () => Promise<string | undefined> | string | undefined,
): Promise<Response> {
  const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  try {
    const text = await make();
    if (text === undefined) return new Response('There is no such file.\n', { status: 404, headers: plain });
    return new Response(text, {
      headers: { 'Content-Type': `${mediaType}; charset=utf-8`, 'Cache-Control': 'public, max-age=0, must-revalidate' },
    });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    services.logError(error);
    const headers = { ...plain, 'Retry-After': String(retryAfterSeconds) };
    return new Response('Not available at the moment.\n', { status: 503, headers });
  }
}
