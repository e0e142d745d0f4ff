/**
 * The locale for `Intl` where it is more than the language: the region of Portuguese, and digits, whose default for Arabic and Bengali
 * differs between ICU versions, so that server and browser would differ. Arabic has Latin digits like editors' texts and telephone numbers.
 */
const locales: Readonly<Record<string, string>> = {
  ar: 'ar-u-nu-latn',
  bn: 'bn-u-nu-beng',
  pt: 'pt-PT',
  qps: 'en',
  zh: 'zh-Hans',
};

/** The locale in which the site formats numbers, dates and lists in a language of its own texts. */
export const formatLocale = (language: string): string => locales[language] ?? language;
