import type { SiteLanguage } from '#contract/entities/company.ts';
import { ownLanguageName } from '#contract/languages.ts';
import type { SiteServices } from '../context.ts';
import type { LanguageLink } from '../shell/shell-data.ts';

/** The languages that the site can be read in, the default one first. A preview also shows languages in preparation. */
export function languageLinks(
  languages: readonly SiteLanguage[],
  { defaultLanguage, preview }: SiteServices,
): LanguageLink[] {
  const shown = languages.filter(
    ({ lang, state }) => lang && lang !== defaultLanguage && (preview || state === 'Published'),
  );
  return [
    { lang: defaultLanguage, name: ownLanguageName(defaultLanguage), basename: '' },
    ...shown.map(({ lang, name }) => ({
      lang,
      name: name || ownLanguageName(lang),
      basename: `/${lang.toLowerCase()}`,
    })),
  ];
}
