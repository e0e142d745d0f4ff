import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAt } from './sortable.tsx';

const rows = [0, 1, 2, 3].map((index) => ({ top: index * 50, height: 50 }));

test.each([
  [10, 0, 0],
  [60, 0, 0],
  [80, 0, 1],
  [500, 0, 3],
  [-40, 3, 0],
  [110, 3, 2],
])('a pointer at %i moves row %i to position %i', (y, from, to) => {
  expect(placeAt(y, rows, from)).toBe(to);
});

test('a row always stays within the list', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 900 }), fc.integer({ min: 0, max: 3 }), (y, from) => {
      const to = placeAt(y, rows, from);
      expect(to).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThan(rows.length);
    }),
  );
});
