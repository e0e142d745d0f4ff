import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRangeNotice } from './range-notice.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('reports a change once, 20 ms after the last move', () => {
  const tell = vi.fn();
  const notice = createRangeNotice(tell);
  for (let move = 0; move < 5; move++) {
    notice.moved();
    vi.advanceTimersByTime(19);
  }
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(tell).toHaveBeenCalledTimes(1);
});

test('suspends reports while the wheel turns, until 100 ms after its last move', () => {
  const tell = vi.fn();
  const notice = createRangeNotice(tell);
  notice.moved();
  notice.wheeled();
  vi.advanceTimersByTime(99);
  notice.wheeled();
  notice.moved();
  vi.advanceTimersByTime(119);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(1);
});

test('reports nothing after stop', () => {
  const tell = vi.fn();
  const notice = createRangeNotice(tell);
  notice.moved();
  notice.wheeled();
  notice.stop();
  vi.advanceTimersByTime(1_000);
  expect(tell).not.toHaveBeenCalled();
});
