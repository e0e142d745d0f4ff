import { expect, test } from 'vitest';
import { dayAfter } from './day-after.ts';

test.each([
  ['2026-11-27', '2026-11-28'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  ['2027-02-28', '2027-03-01'],
])('the day after %s is %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});
