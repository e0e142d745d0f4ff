/** To make one takes longer than all that it does on a page; there are few zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const mostClocks = 20;

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
  if (clocks.size >= mostClocks) clocks.clear();
  const made = makeClock(timeZone);
  clocks.set(timeZone, made);
  return made;
}

function makeClock(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { ...shown, timeZone });
  } catch {
    // An editor may have mistyped the zone; a date in UTC is better than no page.
    return new Intl.DateTimeFormat('en-US', { ...shown, timeZone: 'UTC' });
  }
}

const minuteMs = 60_000;
const padded = (number: number): string => String(number).padStart(2, '0');

/**
 * A moment as clocks in a time zone show it, with their distance from UTC: `2026-03-02T15:05:00+06:00`; '' for what is no
 * moment. For the server: a phone takes 60 ms to get ready for other zones, and with this nothing but the text is needed
 * (see dates.ts).
 */
export function inZone(moment: string, timeZone: string): string {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return '';
  const aheadMs = aheadAt(time, timeZone);
  const ahead = Math.round(aheadMs / minuteMs);
  const distance = `${padded(Math.floor(Math.abs(ahead) / 60))}:${padded(Math.abs(ahead) % 60)}`;
  return `${new Date(time + aheadMs).toISOString().slice(0, -5)}${ahead < 0 ? '-' : '+'}${distance}`;
}

/** By zone and minute: pages ask for this minute again and again, and for the days of the same news. */
const knownAhead = new Map<string, number>();
const mostKnown = 2_000;

/** How far a zone’s clocks are ahead of UTC, milliseconds. */
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
  if (knownAhead.size >= mostKnown) knownAhead.clear();
  knownAhead.set(key, ahead);
  return ahead;
}

/** The calendar day of a moment in a time zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, moment: Date): string => inZone(moment.toISOString(), timeZone).slice(0, 10);

/** The calendar year of a moment in a time zone. */
export const yearIn = (timeZone: string, moment: Date): number => Number(dayIn(timeZone, moment).slice(0, 4));
