import { createContext, type ReactNode, useContext } from 'react';

/** HTML attributes for editors' texts in another language than the page. */
export interface ContentLanguage {
  lang?: string;
  dir?: 'rtl';
}

const none: ContentLanguage = {};
const Language = createContext<ContentLanguage>(none);

/** Provides the language of editors' texts; absent: that of the page. */
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

/** Marks a text of editors with its language where it differs from the page's. */
export function ContentText({ children }: { children: ReactNode }) {
  const language = useContentLanguage();
  return language.lang === undefined ? children : <span {...language}>{children}</span>;
}
