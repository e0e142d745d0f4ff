import { createHash } from 'node:crypto';
import type { Caller } from '#api/context.ts';
import type { Backend } from './backend.ts';
import type { SiteHandler } from './site-handler.ts';

/** A page with a state in it that visitors do not see is kept nowhere, found by nobody, and told to no other site. */
const privately = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

const tokenPattern = /^[\w-]{20,100}$/;

/** The token of a preview as it is kept: the database never holds one that opens anything. */
export const previewTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

const endedPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This preview has ended</title>
<h1>This preview has ended</h1>
<p>Its link is no longer valid. Ask whoever sent it to you for a new one, or go to <a href="/">the site</a>.</p>
</html>
`;

/**
 * Answers a request that carries a preview’s token: its page with the unpublished state in it, or 410 with a plain page
 * where the link is unknown or has expired. Undefined for any other request.
 */
export async function previewAnswer(
  request: Request,
  caller: Caller,
  { backend, site }: { backend: Backend; site: SiteHandler },
): Promise<Response | undefined> {
  const token = new URL(request.url).searchParams.get('preview');
  if (token === null || !backend.previewClientFor) return undefined;
  const client = tokenPattern.test(token) ? await backend.previewClientFor(token, caller) : undefined;
  if (!client) {
    const headers = { ...privately, 'Content-Type': 'text/html; charset=utf-8' };
    return new Response(endedPage, { status: 410, headers });
  }
  const answer = await site(request, client, { preview: true });
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(privately)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
