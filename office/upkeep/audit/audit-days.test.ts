import { expect, test } from 'vitest';
import { dayAfter, startOf } from './audit-days.ts';

test('days are those of the company', () => {
  expect(startOf('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
  expect(startOf(dayAfter('2026-03-29'), 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  for (const none of ['', '2026-1-', 'x']) {
    expect(startOf(none, 'UTC')).toBeUndefined();
    expect(startOf(dayAfter(none), 'UTC')).toBeUndefined();
  }
});
