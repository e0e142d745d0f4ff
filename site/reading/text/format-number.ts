import { formatLocale } from '#site/texts/format-locale.ts';

/** A number in a language. */
export const formatNumber = (value: number, language: string): string => value.toLocaleString(formatLocale(language));
