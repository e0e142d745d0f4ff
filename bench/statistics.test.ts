import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { median, medianRatio, percentile } from './statistics.ts';

const figures = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 });

describe('median', () => {
  test('is the middle one, or between the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  test('has as many below as above, whatever the order, and leaves the figures alone', () => {
    fc.assert(
      fc.property(figures, (values) => {
        const before = [...values];
        const middle = median(values);
        expect(values).toEqual(before);
        expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2);
        expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });
});

test('a percentile is one of the figures, which no more than its share exceed', () => {
  expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
  expect(percentile([5, 1], 0.5)).toBe(1);
  expect(percentile([], 0.5)).toBeNaN();
  fc.assert(
    fc.property(figures, fc.double({ min: 0.01, max: 1, noNaN: true }), (values, share) => {
      const found = percentile(values, share);
      expect(values).toContain(found);
      expect(values.filter((value) => value <= found).length).toBeGreaterThanOrEqual(values.length * share - 1e-9);
    }),
  );
});

test('what slows both of a round does not change how they stand to each other', () => {
  const rounds = [
    { ours: 60, theirs: 100 },
    { ours: 6, theirs: 10 },
    { ours: 61, theirs: 100 },
  ];
  expect(medianRatio(rounds)).toBe(0.6);
});
