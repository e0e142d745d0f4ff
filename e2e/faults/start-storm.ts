import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Storm {
  port: number;
  /** A `%` in one stands for something new each time. */
  paths: readonly string[];
  seconds: number;
  /** How many are asked for, whatever is answered; absent: as many as are answered. */
  perSecond?: number;
  connections: number;
  /** A form that is sent; absent: pages are asked for. */
  post?: string;
}

export interface StormReport {
  /** How often each status was answered. */
  statuses: Record<string, number>;
  /** What was answered, and not refused, before the time was over. */
  goodInTime: number;
  /** Milliseconds that answers took, and those that refused. */
  goodTimes: number[];
  refusedTimes: number[];
  /** Refusals that did not say when to ask again. */
  withoutRetryAfter: number;
}

export interface StormOutcome extends StormReport {
  sent: number;
  /** How long the last answers took after nothing was asked any more. */
  drainedMs: number;
}

/** Asks from a process of its own; resolves when it is over. */
export async function storm(weather: Storm): Promise<StormOutcome> {
  const parameters = ['e2e/faults/storm.ts', JSON.stringify(weather)];
  const { stdout } = await promisify(execFile)('node_modules/node/bin/node', parameters, {
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
