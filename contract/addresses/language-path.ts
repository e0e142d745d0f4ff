import { isKnownLanguage } from '../languages/language-tags.ts';

/** A first segment in the form of a language tag, with or without the suffix of React Router's data requests. */
const prefix = /^\/([a-z]{2,3}(?:-[a-z0-9]{2,8})*)(?=\/|\.data$|$)/i;

/** Codes for private use, such as that of the pseudo-locale (`qps`). */
export const isPrivateUse = (tag: string): boolean => /^q[a-t][a-z]$/i.test(tag);

/** The first segment of a path if it is a language: `de` of `/de/news`, but none of `/faq`, `/csr` or `/it-security`. */
export function languageSegment(path: string): string | undefined {
  const segment = prefix.exec(path)?.[1];
  return segment !== undefined && (isKnownLanguage(segment) || isPrivateUse(segment)) ? segment : undefined;
}

/** Whether a language can be the first segment of paths. */
export const isPageLanguage = (lang: string): boolean =>
  isKnownLanguage(lang) && languageSegment(`/${lang}`) !== undefined;

/** A path without its language: `/news` of `/de/news`. */
export function withoutLanguage(path: string): string {
  const segment = languageSegment(path);
  return segment === undefined ? path : path.slice(segment.length + 1) || '/';
}

/** The path of a page in a language; `basename` as in `LanguageLink`. */
export const pathIn = (basename: string, path: string): string =>
  basename && path === '/' ? basename : `${basename}${path}`;

/** A path that ends as the name of a file does. The feed, llms.txt and the locations exist in each language, as pages do. */
const fileName = /^(?!\/(?:feed\.atom|llms\.txt|locations\.csv)$)[^?#]*\.[a-z][a-z0-9]{1,4}(?=[?#]|$)/i;

/** Whether a path is that of a page rather than of a file, a picture or a call. */
export const isPagePath = (path: string): boolean =>
  /^\/(?!\/|(?:files|pictures|images|api)\/)/.test(path) && !fileName.test(path);
