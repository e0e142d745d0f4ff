import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DateReading, readDate } from './read-date.ts';

const parts = '2026 03 04 9 : / - . , T Z + at Apr Fri 24:00 GMT ( ) [ 1900 00 pm 1775207107000'.split(' ');
const dateLike = fc.array(fc.constantFrom(...parts, ' '), { maxLength: 12 }).map((some) => some.join(''));

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
    ['2026/04/03', '2026-04-03T00:00:00.000Z'],
    ['2026.4.3 9:05', '2026-04-03T09:05:00.000Z'],
    ['2026/04/03 09:05:07 PM', '2026-04-03T21:05:07.000Z'],
    ['20260403', '2026-04-03T00:00:00.000Z'],
    ['20260403T090507Z', '2026-04-03T09:05:07.000Z'],
    ['2026-04-03 09:05:07+00', '2026-04-03T09:05:07.000Z'],
    ['2026-04-03 09:05:07.123456 +05', '2026-04-03T04:05:07.123Z'],
    ['2026-04-03T09:05:07 UTC', '2026-04-03T09:05:07.000Z'],
    ['2026-04-03T09:05:07+02:00[Europe/Berlin]', '2026-04-03T07:05:07.000Z'],
    ['2026-04-03T24:00:00', '2026-04-04T00:00:00.000Z'],
    ['2026-12-31 24:00', '2027-01-01T00:00:00.000Z'],
    ['Fri, 03 Apr 2026 09:05:07 GMT', '2026-04-03T09:05:07.000Z'],
    ['Friday, 03-Apr-2026 09:05:07 GMT+0530', '2026-04-03T03:35:07.000Z'],
    ['Friday, 3 April 2026', '2026-04-03T00:00:00.000Z'],
    ['Friday, April 3rd, 2026 at 9:05 AM', '2026-04-03T09:05:00.000Z'],
    ['3rd of April 2026', '2026-04-03T00:00:00.000Z'],
    ['2026-Apr-03', '2026-04-03T00:00:00.000Z'],
    ['3 Sept 2026', '2026-09-03T00:00:00.000Z'],
    ['Fri Apr 03 2026 09:05:07 GMT+0000 (Coordinated Universal Time)', '2026-04-03T09:05:07.000Z'],
    ['Fri Apr  3 09:05:07 2026', '2026-04-03T09:05:07.000Z'],
    ['Fri Apr 03 09:05:07 UTC 2026', '2026-04-03T09:05:07.000Z'],
    ['1775207107000', '2026-04-03T09:05:07.000Z'],
    ['1775207107', '2026-04-03T09:05:07.000Z'],
    ['০৩/০৪/২০২৬ ০৯:০৫', '2026-04-03T09:05:00.000Z'],
    ['\u200e03\u200e/04/2026', '2026-04-03T00:00:00.000Z'],
    ['3.4.2026 9.05', '2026-04-03T09:05:00.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(readDate(text, utc)).toBe(moment);
  });

  test.each([
    '',
    '  ',
    '0001-01-01T00:00:00',
    '0001-01-01T00:00:00Z',
    '01/01/0001',
    '01/01/0001 00:00:00',
    '/Date(-62135596800000)/',
    '/Date(-62135618400000)/',
    '0000-00-00 00:00:00',
    '1900-01-01',
    '1900-01-01T00:00:00',
    '1900-01-01T00:00:00+06:00',
    '01/01/1900 00:00',
    'Jan 1, 1900',
    '/Date(-2209010400000)/',
    '-2208988800000',
    '-62135596800000',
    '-62135596800000.0',
  ])('“%s” is absent', (text) => {
    expect(readDate(text, utc)).toBe('');
  });

  test('without a time lasts to the end of its day where it is a deadline, also at midnight', () => {
    const dhaka: DateReading = { order: 'dmy', timeZone: 'Asia/Dhaka', endOfDay: true };
    const end = '2026-05-31T17:59:59.000Z';
    for (const text of ['2026-05-31', '31/05/2026', 'May 31, 2026', '2026-05-31T00:00:00', '2026-05-31T24:00:00'])
      expect(readDate(text, dhaka), text).toBe(end);
    expect(readDate('2026-05-31 17:00', dhaka)).toBe('2026-05-31T11:00:00.000Z');
    expect(readDate('2026-05-31T00:00:00Z', dhaka)).toBe('2026-05-31T00:00:00.000Z');
    expect(readDate('2026-10-25', { ...dhaka, timeZone: 'Europe/Berlin' })).toBe('2026-10-25T22:59:59.000Z');
    expect(readDate('2026-05-31', { ...dhaka, endOfDay: false })).toBe('2026-05-30T18:00:00.000Z');
  });

  test.each([
    ['Fri, 03 Apr 2026 10:15:00 EST', '2026-04-03T15:15:00.000Z'],
    ['3 Apr 2026 10:15 PDT', '2026-04-03T17:15:00.000Z'],
    ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37.000Z'],
    ['03-APR-26', '2026-04-03T00:00:00.000Z'],
    ['2026-04-03T1015Z', '2026-04-03T10:15:00.000Z'],
    ['20260403T1015+0530', '2026-04-03T04:45:00.000Z'],
    ['2026-04-03T10', '2026-04-03T10:00:00.000Z'],
    ['2026-04-03T10:15:00 \u221206:00', '2026-04-03T16:15:00.000Z'],
    ['2026-04-03T10:15:60Z', '2026-04-03T10:16:00.000Z'],
    ['2026年4月3日 10:15', '2026-04-03T10:15:00.000Z'],
    ['2026년 4월 3일', '2026-04-03T00:00:00.000Z'],
    ['1899-12-30T00:00:00', ''],
  ])('“%s” has a single meaning', (text, moment) => {
    expect(readDate(text, utc)).toBe(moment);
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
    '2026-04-03T24:01',
    '2026-04-03T25:00:00',
    '2026-04-03 09:05 +25',
    '2026/13/01',
    '20261301',
    '12345678901234567',
    '3 Apri 2026 CEST',
    '03/04/26',
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
    const min = new Date('1901-01-01T00:00:00Z');
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
          [moment.toUTCString(), 'dmy'],
          [moment.toString(), 'dmy'],
          [`${year}/${month}/${day} ${clock}`, 'dmy'],
          [`${year}${two(month)}${two(day)}${clock.replaceAll(':', '')}`, 'dmy'],
        ];
        for (const [text, order] of forms)
          expect(readDate(text, { order, timeZone: 'UTC' }), text).toBe(moment.toISOString());
      }),
    );
  });

  test('never makes readDate throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 40 }), dateLike), (text) => {
        const read = readDate(text, utc);
        if (read) expect(new Date(read).toISOString()).toBe(read);
      }),
    );
  });
});
