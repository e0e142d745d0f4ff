import { randomUUID } from 'node:crypto';
import { problemResponse } from '#api/responses.ts';
import { HttpError } from '#contract/problem.ts';
import { pageTextsFor } from '#site/texts/use-page-texts.ts';
import { type CachedResponse, cachedResponseOf } from './cached-response.ts';

/** Seconds after which a rejected client may retry. */
const retryAfter = '5';
const whenAgain = { 'retry-after': retryAfter, 'cache-control': 'no-store' };

const pageHeaders = {
  ...whenAgain,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

function pageText(): string {
  const { unavailableTitle: title, unavailableText } = pageTextsFor('en').errors;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${unavailableText}</p></html>`;
}

/** The 503 response for an address while too many requests wait. */
export function busyResponse(address: string): Response {
  if (address.startsWith('/api/')) {
    return problemResponse(new HttpError('unavailable', undefined, { headers: whenAgain }), randomUUID());
  }
  return new Response(pageText(), { status: 503, headers: pageHeaders });
}

/** The prepared 503 page: rejecting a page must cost almost nothing. `headers`: the headers of responses that bypass the app. */
export const busyPage = (headers: Readonly<Record<string, string>> = {}): CachedResponse =>
  cachedResponseOf(503, { ...headers, ...pageHeaders }, Buffer.from(pageText()));
