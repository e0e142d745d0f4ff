import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applicationKeptUntil, daysAfter, monthsAfter } from './retention.ts';

const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const day = 24 * 60 * 60_000;

describe('monthsAfter', () => {
  test.each([
    ['2026-11-21T10:00:00.000Z', 6, '2027-05-21T10:00:00.000Z'],
    ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
    ['2024-02-29T10:00:00.000Z', 12, '2025-02-28T10:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', -1, '2026-02-28T00:00:00.000Z'],
  ])('of %s and %i months is %s', (from, months, to) => {
    expect(monthsAfter(new Date(from), months).toISOString()).toBe(to);
  });

  test('keeps the time, never skips a month, and preserves the order', () => {
    fc.assert(
      fc.property(moments, moments, fc.integer({ min: 1, max: 36 }), (one, other, months) => {
        const after = monthsAfter(one, months);
        const difference =
          (after.getUTCFullYear() - one.getUTCFullYear()) * 12 + after.getUTCMonth() - one.getUTCMonth();
        expect(difference).toBe(months);
        expect(after.getTime() % day).toBe(one.getTime() % day);
        if (Math.abs(one.getTime() - other.getTime()) > day * 3) {
          expect(monthsAfter(other, months) > after).toBe(other > one);
        }
      }),
    );
  });
});

describe('an application is kept', () => {
  const application = { receivedAt: '2026-01-10T00:00:00.000Z', talentPool: false };
  const until = (more: Parameters<typeof applicationKeptUntil>[1], talentPool = false) =>
    applicationKeptUntil({ ...application, talentPool }, more)
      .toISOString()
      .slice(0, 10);

  test('for six months after the job closes, or two years with consent', () => {
    expect(until({ deadline: '2026-03-01T12:00:00.000Z' })).toBe('2026-09-01');
    expect(until({ deadline: '2026-03-01T12:00:00.000Z' }, true)).toBe('2028-03-01');
  });

  test('from its receipt if there is no job, or one without a deadline', () => {
    expect(until(undefined)).toBe('2026-07-10');
    expect(until({ deadline: null })).toBe('2026-07-10');
    expect(until({ deadline: null, withdrawnAt: '2026-06-01T00:00:00.000Z' })).toBe('2026-07-10');
  });

  test('from the day the job was withdrawn, if that was before its deadline', () => {
    expect(until({ deadline: '2026-12-01T00:00:00.000Z', withdrawnAt: '2026-02-01T00:00:00.000Z' })).toBe('2026-08-01');
    expect(until({ deadline: '2026-02-01T00:00:00.000Z', withdrawnAt: '2026-12-01T00:00:00.000Z' })).toBe('2026-08-01');
  });

  test('never shorter than counted from its receipt', () => {
    fc.assert(
      fc.property(moments, fc.option(moments), fc.option(moments), fc.boolean(), (received, end, gone, talentPool) => {
        const kept = applicationKeptUntil(
          { receivedAt: received.toISOString(), talentPool },
          { deadline: end?.toISOString() ?? null, withdrawnAt: gone?.toISOString() ?? null },
        );
        expect(kept.getTime()).toBeGreaterThanOrEqual(daysAfter(received, talentPool ? 727 : 180).getTime());
      }),
    );
  });
});
