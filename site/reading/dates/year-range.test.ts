import fc from 'fast-check';
import { expect, test } from 'vitest';
import { yearMarks, yearRangeFrom } from './year-range.ts';

const span = { from: 2021, to: 2026 };
const read = (query: string) => yearRangeFrom(new URLSearchParams(query), span);

test('reads the selected years', () => {
  expect(read('from=2023&to=2024')).toEqual({ from: 2023, to: 2024 });
  expect(read('from=2023')).toEqual({ from: 2023, to: 2026 });
  expect(read('to=2021')).toEqual({ from: 2021, to: 2021 });
});

test('returns undefined for all years and for invalid ones', () => {
  for (const query of ['', 'from=2021&to=2026', 'from=1900', 'to=9999', 'from=abc', 'from=2023.5', 'from=-1']) {
    expect(read(query), query).toBeUndefined();
  }
});

test('swaps ends in the wrong order and clamps ends outside the span', () => {
  expect(read('from=2025&to=2022')).toEqual({ from: 2022, to: 2025 });
  expect(read('from=1&to=5')).toEqual({ from: 2021, to: 2021 });
});

test('returns an ordered range within the span for any input', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (from, to) => {
      const range = yearRangeFrom(new URLSearchParams({ from, to }), span) ?? span;
      expect(range.from).toBeGreaterThanOrEqual(span.from);
      expect(range.to).toBeLessThanOrEqual(span.to);
      expect(range.from).toBeLessThanOrEqual(range.to);
    }),
  );
});

test('labels every year of a short scale, and the ends of a long one', () => {
  expect(yearMarks({ from: 2024, to: 2026 })).toEqual([2024, 2025, 2026]);
  expect(yearMarks({ from: 1990, to: 2026 })).toEqual([1990, 2026]);
});
