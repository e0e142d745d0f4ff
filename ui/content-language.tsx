import { createContext, type ReactNode, useContext } from 'react';

/** The language of editors' texts where it is not that of the page, as attributes of an element. */
export interface ContentLanguage {
  lang?: string;
  dir?: 'rtl';
}

const none: ContentLanguage = {};
const Language = createContext<ContentLanguage>(none);

/** Names the language of editors' texts; absent: that of the page. */
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

/** A text of editors beside the site's own, which is in the language of the page. */
export function ContentText({ children }: { children: ReactNode }) {
  const language = useContentLanguage();
  return language.lang === undefined ? children : <span {...language}>{children}</span>;
}
