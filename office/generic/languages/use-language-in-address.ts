import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isLanguageTag } from '#contract/languages/language-tags.ts';
import { useMe } from '#office/shell/me.ts';

/** The language that the address asks for (`?lang=de`) when the form opens; '' is the main language. */
export function useLanguageInAddress(): string {
  const [search] = useSearchParams();
  const { mainLanguage } = useMe();
  const [lang] = useState(() => (search.get('lang') ?? '').toLowerCase());
  return isLanguageTag(lang) && lang !== mainLanguage.toLowerCase() ? lang : '';
}
