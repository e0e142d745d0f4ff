import { dayIn, zoneOffsetMs } from '#contract/text/zone-offset.ts';

/**
 * A moment in a zone's local time with its UTC offset: `2026-03-02T15:05:00+06:00`; '' for an invalid moment. Runs on
 * the server: a phone needs 60 ms to load other zones. The browser then formats the string alone (see dates.ts).
 */
export function inZone(moment: string, timeZone: string): string {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return '';
  const offsetMs = zoneOffsetMs(time, timeZone);
  const clock = new Date(Math.abs(offsetMs)).toISOString().slice(11, 16);
  return `${new Date(time + offsetMs).toISOString().slice(0, -5)}${offsetMs < 0 ? '-' : '+'}${clock}`;
}

/** The calendar year of a moment in a time zone. */
export const yearIn = (timeZone: string, moment: Date): number => Number(dayIn(timeZone, moment).slice(0, 4));
