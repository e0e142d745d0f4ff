import { pathIn } from '#contract/addresses/language-path.ts';
import { otherLanguages } from '#contract/languages/site-languages.ts';
import type { CallContext } from './context.ts';
import { viewOf } from './read-entry.ts';

/**
 * The URL of a page in a language, such as `https://www.example.com/de/news`; in the default language where the site
 * lacks the language.
 */
export async function siteUrl(path: string, lang: string | undefined, context: CallContext): Promise<string> {
  const { publicUrl, store } = context;
  const entry = lang === undefined ? undefined : await store.entries.publishedSingle('company');
  const { languages = [] } = (entry && viewOf('company', entry, context)) ?? {};
  const { defaultLanguage } = store;
  const own = otherLanguages(languages, { defaultLanguage }).find(
    (language) => language.lang.toLowerCase() === lang?.toLowerCase(),
  );
  return publicUrl + pathIn(own ? `/${own.lang.toLowerCase()}` : '', path);
}
