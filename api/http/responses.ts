import { createHash } from 'node:crypto';
import { loaders, type Texts } from '#build/messages/office-server/titles.ts';
import { loadWords } from '#contract/languages/wording.ts';
import type { HttpError } from '#contract/protocol/problem.ts';
import { matchesEtag } from './etag.ts';

/** A JSON response that caches may store but must revalidate. 304 where `If-None-Match` matches. */
export function jsonResponse(request: Request, value: unknown, headers: Record<string, string> = {}): Response {
  const body = JSON.stringify(value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(body, { headers: { ...headers, ...jsonHeaders, 'cache-control': 'no-store' } });
  }
  const etag = etagOf(body);
  const all = { ...headers, ...jsonHeaders, etag, 'cache-control': 'no-cache' };
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers: all });
  return new Response(body, { headers: all });
}

/** A JSON response for one client; no cache may store it. */
export function privateResponse(_: Request, value: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), { headers: { ...headers, ...jsonHeaders, 'cache-control': 'no-store' } });
}

export const etagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

export const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' };

const titles = await loadWords<Texts>(loaders);

/** `lang`: the language of a user of the office; absent: English, or that of the visitor. */
export function problemResponse(refusal: HttpError, requestId: string, lang?: string): Response {
  const title = lang === undefined ? undefined : titles.say((texts) => texts[refusal.code], lang);
  const problem = refusal.toProblem(lang, title);
  return new Response(JSON.stringify({ ...problem, requestId }), {
    status: problem.status,
    headers: {
      ...refusal.headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
