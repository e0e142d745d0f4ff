import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIsOver, formatCalendarDay } from './days.ts';

describe('formatCalendarDay', () => {
  test.each([
    ['2028-06-30', '30 Jun, 2028'],
    ['2028-01-01T00:00:00', '01 Jan, 2028'],
    ['2028-13-40', ''],
    ['2028-06-301', ''],
    ['soon', ''],
    ['', ''],
  ])('writes %j as %j', (text, shown) => {
    expect(formatCalendarDay(text)).toBe(shown);
  });
});

describe('dayIsOver', () => {
  test('ends at midnight where the company is', () => {
    const evening = new Date('2028-06-30T22:30:00Z');
    expect(dayIsOver('2028-06-30', evening, 'UTC')).toBe(false);
    expect(dayIsOver('2028-06-30', evening, 'Europe/Lisbon')).toBe(false);
    expect(dayIsOver('2028-06-30', evening, 'Europe/Berlin')).toBe(true);
    expect(dayIsOver('2028-06-30', evening, 'Mars/Olympus')).toBe(false);
  });

  test('never comes for what is no day', () => {
    const late = new Date('2999-01-01T00:00:00Z');
    for (const text of ['', 'soon', '2028-13-40']) expect(dayIsOver(text, late, 'UTC')).toBe(false);
  });

  test('is over on every later day and on none before', () => {
    const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, days, (until, now) => {
        const text = until.toISOString().slice(0, 10);
        expect(dayIsOver(text, now, 'UTC')).toBe(now.getTime() >= Date.parse(text) + 86_400_000);
      }),
    );
  });
});
