import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * The allowed delay of the event loop in milliseconds. A request for a cached response waits that long at each step.
 * One page blocks the loop for 30 ms on a slow machine; at ten times the load that can be rendered, the concurrency
 * limiter keeps the delay at 3 ms.
 */
export const maxDelayMs = 250;

/** A single pause, such as a garbage collection, makes one measurement late. */
const badLooks = 2;
const everyMs = 1_000;
const resolutionMs = 20;

export interface EventLoopMonitor {
  /** Whether the event loop has been late for longer than a single pause. */
  isLate(): boolean;
  stop(): void;
}

export interface EventLoopDelay {
  /** The median delay of the event loop since the last call, in milliseconds. */
  look(): number;
  stop(): void;
}

/** Measures the median, so that a few long steps among many short ones do not count. */
export function measureEventLoopDelay(): EventLoopDelay {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  return {
    look() {
      // The histogram contains the time between two samples, including the resolution.
      const median = delay.percentile(50) / 1e6 - resolutionMs;
      delay.reset();
      return Math.max(0, median);
    },
    stop: () => void delay.disable(),
  };
}

/** Monitors the delay of the event loop, for work that no limiter bounds. */
export function monitorEventLoop(measure: EventLoopDelay = measureEventLoopDelay()): EventLoopMonitor {
  let bad = 0;
  const looking = setInterval(() => {
    bad = measure.look() > maxDelayMs ? bad + 1 : 0;
  }, everyMs).unref();
  return {
    isLate: () => bad >= badLooks,
    stop() {
      clearInterval(looking);
      measure.stop();
    },
  };
}
