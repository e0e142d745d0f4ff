import { pathIn } from '#contract/language-path.ts';
import type { CallContext } from './context.ts';
import { viewOf } from './read-entry.ts';

/** The URL of a page in a language, such as `https://www.example.com/de/news`; in the default language where the site lacks the language. */
export async function siteUrl(path: string, lang: string | undefined, context: CallContext): Promise<string> {
  const { publicUrl, store } = context;
  const entry = lang === undefined ? undefined : await store.entries.publishedSingle('company');
  const { languages = [] } = (entry && viewOf('company', entry, context)) ?? {};
  const own = languages.find(
    (language) => language.state === 'Published' && language.lang.toLowerCase() === lang?.toLowerCase(),
  );
  const isOther = own !== undefined && own.lang !== store.defaultLanguage;
  return publicUrl + pathIn(isOther ? `/${own.lang.toLowerCase()}` : '', path);
}
