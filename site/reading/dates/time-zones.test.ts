import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoment } from './dates.ts';
import { inZone, yearIn } from './time-zones.ts';

const zones = fc.constantFrom(
  'UTC',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Lisbon',
);
const moments = fc.date({ min: new Date('1973-01-02'), max: new Date('2199-12-30'), noInvalidDate: true });

describe('a moment in a time zone', () => {
  test.each([
    ['2026-03-02T09:05:00Z', 'UTC', '2026-03-02T09:05:00+00:00'],
    ['2026-03-02T09:05:00.250Z', 'Asia/Dhaka', '2026-03-02T15:05:00+06:00'],
    ['2025-12-31T23:30:00Z', 'Europe/Berlin', '2026-01-01T00:30:00+01:00'],
    ['2026-06-01T03:15:00Z', 'America/St_Johns', '2026-06-01T00:45:00-02:30'],
    ['2026-06-01', 'Europe/Berlin', '2026-06-01T02:00:00+02:00'],
    ['2026-03-02T09:05:00Z', 'Mars/Olympus', '2026-03-02T09:05:00+00:00'],
    ['', 'UTC', ''],
    ['soon', 'UTC', ''],
  ])('%j in %s is %j', (moment, zone, local) => {
    expect(inZone(moment, zone)).toBe(local);
  });

  test('is the same moment in every zone', () => {
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        expect(Date.parse(inZone(moment.toISOString(), zone))).toBe(Math.floor(moment.getTime() / 1000) * 1000);
      }),
    );
  });

  test('is formatted as the browser does for that zone', () => {
    const asBrowsers = (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h12', timeZone });
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const [, day, month, year, hour, minute] =
          /(\d+) (\w{3})\w* (\d+) at (\d+):(\d+)/.exec(asBrowsers(zone).format(moment)) ?? [];
        expect(formatMoment(inZone(moment.toISOString(), zone))).toContain(
          `${day?.padStart(2, '0')} ${month}, ${year}, ${Number(hour)}:${minute} `,
        );
      }),
    );
  });

  test('has the year of the zone', () => {
    expect(yearIn('Europe/Berlin', new Date('2025-12-31T23:30:00Z'))).toBe(2026);
    expect(yearIn('America/New_York', new Date('2025-12-31T23:30:00Z'))).toBe(2025);
  });
});
