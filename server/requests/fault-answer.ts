import { RequestError } from '@hono/node-server';
import type { Log } from '../logging/log.ts';
import { requestIdNow } from './current-request.ts';
import { plainFailure } from './plain-failure.ts';

/** Answers what not even the app has caught. */
export const faultAnswer =
  (log: Log, headers: Readonly<Record<string, string>>) =>
  (error: unknown): Response => {
    // Addresses and hosts that are none: the asker's fault, and nothing that ours could mend.
    if (error instanceof RequestError) return new Response('This is no address.\n', { status: 400, headers });
    log.error({ err: error }, 'A request failed');
    const failure = plainFailure(requestIdNow());
    for (const [name, value] of Object.entries(headers)) failure.headers.set(name, value);
    return failure;
  };
