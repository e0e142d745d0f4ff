import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownPages } from './pagination.tsx';

test('shows the first page, the last and the neighbours', () => {
  expect(shownPages(1, 1)).toEqual([1]);
  expect(shownPages(1, 2)).toEqual([1, 2]);
  expect(shownPages(2, 3)).toEqual([1, 2, 3]);
  expect(shownPages(5, 9)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 9]);
  expect(shownPages(9, 9)).toEqual([1, 'gap-before', 8, 9]);
  expect(shownPages(1, 9)).toEqual([1, 2, 'gap-after', 9]);
});

test('never repeats a page, always shows the current one, and marks every gap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(59), (pages, at) => {
      const page = Math.min(at + 1, pages);
      const shown = shownPages(page, pages);
      const numbers = shown.filter((entry) => typeof entry === 'number');
      expect(new Set(shown).size).toBe(shown.length);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(numbers).toContain(page);
      for (const [index, number] of numbers.entries()) {
        const next = numbers[index + 1];
        if (next === undefined) continue;
        const between = shown[shown.indexOf(number) + 1];
        expect(typeof between === 'string').toBe(next > number + 1);
      }
    }),
  );
});
