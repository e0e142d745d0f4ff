import { randomUUID } from 'node:crypto';
import { problemAnswer } from '#api/answers.ts';
import { Refusal } from '#contract/problem.ts';
import { pageTextsFor } from '#site/texts/use-page-texts.ts';

/** Seconds after which somebody who found us too busy may ask again. */
const retryAfter = '5';

/** Costs next to nothing, which is the point of it: more is asked for than can be made. */
export function busyAnswer(address: string): Response {
  const headers = { 'retry-after': retryAfter, 'cache-control': 'no-store' };
  if (address.startsWith('/api/')) {
    return problemAnswer(new Refusal('unavailable', undefined, { headers }), randomUUID());
  }
  const { unavailableTitle, unavailableText } = pageTextsFor('en').errors;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${unavailableTitle}</title><h1>${unavailableTitle}</h1><p>${unavailableText}</p></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
}
