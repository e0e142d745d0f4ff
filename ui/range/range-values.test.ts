import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isOnStep,
  limitsOf,
  moved,
  onStep,
  type RangeLimits,
  rangeDefaults,
  reportedValues,
  settled,
  turned,
  valueByKey,
  wheelTarget,
  wheelTick,
  writtenValue,
} from './range-values.ts';

const number = fc.integer({ min: -100_000, max: 100_000 }).map((n) => n / 100);
const limits: fc.Arbitrary<RangeLimits> = fc
  .record({
    min: number,
    span: fc.integer({ min: 1, max: 100_000 }).map((n) => n / 100),
    step: fc.integer({ min: 1, max: 2_000 }).map((n) => n / 100),
    mayBeEqual: fc.boolean(),
  })
  .map(({ min, span, step, mayBeEqual }) => ({ min, max: min + span, step, mayBeEqual }));
const ordered = fc.tuple(number, number).map(([a, b]) => ({ lower: Math.min(a, b), upper: Math.max(a, b) }));

function expectPageChecks(
  { lower, upper }: { lower: number; upper: number },
  { min, max, step, mayBeEqual }: RangeLimits,
) {
  const gap = mayBeEqual ? 0 : Math.min(step, max - min);
  expect(lower).toBeGreaterThanOrEqual(min);
  expect(upper).toBeLessThanOrEqual(max);
  expect(upper - lower).toBeGreaterThanOrEqual(gap - 1e-6);
}

describe('limits and first values', () => {
  test('default to 0 to 100 by 5, from 25 to 75, and ignore the sign of a step', () => {
    expect(limitsOf({})).toEqual({ min: 0, max: 100, step: 5, mayBeEqual: false });
    expect(settled(rangeDefaults, limitsOf({}))).toEqual({ lower: 25, upper: 75 });
    expect(limitsOf({ step: -2 }).step).toBe(2);
    expect(limitsOf({ step: 0 }).step).toBe(5);
  });

  test('clamp values, and separate them by a step unless they may be equal', () => {
    const ten = limitsOf({ max: 10, step: 1 });
    expect(settled({ lower: -5, upper: 99 }, ten)).toEqual({ lower: 0, upper: 10 });
    expect(settled({ lower: 4, upper: 4 }, ten)).toEqual({ lower: 4, upper: 5 });
    expect(settled({ lower: 10, upper: 10 }, ten)).toEqual({ lower: 9, upper: 10 });
    expect(settled({ lower: 4, upper: 4 }, { ...ten, mayBeEqual: true })).toEqual({ lower: 4, upper: 4 });
  });

  test('reject an upper end below the lower one with the specified message', () => {
    expect(() => settled({ lower: 60, upper: 40 }, limitsOf({}))).toThrow('maxValue is less than minValue');
    expect(() => settled({ lower: 1, upper: 2 }, limitsOf({ min: 5, max: 4 }))).toThrow(
      'maxValue is less than minValue',
    );
  });

  test('turn any ordered values into valid ones', () => {
    fc.assert(fc.property(ordered, limits, (values, limit) => expectPageChecks(settled(values, limit), limit)));
  });
});

describe('moving', () => {
  test('no sequence of moves, keys and wheel turns leaves the limits or closes the gap', () => {
    const act = fc.oneof(
      fc.record({
        kind: fc.constant('move' as const),
        end: fc.constantFrom('lower' as const, 'upper' as const),
        to: number,
      }),
      fc.record({
        kind: fc.constant('key' as const),
        end: fc.constantFrom('lower' as const, 'upper' as const),
        key: fc.constantFrom('ArrowLeft', 'ArrowUp', 'PageUp', 'PageDown', 'Home', 'End'),
      }),
      fc.record({
        kind: fc.constant('turn' as const),
        target: fc.constantFrom('lower' as const, 'upper' as const, 'both' as const),
        ticks: fc.integer({ min: -300, max: 300 }),
      }),
    );
    fc.assert(
      fc.property(ordered, limits, fc.array(act, { maxLength: 12 }), (first, limit, acts) => {
        let values = settled(first, limit);
        for (const one of acts) {
          const width = values.upper - values.lower;
          if (one.kind === 'move') values = moved(values, one.end, one.to, limit);
          else if (one.kind === 'turn') values = turned(values, one.target, one.ticks, limit);
          else values = moved(values, one.end, valueByKey(one.key, values[one.end], limit) ?? Number.NaN, limit);
          expectPageChecks(values, limit);
          if (one.kind === 'turn' && one.target === 'both') expect(values.upper - values.lower).toBeCloseTo(width, 6);
        }
      }),
    );
  });

  test('stops an end a step before the other, or at it if both may be equal', () => {
    const whole = limitsOf({});
    const values = { lower: 25, upper: 75 };
    expect(moved(values, 'lower', 90, whole)).toEqual({ lower: 70, upper: 75 });
    expect(moved(values, 'upper', 0, whole)).toEqual({ lower: 25, upper: 30 });
    expect(moved(values, 'upper', 0, { ...whole, mayBeEqual: true })).toEqual({ lower: 25, upper: 25 });
    expect(moved(values, 'upper', Number.NaN, whole)).toEqual(values);
  });

  test('rounds values to a step or to the maximum', () => {
    const odd = limitsOf({ min: 1, max: 10, step: 4 });
    expect([1, 2, 3.5, 6, 7.4, 9.4, 9.6, 44].map((value) => onStep(value, odd))).toEqual([1, 1, 5, 5, 9, 9, 10, 10]);
    expect(onStep(0.31, limitsOf({ max: 1, step: 0.1 }))).toBe(0.3);
  });

  test('moves by a step with arrow keys, by a tenth of the span with page keys, and to the limits with Home and End', () => {
    const whole = limitsOf({});
    const by = (key: string) => valueByKey(key, 50, whole);
    expect(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'].map(by)).toEqual([
      55, 55, 45, 45, 60, 40, 0, 100,
    ]);
    expect(by('a')).toBeUndefined();
    expect(valueByKey('PageUp', 2024, { min: 2023, max: 2026, step: 1, mayBeEqual: true })).toBe(2025);
  });
});

describe('the wheel', () => {
  test('moves by a hundredth of the span, at most 1', () => {
    expect(wheelTick(limitsOf({ max: 50 }))).toBe(0.5);
    expect(wheelTick(limitsOf({}))).toBe(1);
    expect(wheelTick(limitsOf({ max: 5_000 }))).toBe(1);
  });

  test('moves the lower end with Shift, the upper with Ctrl, all with both, nothing with neither', () => {
    const keys = (shiftKey: boolean, ctrlKey: boolean) => wheelTarget({ shiftKey, ctrlKey });
    expect([keys(true, false), keys(false, true), keys(true, true), keys(false, false)]).toEqual([
      'lower',
      'upper',
      'both',
      undefined,
    ]);
    const values = { lower: 25, upper: 75 };
    expect(turned(values, 'lower', 1, limitsOf({}))).toEqual({ lower: 26, upper: 75 });
    expect(turned(values, 'upper', -2, limitsOf({}))).toEqual({ lower: 25, upper: 73 });
    expect(turned(values, 'both', 40, limitsOf({}))).toEqual({ lower: 50, upper: 100 });
  });
});

test('values are reported as integers, or with two decimals for a fractional step', () => {
  expect(reportedValues({ lower: 25.4, upper: 74.6 }, limitsOf({}))).toEqual({ lower: 25, upper: 75 });
  expect(reportedValues({ lower: 0.123, upper: 0.987 }, limitsOf({ step: 0.5 }))).toEqual({ lower: 0.12, upper: 0.99 });
  expect([2.1, 2.104].map((value) => writtenValue(value, { step: 0.25 }))).toEqual(['2.10', '2.10']);
  expect(writtenValue(33.4, { step: 5 })).toBe('33');
});

test('isOnStep tolerates floating-point errors', () => {
  expect([25, 30].map((value) => isOnStep(value, limitsOf({ step: 10 })))).toEqual([false, true]);
  expect(isOnStep(0.3, limitsOf({ step: 0.1 }))).toBe(true);
});
