import { fromWallTime } from '#office/shell/zones.ts';

/** The start of a day (`YYYY-MM-DD`) in a zone, ISO 8601 in UTC; undefined for no day. */
export const startOf = (day: string, zone: string): string | undefined => fromWallTime(`${day}T00:00`, zone);

/** The next day; '' for no day. */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T24:00:00Z`);
  return Number.isNaN(next.getTime()) ? '' : next.toISOString().slice(0, 10);
}
