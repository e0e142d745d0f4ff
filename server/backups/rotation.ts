/*
 * Keeps these scheduled backups: the newest three regardless of age, the newest of each of the last seven days that
 * have one, and the newest of each of the last four weeks that have one. So damage that is noticed late has not reached
 * all of them, and the folder stops growing.
 */

const newest = 3;
const days = 7;
const weeks = 4;

const dayMs = 24 * 60 * 60_000;

/** The name contains the start time in UTC, without characters that some file systems forbid. */
export const archiveName = (at: Date): string => `atrium-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

const namePattern = /^atrium-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/** Returns the start time of a scheduled backup; undefined for any other file, which is never removed. */
export function takenAt(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = namePattern.exec(name) ?? [];
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at.getTime()) || archiveName(at) !== name ? undefined : at;
}

/** The allowed clock difference between machines with the same data. */
const clockToleranceMs = 10 * 60_000;

/** Whether the date of a backup is wrong, as after a time with a wrong clock. It must not delay the next backup until then. */
export const isInFuture = (at: Date, now: Date): boolean => at.getTime() - now.getTime() > clockToleranceMs;

/** Whether a file is left over from an interrupted backup. */
export const isUnfinished = (name: string): boolean =>
  ['.partial', '.rows.partial'].some((ending) => name.endsWith(ending) && takenAt(name.slice(0, -ending.length)));

/**
 * Returns the names of the scheduled backups to remove. Other files are never among them. Nor are backups with a date
 * in the future; they do not count towards those that are kept.
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
    // 1 January 1970 was a Thursday; weeks start on Monday.
    ...firstOfEach(ours, weeks, ({ at }) => Math.floor((at / dayMs + 3) / 7)),
  ]);
  return ours.filter((one) => !kept.has(one)).map(({ name }) => name);
}

function firstOfEach<Item>(items: readonly Item[], most: number, periodOf: (item: Item) => number): Item[] {
  const first = new Map<number, Item>();
  for (const item of items) if (!first.has(periodOf(item))) first.set(periodOf(item), item);
  return [...first.values()].slice(0, most);
}
