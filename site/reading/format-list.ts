import { formatLocale } from '../texts/format-locale.ts';

/** Facts as a list in a language, such as `PDF, 42 KB, German`. */
export const formatList = (facts: readonly string[], language: string): string =>
  new Intl.ListFormat(formatLocale(language), { type: 'unit' }).format(facts);
