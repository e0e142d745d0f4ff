import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDay, formatMoment, hasPassed, isBefore } from './dates.ts';

describe('dates', () => {
  test('are written DD MMM, yyyy, h:mm a without converting their time zone', () => {
    expect(formatMoment('2026-03-02T09:05:00Z')).toBe('02 Mar, 2026, 9:05 am');
    expect(formatMoment('2026-03-02T15:05:00+06:00')).toBe('02 Mar, 2026, 3:05 pm');
    expect(formatMoment('2026-01-01T00:30:00+01:00')).toBe('01 Jan, 2026, 12:30 am');
    expect(formatMoment('2026-06-01T12:00:00.000Z')).toBe('01 Jun, 2026, 12:00 pm');
  });

  test.each([
    ['de', '2. März 2026', '2. März 2026 um 15:05'],
    ['fr', '2 mars 2026', '2 mars 2026 à 15:05'],
    ['es', '2 de marzo de 2026', '2 de marzo de 2026 a las 15:05'],
    ['pt', '2 de março de 2026', '2 de março de 2026 às 15:05'],
    ['ar', '2 مارس 2026', '2 مارس 2026 في 3:05 م'],
    ['bn', '২ মার্চ, ২০২৬', '২ মার্চ, ২০২৬, ১৫:০৫'],
    ['zh', '2026年3月2日', '2026年3月2日 15:05'],
  ])('are written as usual in %s', (language, day, moment) => {
    expect(formatDay('2026-03-02', language)).toBe(day);
    expect(formatMoment('2026-03-02T15:05:00+06:00', language)).toBe(moment);
    expect(formatDay('soon', language)).toBe('');
  });

  test('write the first of a month as an ordinal in French, and no other day', () => {
    expect(formatDay('2026-10-01', 'fr')).toBe('1er octobre 2026');
    expect(formatMoment('2026-10-01T09:05:00', 'fr')).toBe('1er octobre 2026 à 09:05');
    expect(formatDay('2026-10-11', 'fr')).toBe('11 octobre 2026');
    expect(formatDay('2026-10-21', 'fr')).toBe('21 octobre 2026');
  });

  test('have 24 hours in Bengali, also just after midnight', () => {
    expect(formatMoment('2026-03-02T00:05:00', 'bn')).toBe('২ মার্চ, ২০২৬, ০০:০৫');
  });

  test('are left out when invalid', () => {
    for (const text of ['', 'soon', '2026-13-02T09:05:00Z', '2026-03-02T25:05:00Z', '+012026-03-02T09:05:00Z']) {
      expect([text, formatMoment(text)]).toEqual([text, '']);
    }
  });

  test.each([
    ['2028-06-30', '30 Jun, 2028'],
    ['2028-01-01T00:00:00', '01 Jan, 2028'],
    ['2026-09-09T23:30:00+01:00', '09 Sep, 2026'],
    ['2028-13-40', ''],
    ['2028-06-301', ''],
    ['soon', ''],
    ['', ''],
  ])('the day %j is written %j', (text, shown) => {
    expect(formatDay(text)).toBe(shown);
  });

  test('a deadline passes after its moment, and an absent one never does', () => {
    const deadline = '2026-05-31T21:59:59.000Z';
    expect(hasPassed(deadline, new Date(deadline))).toBe(false);
    expect(hasPassed(deadline, new Date('2026-05-31T22:00:00Z'))).toBe(true);
    expect(hasPassed(null, new Date('2999-01-01T00:00:00Z'))).toBe(false);
  });
});

describe('a day', () => {
  test('is before every later day and no other, independent of its time', () => {
    const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, days, (until, now) => {
        const [day, today] = [until.toISOString(), now.toISOString().slice(0, 10)];
        const isLater = Date.parse(today) > Date.parse(day.slice(0, 10));
        expect(isBefore(day, today)).toBe(isLater);
        expect(isBefore(day.slice(0, 10), today)).toBe(isLater);
      }),
    );
  });

  test('that is invalid is before no other', () => {
    for (const text of ['', 'soon', '2028-13-40']) expect(isBefore(text, '2999-01-01')).toBe(false);
  });
});
