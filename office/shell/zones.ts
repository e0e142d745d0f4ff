/** A local time: `YYYY-MM-DDTHH:mm`. */
export type WallTime = string;

const wallFormat = (zone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

/** The UTC offset of a zone at a moment, in milliseconds. */
function aheadOf(zone: string, moment: number): number {
  const parts = Object.fromEntries(
    wallFormat(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const shown = new Date(0);
  shown.setUTCFullYear(year, month - 1, day);
  shown.setUTCHours(hour, minute, second);
  return shown.getTime() - Math.floor(moment / 1000) * 1000;
}

/** The local time of a moment (ISO 8601 in UTC) in a zone; '' for an invalid moment. */
export function toWallTime(moment: string, zone: string): WallTime {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return '';
  return new Date(time + aheadOf(zone, time)).toISOString().slice(0, 16);
}

/**
 * The moment of a local time in a zone, ISO 8601 in UTC; undefined for an invalid time. If the time occurs twice (clocks set back), the
 * earlier one; if it does not exist (clocks set forward), as if they had not been changed.
 */
export function fromWallTime(wall: WallTime, zone: string): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(wall);
  const asUtc = match ? Date.parse(`${wall}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return undefined;
  const day = 24 * 3600_000;
  const before = aheadOf(zone, asUtc - day);
  const after = aheadOf(zone, asUtc + day);
  const candidates = [asUtc - Math.max(before, after), asUtc - Math.min(before, after)];
  const exact = candidates.find((time) => time + aheadOf(zone, time) === asUtc);
  return new Date(exact ?? asUtc - before).toISOString();
}

/** The current day in a zone, `YYYY-MM-DD`. */
export const dayIn = (zone: string, now: Date): string => toWallTime(now.toISOString(), zone).slice(0, 10);
