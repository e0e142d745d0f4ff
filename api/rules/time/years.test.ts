import fc from 'fast-check';
import { expect, test } from 'vitest';
import { yearOf, yearsBetween } from './years.ts';

const year = fc.integer({ min: 1, max: 9999 });

test('yearsBetween includes exactly the first to the last millisecond of its years', () => {
  fc.assert(
    fc.property(year, year, (from, to) => {
      const span = yearsBetween(from, to);
      const first = Date.parse(span?.from ?? '');
      const last = Date.parse(span?.to ?? '');
      expect(new Date(first).getUTCFullYear()).toBe(from);
      expect(new Date(first - 1).getUTCFullYear()).toBe(from - 1);
      expect(new Date(last).getUTCFullYear()).toBe(to);
      expect(new Date(last + 1).getUTCFullYear()).toBe(to + 1);
    }),
  );
});

test('a missing bound is unlimited', () => {
  expect(yearsBetween()).toBeUndefined();
  expect(yearsBetween(2025)).toEqual({ from: '2025-01-01T00:00:00.000Z' });
  expect(yearsBetween(undefined, 2025)).toEqual({ to: '2025-12-31T23:59:59.999Z' });
});

test('the year of a moment is its year in UTC', () => {
  expect(yearOf('2026-01-01T00:30:00+02:00')).toBe(2025);
});
