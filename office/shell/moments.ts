import { useMe } from './me.ts';

/** A moment (ISO 8601 in UTC) as people read it, in the company's zone: `21 Nov 2026, 14:05`. */
export const momentText = (moment: string, zone: string): string => {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return '';
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(time);
};

export function useMomentText(): (moment: string) => string {
  const { timeZone } = useMe();
  return (moment) => momentText(moment, timeZone);
}
