import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DateReading, readDate } from './read-date.ts';

const utc: DateReading = { order: 'dmy', timeZone: 'UTC' };

describe('a date of an old backend:', () => {
  test.each([
    ['2026-04-03', '2026-04-03T00:00:00.000Z'],
    ['2026-04-03T09:05:07', '2026-04-03T09:05:07.000Z'],
    ['2026-04-03 09:05', '2026-04-03T09:05:00.000Z'],
    ['2026-04-03T09:05:07.1234567', '2026-04-03T09:05:07.123Z'],
    ['2026-04-03T09:05:07+05:30', '2026-04-03T03:35:07.000Z'],
    ['2026-04-03T09:05:07-0330', '2026-04-03T12:35:07.000Z'],
    ['/Date(1775207107000)/', '2026-04-03T09:05:07.000Z'],
    ['/Date(1775207107000+0600)/', '2026-04-03T09:05:07.000Z'],
    ['/Date(-86400000)/', '1969-12-31T00:00:00.000Z'],
    ['03/04/2026', '2026-04-03T00:00:00.000Z'],
    ['3.4.2026 9:05', '2026-04-03T09:05:00.000Z'],
    ['13/04/2026 12:30 AM', '2026-04-13T00:30:00.000Z'],
    ['04/13/2026 12:30:15 PM', '2026-04-13T12:30:15.000Z'],
    ['03 Apr 2026', '2026-04-03T00:00:00.000Z'],
    ['3-Apr-2026 11:59 pm', '2026-04-03T23:59:00.000Z'],
    ['April 3, 2026', '2026-04-03T00:00:00.000Z'],
    ['Apr 3, 2026, 9:05 a.m.', '2026-04-03T09:05:00.000Z'],
    ['29/02/2028', '2028-02-29T00:00:00.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(readDate(text, utc)).toBe(moment);
  });

  test.each(['', '  ', '0001-01-01T00:00:00', '01/01/0001', '01/01/0001 00:00:00'])('“%s” is absent', (text) => {
    expect(readDate(text, utc)).toBe('');
  });

  test.each([
    'soon',
    '31/02/2026',
    '2026-13-01',
    '12/2026',
    '2026',
    '25:00',
    '03/04/2026 25:00',
    '03/04/2026 13:00 PM',
    '3 Foo 2026',
    '/Date(x)/',
    '29/02/2027',
  ])('“%s” is unreadable', (text) => {
    expect(readDate(text, utc)).toBeUndefined();
  });

  test('is read in the given order, unless only one order is possible', () => {
    const american: DateReading = { order: 'mdy', timeZone: 'UTC' };
    expect(readDate('03/04/2026', american)).toBe('2026-03-04T00:00:00.000Z');
    expect(readDate('13/04/2026', american)).toBe('2026-04-13T00:00:00.000Z');
  });

  test('without an offset is in the given time zone, in summer and in winter', () => {
    const berlin: DateReading = { order: 'dmy', timeZone: 'Europe/Berlin' };
    expect(readDate('03/07/2026 09:00', berlin)).toBe('2026-07-03T07:00:00.000Z');
    expect(readDate('03/01/2026 09:00', berlin)).toBe('2026-01-03T08:00:00.000Z');
    expect(readDate('2026-07-03T09:00:00Z', berlin)).toBe('2026-07-03T09:00:00.000Z');
    expect(readDate('2026-10-25T12:00:00', berlin)).toBe('2026-10-25T11:00:00.000Z');
  });

  test('survives a round trip in each format', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    const min = new Date('1900-01-01T00:00:00Z');
    fc.assert(
      fc.property(fc.date({ min, max: new Date('2199-12-31T23:59:59Z'), noInvalidDate: true }), (date) => {
        const moment = new Date(Math.floor(date.getTime() / 1_000) * 1_000);
        const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate()];
        const clock = `${two(moment.getUTCHours())}:${two(moment.getUTCMinutes())}:${two(moment.getUTCSeconds())}`;
        const forms: [string, DateReading['order']][] = [
          [moment.toISOString(), 'dmy'],
          [`${year}-${two(month)}-${two(day)}T${clock}`, 'dmy'],
          [`${two(day)}/${two(month)}/${year} ${clock}`, 'dmy'],
          [`${month}/${day}/${year} ${clock}`, 'mdy'],
          [`/Date(${moment.getTime()})/`, 'dmy'],
        ];
        for (const [text, order] of forms)
          expect(readDate(text, { order, timeZone: 'UTC' }), text).toBe(moment.toISOString());
      }),
    );
  });

  test('never makes readDate throw', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const read = readDate(text, utc);
        if (read) expect(new Date(read).toISOString()).toBe(read);
      }),
    );
  });
});
