import type { SiteLanguage } from '#content/company/definition.ts';
import { pathIn } from '#contract/addresses/language-path.ts';
import { ownLanguageName } from '#contract/languages/language-tags.ts';
import { otherLanguages } from '#contract/languages/site-languages.ts';
import type { SiteServices } from '../context.ts';
import { contentLanguage } from '../reading/content-language.ts';
import type { LanguageLink, LanguageOffer, ShellData } from '../shell/shell-data.ts';
import { textLanguageOf } from '../texts/text-languages.ts';
import { textsFor } from '../texts/use-texts.ts';

/** The languages that the site can be read in, the default one first. A preview also shows languages in preparation. */
export function languageLinks(
  languages: readonly SiteLanguage[],
  { defaultLanguage, preview }: SiteServices,
): LanguageLink[] {
  return [
    { lang: defaultLanguage, name: ownLanguageName(defaultLanguage), basename: '' },
    ...otherLanguages(languages, { defaultLanguage, preview }).map(({ lang, name }) => ({
      lang,
      name: name || ownLanguageName(lang),
      basename: `/${lang.toLowerCase()}`,
    })),
  ];
}

/** A tag and the more general ones: `pt-br`, `pt`. */
function andMoreGeneral(tag: string): string[] {
  const end = tag.lastIndexOf('-');
  return end < 0 ? [tag] : [tag, ...andMoreGeneral(tag.slice(0, end))];
}

/**
 * The languages with the path of a page in each. `paths`: by lower-case tag, at least that of the default language. A
 * language that the page is not translated into has the path of a more general one.
 */
export function withPaths(languages: readonly LanguageLink[], paths: Readonly<Record<string, string>>): LanguageLink[] {
  const main = paths[languages[0]?.lang.toLowerCase() ?? ''];
  return languages.map((language) => {
    const path =
      andMoreGeneral(language.lang.toLowerCase())
        .map((tag) => paths[tag])
        .find(Boolean) ?? main;
    return path === undefined ? language : { ...language, path };
  });
}

/**
 * The offers to read a page in the other languages that it has a text of its own in, as far as the site's own texts are
 * in them.
 */
export function languageOffers(
  { language, languages = [], translated = [] }: ShellData,
  path: string,
): LanguageOffer[] {
  return languages.flatMap(({ lang, basename, path: own = path }) => {
    const attributes = contentLanguage(lang, language);
    const isOwn = basename === '' || translated.includes(lang.toLowerCase());
    // That of the visitor’s browser without its region: Brazilians and Portuguese read a page in pt-BR.
    const read = textLanguageOf(lang);
    if (!attributes || !isOwn || read !== lang.toLowerCase().split('-')[0]) return [];
    const { offer, dismiss } = textsFor(read).languages;
    return { lang: read, dir: attributes.dir, href: pathIn(basename, own), text: offer, dismiss };
  });
}
