import { randomUUID } from 'node:crypto';
import { problemAnswer } from '#api/answers.ts';
import { Refusal } from '#contract/problem.ts';
import { pageTextsFor } from '#site/texts/use-page-texts.ts';
import { TooBusy, type Turns } from '../turns.ts';
import type { Made } from './answer-cache.ts';
import { noteReads, type Reads } from './reads.ts';
import { bytesOf, type ReadyAnswer, readyFrom, readyOf } from './ready-answer.ts';

/**
 * For a network of caches in front: it may give an answer for ten seconds, a little longer while it fetches the next one, and for
 * a day if we are away. Browsers ask each time.
 */
const keepable = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30, stale-if-error=86400';

export interface Maker {
  /** Answers as if nobody in particular had asked. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** The site's own address; requests are made with it, whatever host a visitor named. */
  publicUrl: string;
  /** How many answers are made at once. */
  turns: Turns;
}

/** Makes answers out of the app, for everybody: no header and no parameter of one visitor's reaches it. */
export const makerOf =
  ({ fetch, publicUrl, turns }: Maker) =>
  async (address: string, reads: Reads): Promise<Made> => {
    const response = await turns
      .take(() => noteReads(reads, async () => fetch(new Request(`${publicUrl}${address}`))))
      .catch((error: unknown) => {
        if (error instanceof TooBusy) return busy(address);
        throw error;
      });
    const control = response.headers.get('cache-control') ?? '';
    const private_ = /no-store|private/.test(control);
    const { status } = response;
    const failed = status >= 500 || (status === 200 && private_);
    const keep = status === 200 && !private_ && !response.headers.has('set-cookie');
    // What never changes under its address says so itself.
    const headers: Record<string, string> = keep && !control.includes('immutable') ? { 'cache-control': keepable } : {};
    return { answer: await readyFrom(response, headers), keep, failed };
  };

/** Seconds after which somebody who found us too busy may ask again. */
const retryAfter = '5';

/** Costs next to nothing, which is the point of it: more is asked for than can be made. */
function busy(address: string): Response {
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

/** The same page, with a line at its top that says from when it is. */
export function withNotice(answer: ReadyAnswer, notice: string): ReadyAnswer {
  const headers: Record<string, string> = { ...answer.headers, 'cache-control': 'no-store' };
  const bytes = bytesOf(answer);
  if (!headers['content-type']?.startsWith('text/html')) return readyOf(answer.status, headers, bytes);
  const html = bytes
    .toString()
    .replace(/<body[^>]*>/, (body) => `${body}<p class="copy-notice" role="status">${notice}</p>`);
  return readyOf(answer.status, headers, Buffer.from(html));
}
