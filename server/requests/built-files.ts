import { type ServeStaticOptions, serveStatic } from '@hono/node-server/serve-static';
import type { Env, MiddlewareHandler } from 'hono';

/**
 * Serves files of a build, always whole, as a server may (RFC 9110, 14.2). `serveStatic` returns a part also if If-Range
 * names another version, and 206 for several ranges and for other units than bytes.
 */
export function builtFiles<E extends Env>(options: ServeStaticOptions<E>): MiddlewareHandler<E> {
  const serve = serveStatic<E>(options);
  return (c, next) => {
    c.req.raw.headers.delete('range');
    return serve(c, next);
  };
}
