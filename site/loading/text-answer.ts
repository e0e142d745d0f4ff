import { retryAfterSeconds } from '../constants.ts';
import type { SiteServices } from '../context.ts';
import { isCallError } from './failures.ts';

/**
 * A file made from the content, for programs. Undefined means there is none (404); where the content cannot be had
 * it is not there "at the moment" (503), so that no robot takes the trouble for an answer.
 */
export async function textAnswer(
  services: SiteServices,
  mediaType: string,
  make: () => Promise<string | undefined> | string,
): Promise<Response> {
  const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  try {
    const text = await make();
    if (text === undefined) return new Response('There is no such file.\n', { status: 404, headers: plain });
    return new Response(text, {
      headers: { 'Content-Type': `${mediaType}; charset=utf-8`, 'Cache-Control': 'public, max-age=0, must-revalidate' },
    });
  } catch (error) {
    if (!isCallError(error)) throw error;
    services.logError(error);
    const headers = { ...plain, 'Retry-After': String(retryAfterSeconds) };
    return new Response('Not available at the moment.\n', { status: 503, headers });
  }
}
