import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { type CircuitBreaker, createCircuitBreaker, type Outcome } from './circuit-breaker.ts';

let time = 0;
let circuit: CircuitBreaker;
const onChange = vi.fn();
beforeEach(() => {
  time = 1_000_000;
  onChange.mockClear();
  circuit = createCircuitBreaker({ now: () => time, onChange });
});

/** Makes a call that takes some milliseconds; false if it failed at once. */
function call(outcome: Outcome, takesMs = 0): boolean {
  const report = circuit.enter();
  time += takesMs;
  report?.(outcome);
  return report !== undefined;
}

const isOpen = () => circuit.state().isOpen;

test('a time-out opens the circuit for ten seconds, then one call is let through', () => {
  call('timed-out', 10_000);
  expect(circuit.state()).toEqual({ isOpen: true, since: 1_010_000 });
  time += 9_999;
  expect(call('answered')).toBe(false);
  time += 1;
  const trial = circuit.enter();
  expect(trial).toBeDefined();
  expect(circuit.enter()).toBeUndefined();
  trial?.('answered');
  expect(isOpen()).toBe(false);
  expect(call('answered')).toBe(true);
  expect(onChange.mock.calls).toEqual([
    [{ isOpen: true, since: 1_010_000 }, 'timed-out'],
    [{ isOpen: false, since: 1_020_000 }, 'answered'],
  ]);
});

test('a trial call that times out doubles the pause up to a minute, and a success resets it', () => {
  call('timed-out', 10_000);
  for (const pauseMs of [10_000, 20_000, 40_000, 60_000, 60_000]) {
    time += pauseMs - 1;
    expect(call('answered')).toBe(false);
    time += 1;
    expect(call('timed-out', 10_000)).toBe(true);
  }
  time += 60_000;
  call('answered');
  call('timed-out', 10_000);
  time += 10_000;
  expect(call('answered')).toBe(true);
});

test('five failed connections in a row open the circuit, at first for a second', () => {
  for (let count = 0; count < 4; count++) call('failed');
  call('answered');
  for (let count = 0; count < 4; count++) call('failed');
  expect(isOpen()).toBe(false);
  call('failed');
  expect(isOpen()).toBe(true);
  time += 1_000;
  expect(call('failed')).toBe(true);
  time += 1_999;
  expect(call('answered')).toBe(false);
  time += 1;
  expect(call('answered')).toBe(true);
  expect(isOpen()).toBe(false);
});

test('a time-out does not open the circuit if the backend has answered another call meanwhile', () => {
  const slow = circuit.enter();
  time += 5_000;
  call('answered');
  time += 5_000;
  slow?.('timed-out');
  expect(isOpen()).toBe(false);
});

test('calls that end while the circuit is open do not lengthen its pause, and an answer closes it', () => {
  const [first, second, third] = [circuit.enter(), circuit.enter(), circuit.enter()];
  time += 10_000;
  first?.('timed-out');
  time += 5_000;
  second?.('timed-out');
  time += 5_000;
  expect(circuit.enter()).toBeDefined();
  third?.('answered');
  expect(isOpen()).toBe(false);
});

test('a cancelled trial call leaves the trial to the next call', () => {
  call('timed-out', 10_000);
  time += 10_000;
  expect(call('ignored')).toBe(true);
  expect(isOpen()).toBe(true);
  expect(call('answered')).toBe(true);
  expect(isOpen()).toBe(false);
});

const outcomes = fc.constantFrom<Outcome>('answered', 'failed', 'timed-out', 'ignored');

test('after any calls, a working backend is used again within a minute', () => {
  const events = fc.array(fc.record({ outcome: outcomes, takesMs: fc.nat(10_000), pauseMs: fc.nat(70_000) }));
  fc.assert(
    fc.property(events, (all) => {
      circuit = createCircuitBreaker({ now: () => time });
      for (const { outcome, takesMs, pauseMs } of all) {
        call(outcome, takesMs);
        time += pauseMs;
      }
      time += 60_000;
      expect(call('answered')).toBe(true);
      expect(isOpen()).toBe(false);
    }),
  );
});
