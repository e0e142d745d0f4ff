import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

/**
 * Whether a response is made for one client. Responses made for the cache have no socket; the cache bounds and
 * compresses its own.
 */
export function isForOne({ env }: Context<{ Bindings: HttpBindings }>): boolean {
  const { incoming }: Partial<HttpBindings> = env ?? {};
  return incoming !== undefined;
}

const compressing = compress();

/** Compresses the pages and calls that are never cached, such as comparisons. */
export const compressUncached: MiddlewareHandler<{ Bindings: HttpBindings }> = (c, next) =>
  isForOne(c) ? compressing(c, next) : next();
