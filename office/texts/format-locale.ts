/**
 * The locale for `Intl` where it is more than the language. English dates name the day first. Arabic has Latin digits,
 * as on the site: the default differs between browsers.
 */
const locales: Readonly<Record<string, string>> = { ar: 'ar-u-nu-latn', en: 'en-GB', pt: 'pt-PT', qps: 'en-GB' };

/** The locale in which the office formats numbers and dates in a language. */
export const formatLocale = (language: string): string => locales[language] ?? language;
