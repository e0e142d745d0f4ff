interface Parts {
  day: string;
  month: string;
  year: string;
  hour: string;
  minute: string;
  half: string;
}

/** To make one takes longer than all that it does on a page; there are few zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const mostFormatters = 20;

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  if (formatters.size >= mostFormatters) formatters.clear();
  const made = makeFormatter(timeZone);
  formatters.set(timeZone, made);
  return made;
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat {
  const options = {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  } catch {
    // An editor may have mistyped the zone; a date in UTC is better than no page.
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  }
}

function partsOf(moment: string, timeZone: string): Parts | undefined {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return undefined;
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: parts.get('day') ?? '',
    month: parts.get('month') ?? '',
    year: parts.get('year') ?? '',
    hour: parts.get('hour') ?? '',
    minute: parts.get('minute') ?? '',
    half: (parts.get('dayPeriod') ?? '').toLowerCase(),
  };
}

/** `DD MMM, yyyy`, such as `02 Mar, 2026`, in the given time zone; '' for what is no date. */
export function formatDay(moment: string, timeZone: string): string {
  const parts = partsOf(moment, timeZone);
  return parts ? `${parts.day} ${parts.month}, ${parts.year}` : '';
}

/** `DD MMM, yyyy, h:mm a`, such as `02 Mar, 2026, 10:05 am`, in the given time zone; '' for what is no date. */
export function formatMoment(moment: string, timeZone: string): string {
  const parts = partsOf(moment, timeZone);
  return parts ? `${formatDay(moment, timeZone)}, ${parts.hour}:${parts.minute} ${parts.half}` : '';
}

/** The calendar year of a moment in the given time zone. */
export function yearOf(moment: Date, timeZone: string): number {
  return Number(partsOf(moment.toISOString(), timeZone)?.year ?? moment.getUTCFullYear());
}

/** Whether a deadline has passed; without one nothing ever closes. */
export const hasPassed = (deadline: string | null, now: Date): boolean =>
  deadline !== null && Date.parse(deadline) < now.getTime();
