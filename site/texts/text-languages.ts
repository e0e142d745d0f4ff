import { loaders } from '#build/messages/common.ts';

/** The languages that the site has texts of its own in. */
export const textLanguages: readonly string[] = Object.keys(loaders);

/** The language of the site's own texts on pages in a language: the same, a more general one, or English. */
export function textLanguageOf(lang: string): string {
  const tag = lang.toLowerCase();
  return [tag, tag.split('-')[0] ?? tag].find((language) => Object.hasOwn(loaders, language)) ?? 'en';
}
