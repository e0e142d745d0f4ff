import type { SiteLanguage } from '#content/company/definition.ts';
import { isPageLanguage, isPrivateUse } from '../addresses/language-path.ts';

/**
 * The languages besides the main one that the site has pages in, by the company information; a preview also has those
 * in preparation. Leaves out the main language, repeated ones and texts that are no languages, which a foreign backend
 * may send.
 */
export function otherLanguages(
  listed: readonly SiteLanguage[],
  { defaultLanguage, preview = false }: { defaultLanguage: string; preview?: boolean | undefined },
): SiteLanguage[] {
  const found = new Map<string, SiteLanguage>();
  for (const language of listed) {
    const { lang, state } = language;
    const tag = lang.toLowerCase();
    const isShown = (preview || state === 'Published') && tag !== defaultLanguage.toLowerCase();
    if (isShown && !found.has(tag) && (isPageLanguage(tag) || isPrivateUse(tag))) found.set(tag, language);
  }
  return [...found.values()];
}
