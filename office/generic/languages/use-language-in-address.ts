import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isLanguageTag } from '#contract/languages.ts';

/** The language that the address asks for (`?lang=de`) when the form opens; '' is the default language. */
export function useLanguageInAddress(): string {
  const [search] = useSearchParams();
  const [lang] = useState(() => (search.get('lang') ?? '').toLowerCase());
  return isLanguageTag(lang) ? lang : '';
}
