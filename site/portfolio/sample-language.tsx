import type { ReactNode } from 'react';
import { ContentLanguageProvider } from '#ui/content-language.tsx';
import { useLanguage } from '../shell/use-language.ts';

const english = { lang: 'en', dir: 'ltr' } as const;

/** The texts of samples are part of the program, in English. On pages in other languages they are marked with it. */
export function SampleLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <ContentLanguageProvider language={language === 'en' ? undefined : english}>{children}</ContentLanguageProvider>
  );
}
