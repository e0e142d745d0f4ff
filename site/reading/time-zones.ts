/** One formatter per zone: to make one takes longer than all formatting on a page. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const maxFormatters = 20;

const shown = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const;

function clockFor(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  if (clocks.size >= maxFormatters) clocks.clear();
  const made = makeClock(timeZone);
  clocks.set(timeZone, made);
  return made;
}

function makeClock(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { ...shown, timeZone });
  } catch {
    // An editor may have mistyped the zone: fall back to UTC instead of failing the page.
    return new Intl.DateTimeFormat('en-US', { ...shown, timeZone: 'UTC' });
  }
}

const minuteMs = 60_000;
const padded = (number: number): string => String(number).padStart(2, '0');

/**
 * A moment in a zone's local time with its UTC offset: `2026-03-02T15:05:00+06:00`; '' for an invalid moment. Runs on the server: a phone
 * needs 60 ms to load other zones. The browser then formats the string alone (see dates.ts).
 */
export function inZone(moment: string, timeZone: string): string {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return '';
  const aheadMs = aheadAt(time, timeZone);
  const ahead = Math.round(aheadMs / minuteMs);
  const distance = `${padded(Math.floor(Math.abs(ahead) / 60))}:${padded(Math.abs(ahead) % 60)}`;
  return `${new Date(time + aheadMs).toISOString().slice(0, -5)}${ahead < 0 ? '-' : '+'}${distance}`;
}

/** Offsets by zone and minute. Pages repeat the current minute and the dates of the same news. */
const knownAhead = new Map<string, number>();
const maxKnown = 2_000;

/** A zone’s UTC offset at a time, in milliseconds. */
function aheadAt(time: number, timeZone: string): number {
  const minute = Math.floor(time / minuteMs);
  const key = `${timeZone} ${minute}`;
  const known = knownAhead.get(key);
  if (known !== undefined) return known;
  const parts = new Map(
    clockFor(timeZone)
      .formatToParts(minute * minuteMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  const ahead = local - minute * minuteMs;
  if (knownAhead.size >= maxKnown) knownAhead.clear();
  knownAhead.set(key, ahead);
  return ahead;
}

/** The calendar day of a moment in a time zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, moment: Date): string => inZone(moment.toISOString(), timeZone).slice(0, 10);

/** The calendar year of a moment in a time zone. */
export const yearIn = (timeZone: string, moment: Date): number => Number(dayIn(timeZone, moment).slice(0, 4));
