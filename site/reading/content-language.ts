import { isLanguageTag } from '#contract/languages.ts';
import type { ContentLanguage } from '#ui/content-language.tsx';

/** The language of the document and of the site's own texts. */
const pageLanguage = 'en';

/**
 * The `lang` and `dir` attributes of editors' texts; undefined in the page's own language. Server only: some browsers lack `getTextInfo`.
 */
export function contentLanguage(tag: string): ContentLanguage | undefined {
  if (!isLanguageTag(tag) || tag.split('-')[0]?.toLowerCase() === pageLanguage) return undefined;
  return isRightToLeft(tag) ? { lang: tag, dir: 'rtl' } : { lang: tag };
}

/** The value of `og:locale`, such as `de_DE`: Open Graph requires a territory. Absent: the language of the site's own texts. */
export function openGraphLocale(tag = 'en-GB'): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

function isRightToLeft(tag: string): boolean {
  try {
    return new Intl.Locale(tag).getTextInfo().direction === 'rtl';
  } catch {
    return false;
  }
}
