import { formatDay } from './dates.ts';

const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/;

/**
 * A calendar day, `YYYY-MM-DD` with or without a time, as `DD MMM, yyyy`; '' for what is none. It is the same day
 * wherever it is read, so no time zone moves it.
 */
export function formatCalendarDay(text: string): string {
  const [date] = day.exec(text) ?? [];
  return date === undefined ? '' : formatDay(`${date}T00:00:00Z`, 'UTC');
}

/** Whether a calendar day has ended in the given time zone; what is no day never ends. */
export function dayIsOver(text: string, now: Date, timeZone: string): boolean {
  const [date] = formatCalendarDay(text) === '' ? [] : (day.exec(text) ?? []);
  return date !== undefined && date < todayIn(timeZone, now);
}

function todayIn(timeZone: string, now: Date): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone }).format(now);
  } catch {
    // An editor may have mistyped the zone.
    return now.toISOString().slice(0, 10);
  }
}
