import { formatDay, formatMoment } from '../reading/dates.ts';
import { useShell } from '../shell/use-shell.ts';

/** A date, or a date with its time, in the company's time zone; nothing where there is none. */
export function Moment({ value, withTime = false }: { value: string | null; withTime?: boolean }) {
  const { timeZone } = useShell().company;
  if (!value) return null;
  const text = withTime ? formatMoment(value, timeZone) : formatDay(value, timeZone);
  return text === '' ? null : <time dateTime={value}>{text}</time>;
}
