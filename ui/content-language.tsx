import { createContext, type ReactNode, useContext } from 'react';

/** HTML attributes for editors' texts in another language than the page. */
export interface ContentLanguage {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

interface Languages {
  language: ContentLanguage;
  original: ContentLanguage;
  untranslated: ReadonlySet<string> | undefined;
}

const none: ContentLanguage = {};
const Language = createContext<Languages>({ language: none, original: none, untranslated: undefined });

/**
 * Provides the language of editors' texts; absent: the page's. The texts in `untranslated` have no translation: they
 * are in the language `original`. The text itself is the key, so that no component has to pass on where its text comes
 * from.
 */
export function ContentLanguageProvider({
  language = none,
  original = none,
  untranslated,
  children,
}: {
  language?: ContentLanguage | undefined;
  original?: ContentLanguage | undefined;
  untranslated?: ReadonlySet<string> | undefined;
  children: ReactNode;
}) {
  return <Language value={{ language, original, untranslated }}>{children}</Language>;
}

/** A function that returns the language of a text of editors. */
export function useContentLanguages(): (text: string) => ContentLanguage {
  const { language, original, untranslated } = useContext(Language);
  return (text) => (untranslated?.has(text) ? original : language);
}

/** The language of a text of editors. */
export const useContentLanguage = (text: string): ContentLanguage => useContentLanguages()(text);

/**
 * Marks a text of editors with its language if it differs from the page's. `text`: the whole text, if `children` shows
 * it in parts.
 */
export function ContentText({
  children,
  text = typeof children === 'string' ? children : '',
}: {
  children: ReactNode;
  text?: string;
}) {
  const language = useContentLanguage(text);
  return language.lang === undefined ? children : <span {...language}>{children}</span>;
}

/** A text of the site with a text of editors in it, such as "Back to Yarn". */
export function ContentInText({ text, content }: { text(content: string): string; content: string }) {
  const { lang } = useContentLanguage(content);
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
