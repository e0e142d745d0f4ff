import type { Log } from '../logging/log.ts';
import { createLineLimit } from './line-limit.ts';
import type { RouteClass } from './route-class.ts';
import type { Answered } from './watch-requests.ts';

export interface RequestLogOptions {
  log: Log;
  /** Whether each request has a line. */
  accessLog: boolean;
  /** From how many milliseconds on a request is slow; 0: never. */
  slowRequestMs: number;
}

/** Here the client's own connection decides how long it takes. */
const downloads: readonly RouteClass[] = ['file', 'asset'];

const longestPath = 200;

/**
 * Logs slow requests, and each request where that is wanted. A line has no query, which may hold the secret of a preview or of
 * a mail's link, and no address or browser of the client.
 */
export function createRequestLog({ log, accessLog, slowRequestMs }: RequestLogOptions): (answered: Answered) => void {
  const slowLines = createLineLimit();
  return ({ requestId, method, path, route, status, seconds }) => {
    const milliseconds = Math.round(seconds * 1_000);
    const fields = { requestId, method, path: path.slice(0, longestPath), route, status, milliseconds };
    if (accessLog) log.info(fields, 'Request');
    if (slowRequestMs === 0 || milliseconds < slowRequestMs || status === 499 || downloads.includes(route)) return;
    const line = slowLines();
    if (line) log.warn({ ...fields, ...line }, 'Slow request');
  };
}
