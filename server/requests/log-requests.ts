import type { Log } from '../logging/log.ts';
import { createLineLimit } from './line-limit.ts';
import type { RouteClass } from './route-class.ts';
import type { Answered } from './watch-requests.ts';

export interface RequestLogOptions {
  log: Log;
  /** Whether each request is logged. */
  accessLog: boolean;
  /** The threshold in milliseconds from which a request is slow; 0: none is. */
  slowRequestMs: number;
}

/** Here the client's own connection determines the duration. */
const downloads: readonly RouteClass[] = ['file', 'asset'];

const maxPathLength = 200;

/**
 * Logs slow requests, and all requests if wanted. A line contains no query, which may hold the token of a preview or a
 * mail, and no address or browser of the client.
 */
export function createRequestLog({ log, accessLog, slowRequestMs }: RequestLogOptions): (answered: Answered) => void {
  const slowLines = createLineLimit();
  return ({ requestId, method, path, route, status, seconds }) => {
    const milliseconds = Math.round(seconds * 1_000);
    const fields = { requestId, method, path: path.slice(0, maxPathLength), route, status, milliseconds };
    if (accessLog) log.info(fields, 'Request');
    if (slowRequestMs === 0 || milliseconds < slowRequestMs || status === 499 || downloads.includes(route)) return;
    const line = slowLines();
    if (line) log.warn({ ...fields, ...line }, 'Slow request');
  };
}
