import { HttpError } from '#contract/problem.ts';

const reads = new Set(['GET', 'HEAD']);

/**
 * Throws unless a request that changes something comes from a page of the office itself. Browsers name the page's
 * origin in each such request and let no page change it; other programs have no business here.
 */
export function requireOwnOrigin(request: Request, officeOrigin: string): void {
  if (reads.has(request.method) || request.headers.get('origin') === officeOrigin) return;
  throw new HttpError('forbidden', `The office is at ${officeOrigin}; open it there.`);
}
