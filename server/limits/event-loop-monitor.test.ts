import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EventLoopMonitor, measureEventLoopDelay, monitorEventLoop, mostDelayMs } from './event-loop-monitor.ts';

describe('the event loop is late', () => {
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

  /** What is said after each second in which it was so late. */
  const lateAfter = (...delays: number[]) =>
    delays.map((ms) => {
      delayMs = ms;
      vi.advanceTimersByTime(1_000);
      return guard.isLate();
    });

  test('beyond the bound, two seconds in a row, and no longer', () => {
    const beyond = mostDelayMs + 1;
    expect(lateAfter(beyond, beyond, beyond, mostDelayMs, beyond, beyond)).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
    ]);
  });

  test('not at the bound, however long', () => {
    expect(lateAfter(...Array<number>(60).fill(mostDelayMs))).not.toContain(true);
  });

  test('not after one pause, however long, nor after one now and then', () => {
    expect(lateAfter(60_000, 0, 5_000, 0, 5_000, 0)).not.toContain(true);
  });

  test('until nobody looks any more', () => {
    guard.stop();
    expect(stopped).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('what is measured', () => {
  const hold = (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };
  const goRound = () => new Promise((resolve) => setTimeout(resolve));

  test('is how late it mostly was, and begins anew with each look', async () => {
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
