import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDay, formatMoment, hasPassed, yearOf } from './dates.ts';

describe('dates', () => {
  test('are written DD MMM, yyyy, h:mm a in the time zone given', () => {
    expect(formatMoment('2026-03-02T09:05:00Z', 'UTC')).toBe('02 Mar, 2026, 9:05 am');
    expect(formatMoment('2026-03-02T09:05:00Z', 'Asia/Dhaka')).toBe('02 Mar, 2026, 3:05 pm');
    expect(formatMoment('2025-12-31T23:30:00Z', 'Europe/Berlin')).toBe('01 Jan, 2026, 12:30 am');
    expect(formatMoment('2026-06-01T12:00:00Z', 'UTC')).toBe('01 Jun, 2026, 12:00 pm');
    expect(formatDay('2026-09-09T22:30:00Z', 'Europe/Lisbon')).toBe('09 Sep, 2026');
  });

  test('stay readable when the zone is mistyped, and are left out when they are no dates', () => {
    expect(formatMoment('2026-03-02T09:05:00Z', 'Mars/Olympus')).toBe('02 Mar, 2026, 9:05 am');
    expect(formatMoment('', 'UTC')).toBe('');
    expect(formatDay('soon', 'UTC')).toBe('');
  });

  test('keep their shape whatever the moment and zone', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati', 'Europe/Lisbon');
    const moments = fc.date({ min: new Date('1970-01-02'), max: new Date('2199-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        expect(formatMoment(moment.toISOString(), zone)).toMatch(
          /^(0[1-9]|[12]\d|3[01]) [A-Z][a-z]{2}, \d{4}, (1[0-2]|[1-9]):[0-5]\d [ap]m$/,
        );
      }),
    );
  });

  test('turn the year where the company is', () => {
    expect(yearOf(new Date('2025-12-31T23:30:00Z'), 'Europe/Berlin')).toBe(2026);
    expect(yearOf(new Date('2025-12-31T23:30:00Z'), 'America/New_York')).toBe(2025);
  });

  test('a deadline passes after its moment, and none never passes', () => {
    const deadline = '2026-05-31T21:59:59.000Z';
    expect(hasPassed(deadline, new Date(deadline))).toBe(false);
    expect(hasPassed(deadline, new Date('2026-05-31T22:00:00Z'))).toBe(true);
    expect(hasPassed(null, new Date('2999-01-01T00:00:00Z'))).toBe(false);
  });
});
