import { loaders } from '#build/messages/common.ts';

/** The languages that the site has texts of its own in. */
export const textLanguages: readonly string[] = Object.keys(loaders);

/** The language of the site's own texts on pages in a language: the same, a more general one, or English. */
export function textLanguageOf(lang: string): string {
  const general = lang.split('-')[0] ?? lang;
  return [lang, general].find((language) => Object.hasOwn(loaders, language)) ?? 'en';
}
