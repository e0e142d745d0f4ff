import { RequestError } from '@hono/node-server';
import type { Log } from '../logging/log.ts';
import { requestIdNow } from './current-request.ts';
import { plainFailure } from './plain-failure.ts';

/** Responds to errors that the app did not catch. */
export const errorResponse =
  (log: Log, headers: Readonly<Record<string, string>>) =>
  (error: unknown): Response => {
    // Invalid addresses and hosts are errors of the client, so they are not logged.
    if (error instanceof RequestError) return new Response('This address is not valid.\n', { status: 400, headers });
    log.error({ err: error }, 'A request failed');
    const failure = plainFailure(requestIdNow());
    for (const [name, value] of Object.entries(headers)) failure.headers.set(name, value);
    return failure;
  };
