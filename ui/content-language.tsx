import { createContext, type ReactNode, useContext } from 'react';

/** HTML attributes for editors' texts in another language than the page. */
export interface ContentLanguage {
  lang?: string;
  dir?: 'rtl';
}

const none: ContentLanguage = {};
const Language = createContext<ContentLanguage>(none);

/** Provides the language of editors' texts; absent: the page's. */
export function ContentLanguageProvider({
  language = none,
  children,
}: {
  language?: ContentLanguage;
  children: ReactNode;
}) {
  return <Language value={language}>{children}</Language>;
}

export const useContentLanguage = (): ContentLanguage => useContext(Language);

/** Marks a text of editors with its language if it differs from the page's. */
export function ContentText({ children }: { children: ReactNode }) {
  const language = useContentLanguage();
  return language.lang === undefined ? children : <span {...language}>{children}</span>;
}

/** A text of the site with a text of editors in it, such as "Back to Yarn". */
export function ContentInText({ text, content }: { text(content: string): string; content: string }) {
  const { lang } = useContentLanguage();
  if (lang === undefined) return text(content);
  const [before, after] = text(gap).split(gap);
  return (
    <>
      {before}
      <ContentText>{content}</ContentText>
      {after}
    </>
  );
}

/** A separator: editors’ plain texts have no control characters. */
const gap = '\u0000';
