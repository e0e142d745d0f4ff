const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const written = /^(\d{4})-(\d{2})-(\d{2})(?=$|T)(?:T(\d{2}):(\d{2}))?/;

interface Parts {
  day: string;
  hour: number;
  minute: string;
}

/** What a date says of itself; no time zone moves it. */
function partsOf(date: string): Parts | undefined {
  const [, year, month, day, hour = '0', minute = '00'] = written.exec(date) ?? [];
  if (year === undefined || Number.isNaN(Date.parse(date))) return undefined;
  return { day: `${day} ${months[Number(month) - 1]}, ${year}`, hour: Number(hour), minute };
}

/**
 * `DD MMM, yyyy`, such as `02 Mar, 2026`, of a calendar day (`2026-03-02`, with or without a time) or of a moment as clocks
 * somewhere show it (time-zones.ts); '' for what is no date.
 */
export const formatDay = (date: string): string => partsOf(date)?.day ?? '';

/** `DD MMM, yyyy, h:mm a`, such as `02 Mar, 2026, 10:05 am`, of a moment as clocks somewhere show it; '' for what is no date. */
export function formatMoment(moment: string): string {
  const parts = partsOf(moment);
  if (!parts) return '';
  const { day, hour, minute } = parts;
  return `${day}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Whether a calendar day, `YYYY-MM-DD` with or without a time, lies before another; what is no day never does. */
export const isBefore = (day: string, other: string): boolean => formatDay(day) !== '' && day.slice(0, 10) < other;

/** Whether a deadline has passed; without one nothing ever closes. */
export const hasPassed = (deadline: string | null, now: Date): boolean =>
  deadline !== null && Date.parse(deadline) < now.getTime();
