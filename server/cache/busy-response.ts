import { randomUUID } from 'node:crypto';
import { problemAnswer } from '#api/answers.ts';
import { HttpError } from '#contract/problem.ts';
import { pageTextsFor } from '#site/texts/use-page-texts.ts';
import { type CachedResponse, cachedResponseOf } from './cached-response.ts';

/** Seconds after which somebody who found us too busy may ask again. */
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

/** More is asked for than can be made. */
export function busyResponse(address: string): Response {
  if (address.startsWith('/api/')) {
    return problemAnswer(new HttpError('unavailable', undefined, { headers: whenAgain }), randomUUID());
  }
  return new Response(pageText(), { status: 503, headers: pageHeaders });
}

/** Pages are refused with the very same bytes: it has to cost next to nothing. `headers`: those of an answer that is not the app's. */
export const busyPage = (headers: Readonly<Record<string, string>> = {}): CachedResponse =>
  cachedResponseOf(503, { ...headers, ...pageHeaders }, Buffer.from(pageText()));
