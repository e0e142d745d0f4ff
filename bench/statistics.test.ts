import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { median, medianRatio, percentile } from './statistics.ts';

const metrics = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 });

describe('median', () => {
  test('is the middle value, or the mean of the two middle values', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  test('has as many values below as above, in any order, and does not change its input', () => {
    fc.assert(
      fc.property(metrics, (values) => {
        const before = [...values];
        const middle = median(values);
        expect(values).toEqual(before);
        expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2);
        expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });
});

test('a percentile is one of the values, and at most its share exceed it', () => {
  expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
  expect(percentile([5, 1], 0.5)).toBe(1);
  expect(percentile([], 0.5)).toBeNaN();
  fc.assert(
    fc.property(metrics, fc.double({ min: 0.01, max: 1, noNaN: true }), (values, share) => {
      const found = percentile(values, share);
      expect(values).toContain(found);
      expect(values.filter((value) => value <= found).length).toBeGreaterThanOrEqual(values.length * share - 1e-9);
    }),
  );
});

test('a slow round does not change the median ratio', () => {
  const rounds = [
    { ours: 60, theirs: 100 },
    { ours: 6, theirs: 10 },
    { ours: 61, theirs: 100 },
  ];
  expect(medianRatio(rounds)).toBe(0.6);
});
