import { formatDay, formatMoment } from '../reading/dates.ts';

/** A date, or a date with its time, as clocks where the company is show it (reading/time-zones.ts); nothing where there is none. */
export function Moment({ value, withTime = false }: { value: string | null; withTime?: boolean }) {
  if (!value) return null;
  const text = withTime ? formatMoment(value) : formatDay(value);
  return text === '' ? null : <time dateTime={value}>{text}</time>;
}
