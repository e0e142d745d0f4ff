/*
 * Which scheduled backups stay: the newest three whatever their age, the newest of each of the last seven days that have
 * one, and the newest of each of the last four weeks that have one. So a damage that nobody sees at once has not reached
 * all of them, and the folder stops growing.
 */

const newest = 3;
const days = 7;
const weeks = 4;

const dayMs = 24 * 60 * 60_000;

/** A scheduled backup's name says when it was begun, in UTC, without signs that some file systems refuse. */
export const archiveName = (at: Date): string => `atrium-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

const namePattern = /^atrium-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/** When a scheduled backup was begun; undefined for any other file, which is none of ours to remove. */
export function takenAt(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = namePattern.exec(name) ?? [];
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at.getTime()) || archiveName(at) !== name ? undefined : at;
}

/** By this much the clocks of machines with the same data may differ. */
const clockToleranceMs = 10 * 60_000;

/** Whether a backup's date is wrong, as after a time with a wrong clock. It must not put off the next backup until then. */
export const isInFuture = (at: Date, now: Date): boolean => at.getTime() - now.getTime() > clockToleranceMs;

/** What a backup that was cut off leaves behind. */
export const isUnfinished = (name: string): boolean =>
  ['.partial', '.rows.partial'].some((ending) => name.endsWith(ending) && takenAt(name.slice(0, -ending.length)));

/**
 * Names of the scheduled backups that have had their time. Other files are never among them. Backups with a date in the
 * future are not either, and do not count as one of those that stay.
 */
export function outdated(names: readonly string[], now: Date): string[] {
  const ours = names
    .flatMap((name) => {
      const at = takenAt(name);
      return at && !isInFuture(at, now) ? { name, at: at.getTime() } : [];
    })
    .sort((a, b) => b.at - a.at);
  const kept = new Set([
    ...ours.slice(0, newest),
    ...firstOfEach(ours, days, ({ at }) => Math.floor(at / dayMs)),
    // The first of January 1970 was a Thursday; weeks begin on Monday.
    ...firstOfEach(ours, weeks, ({ at }) => Math.floor((at / dayMs + 3) / 7)),
  ]);
  return ours.filter((one) => !kept.has(one)).map(({ name }) => name);
}

function firstOfEach<Item>(items: readonly Item[], most: number, periodOf: (item: Item) => number): Item[] {
  const first = new Map<number, Item>();
  for (const item of items) if (!first.has(periodOf(item))) first.set(periodOf(item), item);
  return [...first.values()].slice(0, most);
}
