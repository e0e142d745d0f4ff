import { createContext, type ReactNode, useContext } from 'react';

/** HTML attributes for editors' texts in another language than the page. */
export interface ContentLanguage {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

interface Languages {
  language: ContentLanguage;
  original: ContentLanguage;
  fallback: readonly string[];
}

const none: ContentLanguage = {};
const Language = createContext<Languages>({ language: none, original: none, fallback: [] });

/**
 * Provides the language of editors' texts; absent: the page's. `fallback` names the fields of an entry that have no translation: they are in
 * the language `original`.
 */
export function ContentLanguageProvider({
  language = none,
  original = none,
  fallback = [],
  children,
}: {
  language?: ContentLanguage | undefined;
  original?: ContentLanguage | undefined;
  fallback?: readonly string[] | undefined;
  children: ReactNode;
}) {
  return <Language value={{ language, original, fallback }}>{children}</Language>;
}

/** The language of a text of editors. `field`: its path in its entry, such as `content.0.title`. */
export function useContentLanguage(field = ''): ContentLanguage {
  const { language, original, fallback } = useContext(Language);
  return fallback.includes(field) ? original : language;
}

/** Marks a text of editors with its language if it differs from the page's. */
export function ContentText({ field, children }: { field?: string | undefined; children: ReactNode }) {
  const language = useContentLanguage(field);
  return language.lang === undefined ? children : <span {...language}>{children}</span>;
}

/** A text of the site with a text of editors in it, such as "Back to Yarn". */
export function ContentInText({
  text,
  content,
  field,
}: {
  text(content: string): string;
  content: string;
  field?: string;
}) {
  const { lang } = useContentLanguage(field);
  if (lang === undefined) return text(content);
  const [before, after] = text(gap).split(gap);
  return (
    <>
      {before}
      <ContentText field={field}>{content}</ContentText>
      {after}
    </>
  );
}

/** A separator: editors’ plain texts have no control characters. */
const gap = '\u0000';
