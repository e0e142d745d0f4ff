import type { ReactNode } from 'react';
import type { EntryLanguage } from '#contract/entity.ts';
import { ContentLanguageProvider } from '#ui/content-language.tsx';
import { useShell } from '../shell/use-shell.ts';

/** Marks the texts of an entry that lacks a translation, or parts of one, with their language. */
export function EntryTexts({ of: { lang, fallback }, children }: { of: EntryLanguage; children: ReactNode }) {
  const { inPath, contentLanguage, original } = useShell();
  if (!inPath || lang === undefined) return children;
  const isTranslated = inPath.lang.startsWith(lang);
  return (
    <ContentLanguageProvider
      language={isTranslated ? contentLanguage : original}
      original={original}
      fallback={fallback}
    >
      {children}
    </ContentLanguageProvider>
  );
}

/** The language of an entry, for the data of a page that shows only some of its fields. */
export const languageOf = ({ lang, fallback }: EntryLanguage): EntryLanguage =>
  lang === undefined ? {} : { lang, ...(fallback ? { fallback } : {}) };
