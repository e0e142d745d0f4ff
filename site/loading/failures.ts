import { data } from 'react-router';
import type { CallError } from '#contract/call-error.ts';
import { retryAfterSeconds } from '../constants.ts';
import type { SiteServices } from '../context.ts';

/** What the error page is told of a failure; nothing of the failure's inside leaves the server. */
export type PageFailure = 'not-found' | 'unavailable' | 'broken';

/**
 * Recognised by its name: the client comes from the server's own copy of the contract, so the class is not
 * the one in the site's bundle.
 */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError' && 'kind' in error;
}

export const isNotFound = (error: unknown): boolean => isCallError(error) && error.kind === 'not-found';

/** Thrown by a loader: there is no page at this address. */
export const notFound = () => data('not-found' satisfies PageFailure, { status: 404 });

/** What a loader throws for a failed call: 404, 503 when the backend is away, 500 when it broke. */
function answerTo(error: unknown, services: SiteServices) {
  if (isNotFound(error)) return notFound();
  services.logError(error);
  const isAway = isCallError(error) && ['unreachable', 'timed-out', 'cancelled', 'too-many'].includes(error.kind);
  if (!isAway) return data('broken' satisfies PageFailure, { status: 500 });
  const headers = { 'Retry-After': String(retryAfterSeconds) };
  return data('unavailable' satisfies PageFailure, { status: 503, headers });
}

/** Runs the calls of a page; a failure becomes the right kind of error page, thrown answers pass through. */
export async function orErrorPage<T>(services: SiteServices, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw error instanceof Error ? answerTo(error, services) : error;
  }
}
