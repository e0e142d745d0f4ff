import { formatLocale } from '../texts/format-locale.ts';
import { useLanguage } from '../texts/texts.ts';
import { useMe } from './me.ts';

/** A moment (ISO 8601 in UTC) for display in the company's zone: `21 Nov 2026, 14:05`. */
export const timeText = (moment: string, zone: string, locale: string): string => {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(time);
};

export function useTimeText(): (moment: string) => string {
  const { timeZone } = useMe();
  const locale = formatLocale(useLanguage().language);
  return (moment) => timeText(moment, timeZone, locale);
}
