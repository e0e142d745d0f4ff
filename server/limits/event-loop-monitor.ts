import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * How late the event loop may be, milliseconds. Whoever asks for what lies ready waits as long at each step. One page takes it for 30 in
 * one go on a slow machine, and while ten times more is asked for than can be made, turns keep it at 3.
 */
export const mostDelayMs = 250;

/** One pause, however long (garbage, the system's own), is over when it is seen: it makes no more than one look bad. */
const badLooks = 2;
const everyMs = 1_000;
const resolutionMs = 20;

export interface EventLoopMonitor {
  /** Whether the event loop has been late for longer than one pause makes it. */
  isLate(): boolean;
  stop(): void;
}

export interface EventLoopDelay {
  /** How late the event loop mostly was since the last look, milliseconds. */
  look(): number;
  stop(): void;
}

/** The median: half of what was waited for was no later, so that a few long steps among many short ones do not count. */
export function measureEventLoopDelay(): EventLoopDelay {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  return {
    look() {
      // What is measured is the time between two looks, so that much is not late.
      const median = delay.percentile(50) / 1e6 - resolutionMs;
      delay.reset();
      return Math.max(0, median);
    },
    stop: () => void delay.disable(),
  };
}

/** Watches how late the event loop is, in case something keeps it that does not wait for its turn. */
export function monitorEventLoop(measure: EventLoopDelay = measureEventLoopDelay()): EventLoopMonitor {
  let bad = 0;
  const looking = setInterval(() => {
    bad = measure.look() > mostDelayMs ? bad + 1 : 0;
  }, everyMs).unref();
  return {
    isLate: () => bad >= badLooks,
    stop() {
      clearInterval(looking);
      measure.stop();
    },
  };
}
