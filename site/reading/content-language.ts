import { isLanguageTag, rememberByTag } from '#contract/languages/language-tags.ts';
import type { ContentLanguage } from '#ui/content-language.tsx';

/**
 * The `lang` and `dir` attributes of texts on a page whose own texts are in `pageLanguage`; undefined in that language.
 * Server only: some browsers lack `getTextInfo`.
 */
export function contentLanguage(tag: string, pageLanguage: string): ContentLanguage | undefined {
  if (!isLanguageTag(tag) || writingOf(tag) === writingOf(pageLanguage)) return undefined;
  return directionOf(tag) === directionOf(pageLanguage) ? { lang: tag } : { lang: tag, dir: directionOf(tag) };
}

/** The language and its script: a page in simplified Chinese (`zh`) would show traditional texts in the wrong font. */
const writingOf = rememberByTag((tag): string => {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return tag;
  }
});

/** The value of `og:locale`, such as `de_DE`: Open Graph requires a territory. */
export const openGraphLocale = rememberByTag((tag) => {
  const { language, region } = new Intl.Locale(usual[tag] ?? tag).maximize();
  return `${language}_${region}`;
});

/** English is that of Europe, and Portuguese that of Portugal; CLDR thinks of the United States and Brazil. */
const usual: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT' };

/** The direction in which a language is written. Server only: some browsers lack `getTextInfo`. */
export const directionOf = rememberByTag((tag): 'ltr' | 'rtl' => {
  try {
    return new Intl.Locale(tag).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
});
