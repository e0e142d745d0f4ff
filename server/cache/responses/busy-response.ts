import { randomUUID } from 'node:crypto';
import { problemResponse } from '#api/http/responses.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { plainPage, textLanguageAt } from '#server/site/plain-page.ts';
import { textLanguageOf, textLanguages } from '#site/texts/text-languages.ts';
import { textsFor } from '#site/texts/use-texts.ts';
import { type CachedResponse, cachedResponseOf } from './cached-response.ts';

/** Seconds after which a rejected client may retry. */
const retryAfter = '5';
export const whenAgain = { 'retry-after': retryAfter, 'cache-control': 'no-store' };

const pageHeaders = {
  ...whenAgain,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

function pageIn(language: string): string {
  const { unavailableTitle: title, unavailableText: text } = textsFor(language).errors;
  return plainPage(language, { title, text });
}

/** The 503 response for an address while too many requests wait. */
export function busyResponse(address: string, defaultLanguage: string): Response {
  if (address.startsWith('/api/')) {
    return problemResponse(new HttpError('unavailable', undefined, { headers: whenAgain }), randomUUID());
  }
  return new Response(pageIn(textLanguageAt(address, defaultLanguage)), { status: 503, headers: pageHeaders });
}

export type BusyPage = (address: string) => CachedResponse;

/**
 * The prepared 503 pages, one for each language of the site's texts: rejecting a page must cost almost nothing.
 * `headers`: the headers of responses that bypass the app.
 */
export function createBusyPage(defaultLanguage: string, headers: Readonly<Record<string, string>> = {}): BusyPage {
  const prepare = (language: string) =>
    cachedResponseOf(503, { ...headers, ...pageHeaders }, Buffer.from(pageIn(language)));
  const pages = new Map(textLanguages.map((language) => [language, prepare(language)]));
  const fallback = prepare(textLanguageOf(defaultLanguage));
  return (address) => pages.get(textLanguageAt(address, defaultLanguage)) ?? fallback;
}
