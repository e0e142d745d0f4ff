import { createHash } from 'node:crypto';
import type { Caller } from '#api/context.ts';
import type { Backend } from './backend.ts';
import type { Limit } from './limits/limit-renders.ts';
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

const ended = (): Response =>
  new Response(endedPage, { status: 410, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/**
 * Answers a request that carries a preview’s token: its page with the unpublished state in it, or 410 with a plain page
 * where the link is unknown or has expired. Undefined for any other request. Opening the link is within `limit` too: it reads the entry
 * from the database, and 150 at once held up all others for a quarter of a second.
 */
export async function previewAnswer(
  request: Request,
  caller: Caller,
  { backend, site, limit }: { backend: Backend; site: SiteHandler; limit: Limit | undefined },
): Promise<Response | undefined> {
  const token = new URL(request.url).searchParams.get('preview');
  if (token === null || !backend.previewClientFor) return undefined;
  const render = async (whole: Request): Promise<Response> => {
    const client = tokenPattern.test(token) ? await backend.previewClientFor?.(token, caller) : undefined;
    return client ? site(whole, client, { preview: true }) : ended();
  };
  const answer = await (limit ? limit(request, render) : render(request));
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(privately)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
