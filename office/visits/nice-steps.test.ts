import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisSteps } from './axis-steps.ts';

test('an axis has few, evenly spaced integers, and little room above the largest value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (largest) => {
      const steps = axisSteps(largest);
      const last = steps.at(-1) ?? 0;
      const distance = steps[1] ?? 0;
      expect(steps[0]).toBe(0);
      expect(steps.length).toBeGreaterThanOrEqual(2);
      expect(steps.length).toBeLessThanOrEqual(6);
      expect(last).toBeGreaterThanOrEqual(largest);
      expect(last - distance).toBeLessThan(Math.max(1, largest));
      expect(steps).toEqual(steps.map((_, index) => index * distance));
      expect(Number.isInteger(distance)).toBe(true);
    }),
  );
  expect(axisSteps(930)).toEqual([0, 250, 500, 750, 1_000]);
});
