import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Storm {
  port: number;
  /** A `%` is replaced by a unique value in each request. */
  paths: readonly string[];
  seconds: number;
  /** The rate of requests, independent of responses. Absent: each connection sends its next request after a response. */
  perSecond?: number;
  connections: number;
  /** The body of a POST; absent: GET requests. */
  post?: string;
}

export interface StormReport {
  /** The number of responses with each status. */
  statuses: Record<string, number>;
  /** The number of responses other than 503 within the given time. */
  goodInTime: number;
  /** The durations in ms of normal responses, and of those with 503. */
  goodTimes: number[];
  refusedTimes: number[];
  /** The number of responses with 503 without `Retry-After`. */
  withoutRetryAfter: number;
}

export interface StormOutcome extends StormReport {
  sent: number;
  /** The time from the last request to the last response. */
  drainedMs: number;
}

/** Generates load from another process. Resolves with its report. */
export async function storm(weather: Storm): Promise<StormOutcome> {
  const parameters = ['e2e/faults/storm.ts', JSON.stringify(weather)];
  const { stdout } = await promisify(execFile)('node_modules/node/bin/node', parameters, {
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
