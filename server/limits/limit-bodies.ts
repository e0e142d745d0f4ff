import type { Context, MiddlewareHandler } from 'hono';
import { announcedBytes } from '#api/http/read-body.ts';
import { problemResponse } from '#api/http/responses.ts';
import { visitorKey } from '#api/rules/limits/rate-limit.ts';
import { maxEnquiryBytes } from '#contract/calls/send-enquiry.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { busyResponse, whenAgain } from '../cache/responses/busy-response.ts';
import type { AppEnv } from '../create-app.ts';
import { requestIdNow } from '../requests/current-request.ts';

/** Nine of the largest, which need 220 MB while they are parsed, checked and stored. */
const maxHeldBytes = 48 * 1024 * 1024;
/** One visitor that sends slowly must leave room for others. */
const maxVisitorBytes = maxHeldBytes / 3;
/** Smaller bodies are not counted: forms without a file always arrive. */
const minBytes = 64 * 1024;

interface BodyLimitOptions {
  addressOf: (c: Context<AppEnv>) => string;
  defaultLanguage: () => string;
}

/**
 * Bounds the bytes of what visitors send at once, by what the requests announce. The others get 503 before they are
 * read. Bodies of more than the largest form are refused elsewhere.
 */
export function createBodyLimit({ addressOf, defaultLanguage }: BodyLimitOptions): MiddlewareHandler<AppEnv> {
  const heldBy = new Map<string, number>();
  let held = 0;
  const hold = (visitor: string, bytes: number) => {
    held += bytes;
    const ofVisitor = (heldBy.get(visitor) ?? 0) + bytes;
    if (ofVisitor > 0) heldBy.set(visitor, ofVisitor);
    else heldBy.delete(visitor);
  };
  return async (c, next) => {
    const bytes = bodyBytes(c.req.raw);
    if (bytes <= minBytes) return next();
    const visitor = visitorKey(addressOf(c));
    if (held + bytes > maxHeldBytes || (heldBy.get(visitor) ?? 0) + bytes > maxVisitorBytes) {
      return c.req.path.startsWith('/api/') ? busyCall() : busyResponse(c.req.path, defaultLanguage());
    }
    hold(visitor, bytes);
    try {
      await next();
    } finally {
      hold(visitor, -bytes);
    }
  };
}

/** At most the largest form; without a length the same. */
function bodyBytes(request: Request): number {
  if (request.method === 'GET' || request.method === 'HEAD') return 0;
  return Math.min(announcedBytes(request) ?? maxEnquiryBytes, maxEnquiryBytes);
}

const busyCall = (): Response =>
  problemResponse(
    new HttpError('unavailable', 'Too many files are being received. Please try again in a few seconds', {
      headers: whenAgain,
    }),
    requestIdNow(),
  );
