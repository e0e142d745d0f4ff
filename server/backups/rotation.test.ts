import fc from 'fast-check';
import { expect, test } from 'vitest';
import { archiveName, isUnfinished, outdated, takenAt } from './rotation.ts';

const dayMs = 24 * 60 * 60_000;
const from = Date.parse('2026-11-21T03:00:00Z');
const latest = new Date('2100-01-01');
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

test('reads the time from its own file names only', () => {
  expect(archiveName(new Date(from))).toBe('atrium-2026-11-21T03-00-00Z.tar.gz');
  fc.assert(
    fc.property(moment, (at) => {
      expect(takenAt(archiveName(at))?.getTime()).toBe(Math.floor(at.getTime() / 1_000) * 1_000);
      expect(isUnfinished(`${archiveName(at)}.partial`)).toBe(true);
      expect(isUnfinished(archiveName(at))).toBe(false);
    }),
  );
  for (const name of ['atrium-2026-11-21.tar.gz', 'atrium-2026-02-31T00-00-00Z.tar.gz', 'letter.partial', '']) {
    expect([name, takenAt(name), isUnfinished(name)]).toEqual([name, undefined, false]);
  }
});

test('keeps seven days and four weeks of daily backups', () => {
  const names = Array.from({ length: 90 }, (_, day) => archiveName(new Date(from - day * dayMs)));
  const gone = new Set(outdated(names, new Date(from)));
  expect(names.filter((name) => !gone.has(name)).map((name) => name.slice(7, 17))).toEqual([
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-16',
    '2026-11-15',
    // The last one of each earlier week.
    '2026-11-08',
    '2026-11-01',
  ]);
});

test('keeps the newest three and the last of each day of hourly backups', () => {
  const names = Array.from({ length: 48 }, (_, hour) => archiveName(new Date(from - hour * 60 * 60_000)));
  const gone = new Set(outdated(names, new Date(from)));
  expect(names.filter((name) => !gone.has(name)).map((name) => name.slice(7, 20))).toEqual([
    '2026-11-21T03',
    '2026-11-21T02',
    '2026-11-21T01',
    '2026-11-20T23',
    '2026-11-19T23',
  ]);
});

test('always keeps the newest three, at most fourteen in all, and never removes other files', () => {
  fc.assert(
    fc.property(fc.uniqueArray(moment), fc.array(fc.string()), (moments, others) => {
      const ours = [...new Set(moments.map(archiveName))];
      const gone = new Set(outdated([...others, ...ours], latest));
      expect(others.filter((name) => gone.has(name) && !takenAt(name))).toEqual([]);
      const newest = ours.toSorted().reverse().slice(0, 3);
      expect(newest.filter((name) => gone.has(name))).toEqual([]);
      expect(ours.filter((name) => !gone.has(name)).length).toBeLessThanOrEqual(14);
    }),
  );
});

test('removes nothing more when it runs again', () => {
  fc.assert(
    fc.property(fc.uniqueArray(moment), (moments) => {
      const names = [...new Set(moments.map(archiveName))];
      const gone = new Set(outdated(names, latest));
      expect(
        outdated(
          names.filter((name) => !gone.has(name)),
          latest,
        ),
      ).toEqual([]);
    }),
  );
});

test('keeps backups with a date in the future and does not count them', () => {
  const now = new Date(from);
  const future = [1, 2, 3, 4].map((days) => archiveName(new Date(from + days * dayMs)));
  const past = [0, 1, 2].map((hours) => archiveName(new Date(from - hours * 60 * 60_000)));
  expect(outdated([...future, ...past], now)).toEqual([]);
});
