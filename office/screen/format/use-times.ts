import { useMemo } from 'react';
import { useMe } from '#office/shell/me.ts';
import { formatLocale } from '#office/texts/format-locale.ts';
import { useLanguage } from '#office/texts/texts.ts';
import { timeWriter } from './show-time.ts';

/** Formats moments for display in the company's zone. */
export function useTimes() {
  const { timeZone } = useMe();
  const { language } = useLanguage();
  return useMemo(() => timeWriter(timeZone, formatLocale(language)), [timeZone, language]);
}
