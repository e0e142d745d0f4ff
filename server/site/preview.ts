import { createHash } from 'node:crypto';
import type { Caller } from '#api/context.ts';
import { serverTextsFor } from '#site/texts/server-texts.ts';
import { textsFor } from '#site/texts/use-texts.ts';
import type { Backend } from '../backend.ts';
import type { Limit } from '../limits/limit-renders.ts';
import { plainPage, textLanguageAt } from './plain-page.ts';
import type { SiteHandler } from './site-handler.ts';

/** A preview shows unpublished content: no cache stores it, no search engine lists it, and no other site sees its address. */
const privately = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

const tokenPattern = /^[\w-]{20,100}$/;

/** The database stores this hash only, so a leaked database opens no preview. */
export const previewTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

function ended(address: string, defaultLanguage: string): Response {
  const language = textLanguageAt(address, defaultLanguage);
  const page = plainPage(language, {
    ...serverTextsFor(language).previewEnded,
    link: textsFor(language).errors.toHome,
  });
  return new Response(page, { status: 410, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

interface PreviewParts {
  backend: Backend;
  site: SiteHandler;
  limit: Limit | undefined;
  defaultLanguage: () => string;
}

/**
 * Responds to a request with a preview token: the page with the unpublished state, or 410 and a plain page if the link
 * is unknown or expired. Undefined for any other request. Opening the link counts towards `limit` because it reads the
 * entry from the database; 150 at once delayed all other requests by a quarter of a second.
 */
export async function previewResponse(
  request: Request,
  caller: Caller,
  { backend, site, limit, defaultLanguage }: PreviewParts,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const token = searchParams.get('preview');
  if (token === null || !backend.previewClientFor) return undefined;
  const render = async (whole: Request): Promise<Response> => {
    const client = tokenPattern.test(token) ? await backend.previewClientFor?.(token, caller) : undefined;
    return client ? site(whole, client, { preview: true }) : ended(pathname, defaultLanguage());
  };
  const answer = await (limit ? limit(request, render) : render(request));
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(privately)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
