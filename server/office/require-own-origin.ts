import { words } from '#api/office/words.ts';

const reads = new Set(['GET', 'HEAD']);

/**
 * Throws unless a request that changes data comes from a page of the office. Browsers send the page's origin with each
 * such request, and scripts cannot change it; other programs must not use these calls.
 */
export function requireOwnOrigin(request: Request, officeOrigin: string): void {
  if (reads.has(request.method) || request.headers.get('origin') === officeOrigin) return;
  throw words.error('forbidden', (texts) => texts.problems.otherOrigin({ origin: officeOrigin }));
}
