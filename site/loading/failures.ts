import { data } from 'react-router';
import type { CallError } from '#contract/call-error.ts';
import { retryAfterSeconds } from '../constants.ts';
import type { SiteServices } from '../context.ts';

/** What the error page is told of a failure; nothing of the failure's inside leaves the server. */
export type PageFailure = 'not-found' | 'gone' | 'unavailable' | 'broken';

/**
 * Recognised by its name: the client comes from the server's own copy of the contract, so the class is not
 * the one in the site's bundle.
 */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError' && 'kind' in error;
}

/** There is no such thing, or no longer. */
export const isNotFound = (error: unknown): boolean => isCallError(error) && error.kind === 'not-found';

/** Visitors could once read it; it was withdrawn. */
export const isGone = (error: unknown): boolean => isCallError(error) && error.status === 410;

/** How a page is answered that cannot be had, or not all of it, but soon may. */
export const comeBackLater = {
  status: 503,
  headers: { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' },
} as const;

/** Thrown by a loader: there is no page at this address. */
export const notFound = () => data('not-found' satisfies PageFailure, { status: 404 });

/** Thrown by a loader: what stood at this address was withdrawn. */
const gone = () => data('gone' satisfies PageFailure, { status: 410 });

/**
 * What a loader throws for a failed call: 404 or 410; 503 when the backend is away, broken or answers nonsense,
 * which all pass; 500 when the fault is in the page's own asking.
 */
export function answerTo(error: unknown, services: SiteServices) {
  if (isNotFound(error)) return isGone(error) ? gone() : notFound();
  services.logError(error);
  if (!isCallError(error) || error.kind === 'refused') return data('broken' satisfies PageFailure, { status: 500 });
  return data('unavailable' satisfies PageFailure, comeBackLater);
}

/** Runs the calls of a page; a failure becomes the right kind of error page, thrown answers pass through. */
export async function orErrorPage<T>(services: SiteServices, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw error instanceof Error ? answerTo(error, services) : error;
  }
}
