const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const written = /^(\d{4})-(\d{2})-(\d{2})(?=$|T)(?:T(\d{2}):(\d{2}))?/;

interface Parts {
  day: string;
  hour: number;
  minute: string;
}

/** Parses the date as written, without converting its time zone. */
function partsOf(date: string): Parts | undefined {
  const [, year, month, day, hour = '0', minute = '00'] = written.exec(date) ?? [];
  if (year === undefined || Number.isNaN(Date.parse(date))) return undefined;
  return { day: `${day} ${months[Number(month) - 1]}, ${year}`, hour: Number(hour), minute };
}

/**
 * `DD MMM, yyyy`, such as `02 Mar, 2026`, for a calendar day (`2026-03-02`, with or without a time) or a local moment (see `inZone` in
 * time-zones.ts); '' for an invalid date.
 */
export const formatDay = (date: string): string => partsOf(date)?.day ?? '';

/** `DD MMM, yyyy, h:mm a`, such as `02 Mar, 2026, 10:05 am`, for a local moment (see `inZone`); '' for an invalid date. */
export function formatMoment(moment: string): string {
  const parts = partsOf(moment);
  if (!parts) return '';
  const { day, hour, minute } = parts;
  return `${day}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Whether a calendar day, `YYYY-MM-DD` with or without a time, is before another; false for an invalid day. */
export const isBefore = (day: string, other: string): boolean => formatDay(day) !== '' && day.slice(0, 10) < other;

/** Whether a deadline has passed; false without a deadline. */
export const hasPassed = (deadline: string | null, now: Date): boolean =>
  deadline !== null && Date.parse(deadline) < now.getTime();
