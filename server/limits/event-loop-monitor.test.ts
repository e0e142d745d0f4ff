import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EventLoopMonitor, maxDelayMs, measureEventLoopDelay, monitorEventLoop } from './event-loop-monitor.ts';

describe('isLate', () => {
  let guard: EventLoopMonitor;
  let delayMs: number;
  const stopped = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    delayMs = 0;
    guard = monitorEventLoop({ look: () => delayMs, stop: stopped });
  });
  afterEach(() => {
    guard.stop();
    vi.useRealTimers();
  });

  /** The results after each second, for the given delays. */
  const lateAfter = (...delays: number[]) =>
    delays.map((ms) => {
      delayMs = ms;
      vi.advanceTimersByTime(1_000);
      return guard.isLate();
    });

  test('is true after two seconds in a row over the limit, until a second below it', () => {
    const beyond = maxDelayMs + 1;
    expect(lateAfter(beyond, beyond, beyond, maxDelayMs, beyond, beyond)).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
    ]);
  });

  test('is false at the limit, for any time', () => {
    expect(lateAfter(...Array<number>(60).fill(maxDelayMs))).not.toContain(true);
  });

  test('is false after one pause of any length, and after occasional ones', () => {
    expect(lateAfter(60_000, 0, 5_000, 0, 5_000, 0)).not.toContain(true);
  });

  test('stops its timer', () => {
    guard.stop();
    expect(stopped).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('measureEventLoopDelay', () => {
  const hold = (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };
  const goRound = () => new Promise((resolve) => setTimeout(resolve));

  test('returns the median delay since the last call', async () => {
    const measure = measureEventLoopDelay();
    await goRound();
    measure.look();
    for (let step = 0; step < 5; step++) {
      hold(120);
      await goRound();
    }
    expect(measure.look()).toBeGreaterThan(80);
    // One long step among short ones.
    hold(300);
    for (let step = 0; step < 20; step++) {
      hold(20);
      await goRound();
    }
    expect(measure.look()).toBeLessThan(200);
    measure.stop();
  });
});
