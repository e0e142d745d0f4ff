import { LRUCache } from 'lru-cache';
import { outsideRequests } from '../requests/current-request.ts';
import { createLineLimit } from '../requests/line-limit.ts';
import { failedService, type Service } from './failed-service.ts';

interface Outage {
  startedAt: number;
  lastFailureAt: number;
  lastLineAt: number;
  failures: number;
  /** Since the last line. */
  uncounted: number;
  timer: NodeJS.Timeout;
}

export interface OutageLine {
  outage: Service;
  /** All failures so far. */
  failures: number;
  seconds: number;
}

/** How often an outage is summarised, and how long no failure must occur before it has ended. */
const minute = 60_000;
const checkMs = 5_000;
/** Equal errors of other kinds within a minute. */
const mostEqual = 20;

/** What to do with the line of an error: write it, maybe with other fields or another text, or leave it out. */
export type Verdict = { fields: object; text?: string } | undefined;

/**
 * Decides which errors are logged. During an outage of a service each request fails, and several parts of the program
 * log it. An outage has one line with the first error, a summary each minute, and a line at its end. Other errors are
 * limited if they are equal.
 */
export function createOutages(write: (line: OutageLine, text: string) => void, now: () => number = Date.now) {
  const open = new Map<Service, Outage>();
  const others = new LRUCache<string, ReturnType<typeof createLineLimit>>({ max: 500 });

  const look = (outage: Service, state: Outage) => {
    const time = now();
    const line = {
      outage,
      failures: state.failures,
      seconds: Math.round((state.lastFailureAt - state.startedAt) / 1_000),
    };
    if (time - state.lastFailureAt >= minute) {
      clearInterval(state.timer);
      open.delete(outage);
      write(line, `Outage ended: no failure of the ${outage} for a minute`);
    } else if (time - state.lastLineAt >= minute && state.uncounted > 0) {
      Object.assign(state, { lastLineAt: time, uncounted: 0 });
      write(line, `Outage continues: the ${outage} fails`);
    }
  };

  const begin = (outage: Service): void => {
    const time = now();
    const state: Outage = {
      startedAt: time,
      lastFailureAt: time,
      lastLineAt: time,
      failures: 1,
      uncounted: 0,
      // Its lines belong to no request.
      timer: outsideRequests(() => setInterval(() => look(outage, state), checkMs).unref()),
    };
    open.set(outage, state);
  };

  return (error: unknown, text: string): Verdict => {
    const outage = failedService(error);
    if (!outage) return limited(error, text, others, now);
    const state = open.get(outage);
    if (state) {
      state.failures += 1;
      state.uncounted += 1;
      state.lastFailureAt = now();
      return undefined;
    }
    begin(outage);
    return {
      fields: { outage, during: text },
      text: `Outage began: the ${outage} fails; further failures are counted`,
    };
  };
}

/** Bounds equal lines, such as those of a request that is repeated. */
function limited(
  error: unknown,
  text: string,
  others: LRUCache<string, ReturnType<typeof createLineLimit>>,
  now: () => number,
): Verdict {
  const key = `${text} ${String(error).slice(0, 200)}`;
  const limit = others.get(key) ?? createLineLimit({ most: mostEqual, perMs: minute, now });
  others.set(key, limit);
  const omitted = limit();
  return omitted && { fields: omitted };
}
