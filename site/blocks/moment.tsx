import { formatDay, formatMoment } from '../reading/dates/dates.ts';
import { useLanguage } from '../shell/use-language.ts';

/** A date, or a date with its time, in the company's time zone (reading/dates/time-zones.ts); nothing for null. */
export function Moment({ value, withTime = false }: { value: string | null; withTime?: boolean }) {
  const language = useLanguage();
  if (!value) return null;
  const text = (withTime ? formatMoment : formatDay)(value, language);
  // A browser with other locale data than the server keeps the server's text.
  return text === '' ? null : (
    <time dateTime={value} suppressHydrationWarning>
      {text}
    </time>
  );
}
