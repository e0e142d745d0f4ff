import { showBytes } from '#office/screen/format/show-bytes.ts';
import { formatLocale } from './format-locale.ts';
import { useLanguage } from './texts.ts';

/** The name of a language, such as “German”; the tag itself if it has none. */
function namesIn(locale: string): (tag: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return (tag) => {
    try {
      return names.of(tag) ?? tag;
    } catch {
      return tag;
    }
  };
}

function formatsFor(locale: string) {
  const days = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' });
  const shortDays = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  const longDays = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' });
  const months = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const exactNumbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 12 });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const lists = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const dayText = (format: Intl.DateTimeFormat) => (day: string) => {
    const time = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(time) ? '' : format.format(time);
  };
  return {
    locale,
    /** `2026-11-21` as `21 Nov 2026`; '' for no day. */
    day: dayText(days),
    /** `2026-11-21` as `Saturday, 21 November 2026`. */
    longDay: dayText(longDays),
    /** `2026-11-21` as `21 Nov`. */
    shortDay: dayText(shortDays),
    /** `2026-11` as `November 2026`. */
    month: (month: string) => dayText(months)(`${month}-01`),
    /** With at most one decimal place. */
    number: (value: number) => numbers.format(value),
    /** As it was entered. */
    exact: (value: number) => exactNumbers.format(value),
    /** 0.125 as `12.5%`. */
    percent: (share: number) => percents.format(share),
    bytes: (bytes: number) => showBytes(bytes, locale),
    list: (items: readonly string[]) => lists.format(items),
    /** What is between the items of a list, for items that are elements. */
    listSeparators: (length: number) =>
      lists
        .formatToParts(Array.from({ length }, String))
        .flatMap(({ type, value }) => (type === 'literal' ? [value] : [])),
    languageName: namesIn(locale),
  };
}

/** By locale: to make them takes 2 ms, and each row of a list uses them. */
const made = new Map<string, ReturnType<typeof formatsFor>>();

/** Formats numbers, days, sizes and names of languages in the language of the office. */
export function useFormats() {
  const { language } = useLanguage();
  const locale = formatLocale(language);
  const formats = made.get(locale) ?? formatsFor(locale);
  made.set(locale, formats);
  return formats;
}
