import { isLanguageTag } from '#contract/languages.ts';
import type { ContentLanguage } from '#ui/content-language.tsx';

/** The language of the document and of the site's own texts. */
const pageLanguage = 'en';

/** The attributes of editors' texts in a language; undefined where it is the page's. Server only: some browsers lack `getTextInfo`. */
export function contentLanguage(tag: string): ContentLanguage | undefined {
  if (!isLanguageTag(tag) || tag.split('-')[0]?.toLowerCase() === pageLanguage) return undefined;
  return isRightToLeft(tag) ? { lang: tag, dir: 'rtl' } : { lang: tag };
}

function isRightToLeft(tag: string): boolean {
  try {
    return new Intl.Locale(tag).getTextInfo().direction === 'rtl';
  } catch {
    return false;
  }
}
