import { zoneOffsetMs } from '#contract/text/zone-offset.ts';

/** A local time: `YYYY-MM-DDTHH:mm`. */
export type WallTime = string;

/** The local time of a moment (ISO 8601 in UTC) in a zone; '' for an invalid moment. */
export function toWallTime(moment: string, zone: string): WallTime {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return '';
  return new Date(time + zoneOffsetMs(time, zone)).toISOString().slice(0, 16);
}

/**
 * The moment of a local time in a zone, ISO 8601 in UTC; undefined for an invalid time. If the time occurs twice
 * (clocks set back), the earlier one; if it does not exist (clocks set forward), as if they had not been changed.
 */
export function fromWallTime(wall: WallTime, zone: string): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(wall);
  const asUtc = match ? Date.parse(`${wall}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return undefined;
  const day = 24 * 3600_000;
  const before = zoneOffsetMs(asUtc - day, zone);
  const after = zoneOffsetMs(asUtc + day, zone);
  const candidates = [asUtc - Math.max(before, after), asUtc - Math.min(before, after)];
  const exact = candidates.find((time) => time + zoneOffsetMs(time, zone) === asUtc);
  return new Date(exact ?? asUtc - before).toISOString();
}

/** The current day in a zone, `YYYY-MM-DD`. */
export const dayIn = (zone: string, now: Date): string => toWallTime(now.toISOString(), zone).slice(0, 10);
