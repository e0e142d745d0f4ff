import { formatLocale } from '#site/texts/format-locale.ts';

const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

const pattern = /^(\d{4})-(\d{2})-(\d{2})(?=$|T)(?:T(\d{2}):(\d{2}))?/;

/**
 * `Intl` differs from good usage in two languages: the first of a month is an ordinal in French, and the time of day in
 * Bengali has a word and “PM” of other scripts.
 */
function inOwnWords(written: Date, language: string, withTime: boolean): string {
  const locale = formatLocale(language);
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  if (withTime && language === 'bn') {
    const clock = written.toLocaleTimeString(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    });
    return `${written.toLocaleDateString(locale, style)}, ${clock}`;
  }
  const text = written.toLocaleString(locale, { ...style, timeStyle: withTime ? 'short' : undefined });
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

/**
 * Formats a date as written, without converting its time zone. The specification prescribes the English format; the
 * others are those of the languages.
 */
function format(date: string, language: string, withTime: boolean): string {
  const [, year, month = '', day, hour = '00', minute = '00'] = pattern.exec(date) ?? [];
  if (year === undefined || Number.isNaN(Date.parse(date))) return '';
  if (language !== 'en') {
    const written = new Date(`${year}-${month}-${day}T${hour}:${minute}Z`);
    return inOwnWords(written, language, withTime);
  }
  const englishDay = `${day} ${months.slice(Number(month) * 3 - 3, Number(month) * 3)}, ${year}`;
  return withTime
    ? `${englishDay}, ${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`
    : englishDay;
}

/**
 * A calendar day (`2026-03-02`, with or without a time) or the day of a local moment (see `inZone` in time-zones.ts); English as
 * `DD MMM, yyyy`, such as `02 Mar, 2026`; '' for an invalid date.
 */
export const formatDay = (date: string, language = 'en'): string => format(date, language, false);

/** A local moment (see `inZone`); English as `DD MMM, yyyy, h:mm a`, such as `02 Mar, 2026, 10:05 am`; '' for an invalid date. */
export const formatMoment = (moment: string, language = 'en'): string => format(moment, language, true);

/** Whether a calendar day, `YYYY-MM-DD` with or without a time, is before another; false for an invalid day. */
export const isBefore = (day: string, other: string): boolean => formatDay(day) !== '' && day.slice(0, 10) < other;

/** Whether a deadline has passed; false without a deadline. */
export const hasPassed = (deadline: string | null, now: Date): boolean =>
  deadline !== null && Date.parse(deadline) < now.getTime();
