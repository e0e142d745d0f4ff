import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn, fromWallTime, toWallTime } from './zones.ts';

describe('local times', () => {
  test('are in the company’s time zone, with daylight saving time', () => {
    expect(toWallTime('2026-07-01T12:00:00Z', 'Europe/Berlin')).toBe('2026-07-01T14:00');
    expect(toWallTime('2026-01-01T12:00:00Z', 'Europe/Berlin')).toBe('2026-01-01T13:00');
    expect(toWallTime('2026-01-01T12:00:00Z', 'Asia/Kathmandu')).toBe('2026-01-01T17:45');
    expect(dayIn('Pacific/Auckland', new Date('2026-01-01T12:00:00Z'))).toBe('2026-01-02');
  });

  test('are converted back to the same moment', () => {
    expect(fromWallTime('2026-07-01T14:00', 'Europe/Berlin')).toBe('2026-07-01T12:00:00.000Z');
    expect(fromWallTime('2026-01-01T17:45', 'Asia/Kathmandu')).toBe('2026-01-01T12:00:00.000Z');
  });

  test('are the earlier of two when clocks are set back, and are shifted when they are set forward', () => {
    expect(fromWallTime('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(fromWallTime('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  });

  test.each(['', '2026-13-01T00:00', '2026-01-01', 'tomorrow', '2026-01-01T25:00'])('are undefined for %j', (text) => {
    expect(fromWallTime(text, 'Europe/Berlin')).toBeUndefined();
  });

  test('survive a round trip, except the hour that occurs twice', () => {
    const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC');
    const minutes = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const moment = new Date(minute * 60_000).toISOString();
        const wall = toWallTime(moment, zone);
        const back = fromWallTime(wall, zone) ?? '';
        expect(toWallTime(back, zone)).toBe(wall);
        expect([0, 30 * 60_000, 3600_000]).toContain(Date.parse(moment) - Date.parse(back));
      }),
    );
  });
});
