/**
 * The locale for `Intl` where it is more than the language. Arabic has Latin digits, like telephone numbers and most
 * texts of editors; the default differs between versions of ICU, so server and browser could differ.
 */
const locales: Readonly<Record<string, string>> = { ar: 'ar-u-nu-latn', pt: 'pt-PT', qps: 'en' };

/** The locale in which the site formats numbers, dates and lists in a language of its own texts. */
export const formatLocale = (language: string): string => locales[language] ?? language;
