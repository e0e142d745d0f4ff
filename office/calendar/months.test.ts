import { expect, test } from 'vitest';
import { monthBeside, monthIn } from './months.ts';

test('the month before and after one is also in another year', () => {
  expect([monthBeside('2026-12', 1), monthBeside('2027-01', -1), monthBeside('2027-03', -1)]).toEqual([
    '2027-01',
    '2026-12',
    '2027-02',
  ]);
});

test('an address has a month or none', () => {
  expect([monthIn('2027-01'), monthIn('2027-13'), monthIn('27-01'), monthIn(''), monthIn(null)]).toEqual([
    '2027-01',
    ...[undefined, undefined, undefined, undefined],
  ]);
});
