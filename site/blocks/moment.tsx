import { formatDay, formatMoment } from '../reading/dates.ts';

/** A date, or a date with its time, in the company's time zone (reading/time-zones.ts); nothing for null. */
export function Moment({ value, withTime = false }: { value: string | null; withTime?: boolean }) {
  if (!value) return null;
  const text = withTime ? formatMoment(value) : formatDay(value);
  return text === '' ? null : <time dateTime={value}>{text}</time>;
}
