import { data } from 'react-router';
import { CallError } from '#contract/protocol/call-error.ts';
import { retryAfterSeconds } from '../constants.ts';
import type { SiteServices } from '../context.ts';

/** What the error page learns about a failure; details stay on the server. */
export type PageFailure = 'not-found' | 'gone' | 'unavailable' | 'broken';

/** It does not exist, or no longer. */
export const isNotFound = (error: unknown): boolean => error instanceof CallError && error.kind === 'not-found';

/** It was published once and has been withdrawn. */
export const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 410;

/** The response for a page that is temporarily unavailable or incomplete. */
export const retryAfter = {
  status: 503,
  headers: { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' },
} as const;

/** Thrown by a loader: no page exists at this address. */
export const notFound = () => data('not-found' satisfies PageFailure, { status: 404 });

/** Thrown by a loader: the page at this address was withdrawn. */
const gone = () => data('gone' satisfies PageFailure, { status: 410 });

/**
 * What a loader throws for a failed call: 404 or 410; 503 if the backend is down, fails or returns invalid data, which
 * is temporary; 500 if the backend rejected the page's own parameters.
 */
export function answerTo(error: unknown, services: SiteServices) {
  if (isNotFound(error)) return isGone(error) ? gone() : notFound();
  services.logError(error);
  if (!(error instanceof CallError) || error.kind === 'refused')
    return data('broken' satisfies PageFailure, { status: 500 });
  return data('unavailable' satisfies PageFailure, retryAfter);
}

/** Runs the calls of a page. Failures become error pages; thrown responses pass through. */
export async function orErrorPage<T>(services: SiteServices, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw error instanceof Error ? answerTo(error, services) : error;
  }
}
