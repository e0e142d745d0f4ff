import { useMe } from './me.ts';

/** A moment (ISO 8601 in UTC) for display in the company's zone: `21 Nov 2026, 14:05`. */
export const timeText = (moment: string, zone: string): string => {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return '';
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(time);
};

const dayWriter = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day (`YYYY-MM-DD`) for display: `21 Nov 2026`. */
export const dayText = (day: string): string => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? '' : dayWriter.format(time);
};

export function useTimeText(): (moment: string) => string {
  const { timeZone } = useMe();
  return (moment) => timeText(moment, timeZone);
}
